import "server-only";
import { GatewayError } from "@/lib/http/errors";
import { withAccessToken } from "./server";

/** As `withAccessToken`; undefined also where the session has ended. For handlers that lead to the login then. */
export async function asMember<T>(visitor: Headers, work: (token: string) => Promise<T>): Promise<T | undefined> {
  try {
    return await withAccessToken(visitor, work);
  } catch (error) {
    if (error instanceof GatewayError && error.status === 401) return undefined;
    throw error;
  }
}
