import { DatabaseError } from "pg";

/** Facts of an error for logs, without the message of a database error: that quotes user input. */
export function errorFacts(error: unknown) {
  if (error instanceof DatabaseError) {
    const { code, table, constraint, routine } = error;
    return { type: "DatabaseError", code, table, constraint, routine, stack: error.stack?.replace(error.message, "") };
  }
  if (error instanceof Error) return { type: error.name, message: error.message, stack: error.stack };
  return { type: typeof error };
}
