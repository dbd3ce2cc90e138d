import "server-only";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import type { z } from "zod";
import type { Call } from "@/lib/contract/call";
import { GatewayError } from "@/lib/http/errors";
import { send } from "@/lib/http/gateway";
import { PATH_HEADER } from "@/lib/http/path";
import type { Input } from "@/lib/http/request";
import { routes } from "@/lib/routes";
import { SESSION_COOKIES } from "./index";

/** The bearer of the person who asks; nothing for a guest. Never leaves the server. */
export async function getAccessToken(): Promise<string | undefined> {
  return (await cookies()).get(SESSION_COOKIES.access)?.value || undefined;
}

/** A page may not set cookies: what renews the session, or else leads to the login, is a handler. */
async function renewAndReturn(): Promise<never> {
  const path = (await headers()).get(PATH_HEADER) ?? routes.member;
  redirect(routes.restoreFor(path));
}

/**
 * Makes a call in the name of the member who asks for a personal page; one whose session has run out gets a new one,
 * a guest is led to the login, and both back here. Other errors as in `send`.
 */
export async function sendAsMember<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  call: Call<P, Q, B, R>,
  input: Input<P, Q, B>,
): Promise<z.output<R>> {
  const token = await getAccessToken();
  if (!token) return renewAndReturn();
  try {
    return await send(call, input, { token });
  } catch (error) {
    if (error instanceof GatewayError && error.status === 401) return renewAndReturn();
    throw error;
  }
}
