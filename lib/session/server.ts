import "server-only";
import { cookies } from "next/headers";
import type { z } from "zod";
import type { AutoRegister } from "@/lib/contract/session";
import { env } from "@/lib/env";
import { SESSION_COOKIES } from "./index";

/** As long as the restoring token lives. */
const SESSION_SECONDS = 30 * 24 * 3600;

/** The bearer of the person who asks; nothing for a guest. Never leaves the server. */
export async function getAccessToken(): Promise<string | undefined> {
  return (await cookies()).get(SESSION_COOKIES.access)?.value || undefined;
}

/** Keeps what registration and login answer: the tokens out of reach of scripts, the greeting within it. */
export async function keepSession({ access_token, pord_token, user }: z.output<typeof AutoRegister.response>): Promise<void> {
  const jar = await cookies();
  const readable = { path: "/", sameSite: "lax", secure: env.SITE_URL.startsWith("https:"), maxAge: SESSION_SECONDS } as const;
  const hidden = { ...readable, httpOnly: true };
  jar.set(SESSION_COOKIES.access, access_token, hidden);
  if (pord_token) jar.set(SESSION_COOKIES.restore, pord_token, hidden);
  jar.set(SESSION_COOKIES.userId, user.userId, readable);
  const name = (user.nickName || user.userName).replaceAll("|", " ");
  jar.set(SESSION_COOKIES.user, `${name}|${user.phone ? "phone" : "email"}`, readable);
}
