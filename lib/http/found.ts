import "server-only";
import { GatewayError } from "./errors";

/** The main thing of a page, or nothing when the gateway says that it is not there (404, 410) or can't be (400). Any other failure passes. */
export async function found<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof GatewayError && [400, 404, 410].includes(error.status)) return undefined;
    throw error;
  }
}
