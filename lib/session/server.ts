import "server-only";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import type { z } from "zod";
import type { Call } from "@/lib/contract/call";
import type { Login } from "@/lib/contract/session";
import { env } from "@/lib/env";
import { GatewayError } from "@/lib/http/errors";
import { send } from "@/lib/http/gateway";
import type { Input } from "@/lib/http/request";
import { routes } from "@/lib/routes";
import { forgetBelongings } from "./belongings";
import { type Cookie, type Entered, endedCookies, greetingCookie, renewalCookie, sessionCookies } from "./cookies";
import { entered } from "./enter";
import { PATH_HEADER, RENEWAL_COOKIE, SESSION_COOKIES, tokenOf, type Visitor } from "./index";
import { restoreOnce } from "./restore";

async function keep(all: Cookie[]): Promise<void> {
  const jar = await cookies();
  for (const cookie of all) jar.set(cookie);
}

/** The bearer of the person who asks; nothing for a guest. Never leaves the server. */
export async function getAccessToken(): Promise<string | undefined> {
  return tokenOf((await cookies()).get(SESSION_COOKIES.access)?.value);
}

/** The long-lived token of this browser, which renews and ends its session. Never leaves the server. */
export async function getRestoreToken(): Promise<string | undefined> {
  return tokenOf((await cookies()).get(SESSION_COOKIES.restore)?.value);
}

/** A session that was just renewed may end once more; one that is refused each time it is renewed is not worth a third try. */
const RENEWALS_MAX = 2;

/** How often the session was renewed for a page in the last seconds. */
async function renewals(): Promise<number> {
  return Number((await cookies()).get(RENEWAL_COOKIE)?.value) || 0;
}

/**
 * A page may not set cookies: what renews the session, or else leads to the login, is a handler. Where that has just been done in vain the
 * refusal stands, or browser and site would send one another in circles.
 */
async function renewAndReturn(refused: Error): Promise<never> {
  if ((await renewals()) >= RENEWALS_MAX) throw refused;
  const path = (await headers()).get(PATH_HEADER) ?? routes.member;
  redirect(routes.restoreFor(path));
}

/** In whose name and how long a handler asks that a form was posted to. */
export type Way = { token: string; timeout: number };

/**
 * Makes a call in the name of the member who asks for a personal page; one whose session has run out gets a new one,
 * a guest is led to the login, and both back here. Other errors as in `send`. A handler of a form gives its `way`, and gets them all.
 */
export async function sendAsMember<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  call: Call<P, Q, B, R>,
  input: Input<P, Q, B>,
  way?: Way,
): Promise<z.output<R>> {
  if (way) return send(call, input, way);
  const token = await getAccessToken();
  if (!token) return renewAndReturn(new GatewayError(401, ""));
  try {
    return await send(call, input, { token });
  } catch (error) {
    if (error instanceof GatewayError && error.status === 401) return renewAndReturn(error);
    throw error;
  }
}

/** Tells the pages how to greet the member, in the one cookie that scripts may read. For handlers. */
export const keepGreeting = (visitor: Visitor): Promise<void> => keep([greetingCookie(visitor, env.SITE_URL)]);

/** Logs this browser in with what login or registration answered: the tokens out of reach of scripts, the greeting within it. For handlers. */
export async function keepSession(loggedIn: z.output<typeof Login.response>): Promise<Entered> {
  const session = await entered(loggedIn);
  await keep(sessionCookies(session, env.SITE_URL));
  await forgetBelongings(session.userId);
  return session;
}

/** Forgets the session in this browser. For handlers. */
export const forgetSession = (): Promise<void> => keep(endedCookies(env.SITE_URL));

/**
 * Renews the session of this browser with its long-lived token, once; the new bearer, or nothing where there is no such token or
 * it is worth nothing. For handlers.
 * @throws GatewayUnreachable when the gateway cannot be asked
 */
export async function renewSession(visitor: Headers): Promise<string | undefined> {
  const token = await getRestoreToken();
  const session = token ? await restoreOnce(token, visitor) : undefined;
  if (!session) return undefined;
  await keep(sessionCookies(session, env.SITE_URL));
  return session.accessToken;
}

/** Remembers for a moment that the session was renewed for a page, see `renewAndReturn`. For handlers. */
export const keepRenewal = async (): Promise<void> => keep([renewalCookie((await renewals()) + 1, env.SITE_URL)]);

/** The bearer of this browser, renewed where it has run out; nothing for a guest. For handlers; errors as in `renewSession`. */
export const bearerOf = async (visitor: Headers): Promise<string | undefined> =>
  (await getAccessToken()) ?? (await renewSession(visitor));

/**
 * Works with the bearer of who asks, once more with a renewed one where the gateway has ended it; nothing for a guest, or where the session is
 * over. Errors as those of the work, and as in `renewSession`. For handlers.
 */
export async function inSession<T>(visitor: Headers, work: (token: string) => Promise<T>): Promise<T | undefined> {
  const token = await bearerOf(visitor);
  if (!token) return undefined;
  try {
    return await work(token);
  } catch (error) {
    if (!(error instanceof GatewayError && error.status === 401)) throw error;
    const renewed = await renewSession(visitor);
    return renewed ? work(renewed) : undefined;
  }
}
