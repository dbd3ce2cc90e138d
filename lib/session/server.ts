import "server-only";
import { cookies } from "next/headers";
import type { z } from "zod";
import type { Login } from "@/lib/contract/session";
import { env } from "@/lib/env";
import { type Cookie, type Entered, endedCookies, sessionCookies } from "./cookies";
import { entered } from "./enter";
import { SESSION_COOKIES } from "./index";
import { restoreOnce } from "./restore";

/** The bearer of the person who asks; nothing for a guest. Never leaves the server. */
export async function getAccessToken(): Promise<string | undefined> {
  return (await cookies()).get(SESSION_COOKIES.access)?.value || undefined;
}

async function keep(all: Cookie[]): Promise<void> {
  const jar = await cookies();
  for (const cookie of all) jar.set(cookie);
}

/** Logs this browser in with what login or registration answered. For handlers, which may set cookies. */
export async function openSession(loggedIn: z.output<typeof Login.response>): Promise<Entered> {
  const session = await entered(loggedIn);
  await keep(sessionCookies(session, env.SITE_URL));
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
  const token = (await cookies()).get(SESSION_COOKIES.restore)?.value;
  const session = token ? await restoreOnce(token, visitor) : undefined;
  if (!session) return undefined;
  await keep(sessionCookies(session, env.SITE_URL));
  return session.accessToken;
}
