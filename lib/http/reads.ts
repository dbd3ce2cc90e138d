import "server-only";
import { notFound, unstable_rethrow } from "next/navigation";
import { answerWith, forgiveFailure, markIncomplete } from "@/lib/cache/page-answer";
import { GatewayError } from "./errors";

const isAbsent = (error: unknown) => error instanceof GatewayError && [400, 404, 410].includes(error.status);

/** What a read gives, or undefined when the gateway says that it is not there (404, 410) or can't be (400). Any other failure passes. */
export async function readOrUndefined<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read;
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

/**
 * The thing that a page is about. Where it is not there the answer is 404, where it was withdrawn 410, and where the gateway cannot be asked
 * 503, each with a page that server/error-pages.ts puts in.
 */
export async function requiredRead<T>(read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    unstable_rethrow(error);
    if (isAbsent(error)) {
      if (error instanceof GatewayError && error.status === 410) answerWith(410);
      notFound();
    }
    answerWith(503);
    throw error;
  }
}

/** What a part of a page is made of, or what the gateway said when it failed. */
export type PartRead<T> = { isLoaded: true; value: T } | { isLoaded: false; message: string };

/** The read of a part of a member's page: where it fails the page says so in its place, and stays. The framework's own signals pass. */
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

/** A side section's read: when it fails, the section is left out and the reason logged; the framework's own signals pass. */
export async function optionalRead<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read;
  } catch (error) {
    unstable_rethrow(error);
    forgiveFailure(error);
    // What the gateway says is not there will not be there in a moment either: the page is whole without it.
    if (!isAbsent(error)) markIncomplete();
    console.error("section left out:", error);
    return undefined;
  }
}
