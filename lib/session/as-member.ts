import "server-only";
import { GatewayError } from "@/lib/http/errors";
import { withAccessToken } from "./server";

/** Like `withAccessToken`, but also undefined when the session has ended. For handlers that then lead to the login. */
export async function asMember<T>(visitor: Headers, work: (token: string) => Promise<T>): Promise<T | undefined> {
  try {
    return await withAccessToken(visitor, work);
  } catch (error) {
    if (error instanceof GatewayError && error.status === 401) return undefined;
    throw error;
  }
}
