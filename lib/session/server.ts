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
import { type Cookie, endedCookies, greetingCookie, type NewSession, renewalCookie, sessionCookies } from "./cookies";
import { PATH_HEADER, parseToken, RENEWAL_COOKIE, SESSION_COOKIES, type Visitor } from "./index";
import { clearMemberCookies } from "./member-cookies";
import { newSession } from "./new-session";
import { renewOnce } from "./renew-once";

async function setCookies(all: Cookie[]): Promise<void> {
  const jar = await cookies();
  for (const cookie of all) jar.set(cookie);
}

/** Bearer token for the gateway's calls; undefined for a guest, and when it has expired. */
export async function getAccessToken(): Promise<string | undefined> {
  return parseToken((await cookies()).get(SESSION_COOKIES.access)?.value);
}

/** The long-lived token: it renews the session when the access token has expired (`withAccessToken` in handlers, `renewAndReturn` on pages). */
export async function getRestoreToken(): Promise<string | undefined> {
  return parseToken((await cookies()).get(SESSION_COOKIES.restore)?.value);
}

/** Ends a loop in which the gateway refuses the page again after each renewal. */
const RENEWALS_MAX = 2;

async function recentRenewals(): Promise<number> {
  return Number((await cookies()).get(RENEWAL_COOKIE)?.value) || 0;
}

/** Pages cannot set cookies: leads to `/api/session/restore`, which renews and leads back, or to the login. Rethrows after RENEWALS_MAX. */
async function renewAndReturn(refused: Error): Promise<never> {
  if ((await recentRenewals()) >= RENEWALS_MAX) throw refused;
  const path = (await headers()).get(PATH_HEADER) ?? routes.member;
  redirect(routes.restoreFor(path));
}

/** Bearer and timeout (milliseconds) of a handler's calls. */
export type CallContext = { token: string; timeout: number };

/** A call with the member's bearer. On a page (no `context`) a 401 redirects to renewal or login; in a handler it is thrown. */
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

export const setGreetingCookie = (visitor: Visitor): Promise<void> => setCookies([greetingCookie(visitor, env.SITE_URL)]);

/** Sets the cookies of a new session. For handlers. */
export async function saveSession(loggedIn: z.output<typeof Login.response>): Promise<NewSession> {
  const session = await newSession(loggedIn);
  await setCookies(sessionCookies(session, env.SITE_URL));
  await clearMemberCookies(session.userId);
  return session;
}

export const clearSession = (): Promise<void> => setCookies(endedCookies(env.SITE_URL));

/** Renews the session, sets its cookies and returns the access token. Undefined without a valid restore token. For handlers. Throws as `renewOnce`. */
export async function renewSession(visitor: Headers): Promise<string | undefined> {
  const token = await getRestoreToken();
  const session = token ? await renewOnce(token, visitor) : undefined;
  if (!session) return undefined;
  await setCookies(sessionCookies(session, env.SITE_URL));
  return session.accessToken;
}

/** Counts a renewal in a cookie that lasts some seconds, for RENEWALS_MAX. For handlers. */
export const countRenewal = async (): Promise<void> => setCookies([renewalCookie((await recentRenewals()) + 1, env.SITE_URL)]);

const currentAccessToken = async (visitor: Headers): Promise<string | undefined> =>
  (await getAccessToken()) ?? (await renewSession(visitor));

/** Runs `work` with the bearer, after a 401 again with a renewed one. Undefined for a guest, and when renewal is refused. For handlers. Throws as `renewSession`. */
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
