import "server-only";
import { cookies } from "next/headers";
import { env } from "@/lib/env";
import { SESSION_COOKIES, type Visitor } from "./index";

/** As long as the token that restores the session lives. */
const SESSION_SECONDS = 30 * 24 * 3600;

/** The bearer of the person who asks; nothing for a guest. Never leaves the server. */
export async function getAccessToken(): Promise<string | undefined> {
  return (await cookies()).get(SESSION_COOKIES.access)?.value || undefined;
}

/** Tells the pages how to greet the member, in the one cookie that scripts may read. */
export async function keepGreeting({ name, accountType }: Visitor): Promise<void> {
  const jar = await cookies();
  const secure = env.SITE_URL.startsWith("https:");
  const value = `${name.replaceAll("|", " ")}|${accountType}`;
  jar.set(SESSION_COOKIES.user, value, { path: "/", sameSite: "lax", secure, maxAge: SESSION_SECONDS });
}

/** Forgets the session in this browser. */
export async function forgetSession(): Promise<void> {
  const jar = await cookies();
  for (const name of Object.values(SESSION_COOKIES)) jar.delete(name);
}
