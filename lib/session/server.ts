import "server-only";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import type { z } from "zod";
import type { Call } from "@/lib/contract/call";
import type { AutoRegister } from "@/lib/contract/session";
import { env } from "@/lib/env";
import { GatewayError } from "@/lib/http/errors";
import { send } from "@/lib/http/gateway";
import { PATH_HEADER } from "@/lib/http/path";
import type { Input } from "@/lib/http/request";
import { routes } from "@/lib/routes";
import { SESSION_COOKIES, type Visitor } from "./index";

/** As long as the restoring token lives. */
const SESSION_SECONDS = 30 * 24 * 3600;

const READABLE = { path: "/", sameSite: "lax", secure: env.SITE_URL.startsWith("https:"), maxAge: SESSION_SECONDS } as const;

/** The bearer of the person who asks; nothing for a guest. Never leaves the server. */
export async function getAccessToken(): Promise<string | undefined> {
  return (await cookies()).get(SESSION_COOKIES.access)?.value || undefined;
}

async function toLogin(): Promise<never> {
  const path = (await headers()).get(PATH_HEADER) ?? routes.member;
  redirect(routes.loginFor(path));
}

/**
 * Makes a call in the name of the member who asks for a personal page; a guest, or one whose session is over, is led to the
 * login and back. Other errors as in `send`.
 */
export async function sendAsMember<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  call: Call<P, Q, B, R>,
  input: Input<P, Q, B>,
): Promise<z.output<R>> {
  const token = await getAccessToken();
  if (!token) return toLogin();
  try {
    return await send(call, input, { token });
  } catch (error) {
    if (error instanceof GatewayError && error.status === 401) return toLogin();
    throw error;
  }
}

/** Tells the pages how to greet the member, in the one cookie that scripts may read. */
export async function keepGreeting({ name, accountType }: Visitor): Promise<void> {
  (await cookies()).set(SESSION_COOKIES.user, `${name.replaceAll("|", " ")}|${accountType}`, READABLE);
}

/** Keeps what registration and login answer: the tokens out of reach of scripts, the greeting within it. */
export async function keepSession({ access_token, pord_token, user }: z.output<typeof AutoRegister.response>): Promise<void> {
  const jar = await cookies();
  const hidden = { ...READABLE, httpOnly: true };
  jar.set(SESSION_COOKIES.access, access_token, hidden);
  if (pord_token) jar.set(SESSION_COOKIES.restore, pord_token, hidden);
  jar.set(SESSION_COOKIES.userId, user.userId, READABLE);
  await keepGreeting({ name: user.nickName || user.userName, accountType: user.phone ? "phone" : "email" });
}

/** Forgets the session in this browser. */
export async function forgetSession(): Promise<void> {
  const jar = await cookies();
  for (const name of Object.values(SESSION_COOKIES)) jar.delete(name);
}
