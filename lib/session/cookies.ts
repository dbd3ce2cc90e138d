import "server-only";
import { cookies } from "next/headers";
import type { z } from "zod";
import type { AutoRegister, User } from "@/lib/contract/session";
import { env } from "@/lib/env";
import { SESSION_COOKIES, type Visitor } from "./index";

type LoggedIn = z.output<typeof AutoRegister.response>;

// The gateway ends a bearer itself; the cookie is only forgotten in time, so that the restoring token takes over.
const ACCESS_SECONDS = 2 * 60 * 60;
const RESTORE_SECONDS = 30 * 24 * 60 * 60;

const isLocal = (host: string) => host === "localhost" || host === "[::1]" || host.startsWith("127.");
const OPTIONS = { path: "/", sameSite: "lax", secure: !isLocal(new URL(env.SITE_URL).hostname) } as const;

const accountType = ({ phone }: User) => (phone ? "phone" : "email");

/** Keeps a session in this browser: tokens where no script reads them, beside them how to greet (DESIGN.md, Session). */
export async function keepSession({ access_token, pord_token, user }: LoggedIn): Promise<void> {
  const jar = await cookies();
  const readable = { ...OPTIONS, maxAge: RESTORE_SECONDS };
  jar.set(SESSION_COOKIES.access, access_token, { ...OPTIONS, httpOnly: true, maxAge: ACCESS_SECONDS });
  if (pord_token) jar.set(SESSION_COOKIES.restore, pord_token, { ...OPTIONS, httpOnly: true, maxAge: RESTORE_SECONDS });
  await keepGreeting({ name: user.nickName || user.userName, accountType: accountType(user) });
  jar.set(SESSION_COOKIES.userId, user.userId, readable);
}

/** Tells the pages how to greet the member, in the one cookie that scripts may read. */
export async function keepGreeting({ name, accountType }: Visitor): Promise<void> {
  const value = `${name.replaceAll("|", " ")}|${accountType}`;
  (await cookies()).set(SESSION_COOKIES.user, value, { ...OPTIONS, maxAge: RESTORE_SECONDS });
}

/** Forgets the session in this browser. */
export async function forgetSession(): Promise<void> {
  const jar = await cookies();
  for (const name of Object.values(SESSION_COOKIES)) jar.delete(name);
}
