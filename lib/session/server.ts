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
import { type Cookie, type Entered, endedCookies, greetingCookie, renewalCookie, sessionCookies } from "./cookies";
import { PATH_HEADER, parseToken, RENEWAL_COOKIE, SESSION_COOKIES, type Visitor } from "./index";
import { clearMemberCookies } from "./member-cookies";
import { newSession } from "./new-session";
import { restoreOnce } from "./restore";

async function setCookies(all: Cookie[]): Promise<void> {
  const jar = await cookies();
  for (const cookie of all) jar.set(cookie);
}

/** The bearer of the person who asks; undefined for a guest. Never leaves the server. */
export async function getAccessToken(): Promise<string | undefined> {
  return parseToken((await cookies()).get(SESSION_COOKIES.access)?.value);
}

/** The long-lived token of this browser, which renews and ends its session. Never leaves the server. */
export async function getRestoreToken(): Promise<string | undefined> {
  return parseToken((await cookies()).get(SESSION_COOKIES.restore)?.value);
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

/** The member's token and the timeout of a form handler's calls. */
export type CallContext = { token: string; timeout: number };

/**
 * Makes a call in the name of the member who asks for a personal page; one whose session has run out gets a new one,
 * a guest is led to the login, and both back here. Other errors as in `send`. A handler of a form gives its `context`, and gets them all.
 */
export async function sendAsMember<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  call: Call<P, Q, B, R>,
  input: Input<P, Q, B>,
  context?: CallContext,
): Promise<z.output<R>> {
  if (context) return send(call, input, context);
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
export const setGreetingCookie = (visitor: Visitor): Promise<void> => setCookies([greetingCookie(visitor, env.SITE_URL)]);

/** Logs this browser in with what login or registration answered: the tokens out of reach of scripts, the greeting within it. For handlers. */
export async function saveSession(loggedIn: z.output<typeof Login.response>): Promise<Entered> {
  const session = await newSession(loggedIn);
  await setCookies(sessionCookies(session, env.SITE_URL));
  await clearMemberCookies(session.userId);
  return session;
}

/** Forgets the session in this browser. For handlers. */
export const clearSession = (): Promise<void> => setCookies(endedCookies(env.SITE_URL));

/**
 * Renews the session of this browser with its long-lived token, once; the new bearer, or nothing where there is no such token or
 * it is worth nothing. For handlers.
 * @throws GatewayUnreachable when the gateway cannot be asked
 */
export async function renewSession(visitor: Headers): Promise<string | undefined> {
  const token = await getRestoreToken();
  const session = token ? await restoreOnce(token, visitor) : undefined;
  if (!session) return undefined;
  await setCookies(sessionCookies(session, env.SITE_URL));
  return session.accessToken;
}

/** Remembers for a moment that the session was renewed for a page, see `renewAndReturn`. For handlers. */
export const countRenewal = async (): Promise<void> => setCookies([renewalCookie((await renewals()) + 1, env.SITE_URL)]);

/** The bearer of this browser, renewed where it has run out; undefined for a guest. For handlers; errors as in `renewSession`. */
export const currentAccessToken = async (visitor: Headers): Promise<string | undefined> =>
  (await getAccessToken()) ?? (await renewSession(visitor));

/**
 * Works with the bearer of who asks, once more with a renewed one where the gateway has ended it; nothing for a guest, or where the session is
 * over. Errors as those of the work, and as in `renewSession`. For handlers.
 */
export async function withAccessToken<T>(visitor: Headers, work: (token: string) => Promise<T>): Promise<T | undefined> {
  const token = await currentAccessToken(visitor);
  if (!token) return undefined;
  try {
    return await work(token);
  } catch (error) {
    if (!(error instanceof GatewayError && error.status === 401)) throw error;
    const renewed = await renewSession(visitor);
    return renewed ? work(renewed) : undefined;
  }
}
