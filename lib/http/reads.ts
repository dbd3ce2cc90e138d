import "server-only";
import { notFound, unstable_rethrow } from "next/navigation";
import { forgiveFailure, markIncomplete, respondWith } from "@/lib/cache/render-context";
import { GatewayError } from "./errors";

const isAbsent = (error: unknown) => error instanceof GatewayError && [400, 404, 410].includes(error.status);

const NO_LOGIN = [401, 403];
const NO_CALL = [404, 405, 410, 501];

/** Whether the service supports an optional call. `isOfMembers`: 401 or 403, which a guest gets, shows that it does. */
export async function knowsCall(call: Promise<unknown>, { isOfMembers = false } = {}): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    if (NO_LOGIN.includes(error.status)) return isOfMembers;
    if (NO_CALL.includes(error.status)) return false;
    throw error;
  }
}

/** Undefined for 404, 410, and 400, which an impossible id gets; other errors are thrown. */
export async function readOrUndefined<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read;
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

/** The read of a page's subject. When it fails, the response is 404, 410 or 503 with an error page (server/error-pages.ts). */
export async function requiredRead<T>(read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    unstable_rethrow(error);
    if (isAbsent(error)) {
      if (error instanceof GatewayError && error.status === 410) respondWith(410);
      notFound();
    }
    respondWith(503);
    throw error;
  }
}

export type PartRead<T> = { isLoaded: true; value: T } | { isLoaded: false; message: string };

/** Stands for the read of a part that the page does not have. */
export const NOT_READ = Promise.resolve(undefined);

/** The read of a part of a member's page, which shows the message on failure. Rethrows the framework's signals. */
export async function partRead<T>(read: Promise<T>): Promise<PartRead<T>> {
  try {
    return { isLoaded: true, value: await read };
  } catch (error) {
    unstable_rethrow(error);
    forgiveFailure(error);
    console.error("a part of the page failed:", error);
    return { isLoaded: false, message: error instanceof GatewayError ? error.text : "" };
  }
}

/** The read of an optional section. Logs a failure and returns undefined, so that the section is left out. Rethrows the framework's signals. */
export async function optionalRead<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read;
  } catch (error) {
    unstable_rethrow(error);
    forgiveFailure(error);
    // 400, 404 and 410 are final, so the page may be cached without the section.
    if (!isAbsent(error)) markIncomplete();
    console.error("section left out:", error);
    return undefined;
  }
}
