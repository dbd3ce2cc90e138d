import { DatabaseError } from "pg";

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
