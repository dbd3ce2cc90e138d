import "server-only";
import { cookies } from "next/headers";
import { SESSION_COOKIES } from "./index";

/** The bearer of the person who asks; nothing for a guest. Never leaves the server. */
export async function getAccessToken(): Promise<string | undefined> {
  return (await cookies()).get(SESSION_COOKIES.access)?.value || undefined;
}
