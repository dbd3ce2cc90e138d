import { DatabaseError } from "pg";
import { destination } from "pino";

const BLOCK_BYTES = 4096;
const LATEST_MS = 1000;

/**
 * Where the log's lines go: to the standard output, in blocks and at the latest after a second. One write for each line took a third
 * of the gateway's main thread. What waits is written before the process ends, unless it is killed.
 */
export const logStream = () => destination({ sync: false, minLength: BLOCK_BYTES, periodicFlush: LATEST_MS });

/**
 * What the log may keep of an error. The message and detail of a database error quote values that people typed, so only
 * its facts are kept.
 */
export function loggedError(error: unknown) {
  if (error instanceof DatabaseError) {
    const { code, table, constraint, routine } = error;
    return { type: "DatabaseError", code, table, constraint, routine, stack: error.stack?.replace(error.message, "") };
  }
  if (error instanceof Error) return { type: error.name, message: error.message, stack: error.stack };
  return { type: typeof error };
}
