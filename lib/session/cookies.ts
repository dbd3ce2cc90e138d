import "server-only";
import { cookies } from "next/headers";
import type { z } from "zod";
import type { Login } from "@/lib/contract/session";
import { env } from "@/lib/env";
import { entered } from "./enter";
import { SESSION_COOKIES, type Visitor } from "./index";
import { restoreOnce } from "./restore";
import { getAccessToken } from "./server";
import { type Cookie, type Entered, endedCookies, greetingCookie, sessionCookies } from "./session-cookies";

async function keep(all: Cookie[]): Promise<void> {
  const jar = await cookies();
  for (const cookie of all) jar.set(cookie);
}

/** Tells the pages how to greet the member, in the one cookie that scripts may read. For handlers. */
export const keepGreeting = (visitor: Visitor): Promise<void> => keep([greetingCookie(visitor, env.SITE_URL)]);

/** Keeps what login or registration answered: tokens where no script reads them, beside them how to greet (DESIGN.md, Session). For handlers. */
export async function keepSession(loggedIn: z.output<typeof Login.response>): Promise<Entered> {
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

/** The bearer of this browser, renewed where it has run out; nothing for a guest. For handlers; errors as in `renewSession`. */
export const bearerOf = async (visitor: Headers): Promise<string | undefined> =>
  (await getAccessToken()) ?? (await renewSession(visitor));
