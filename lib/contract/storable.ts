/** Whether PostgreSQL stores a value: it rejects text with NUL or lone surrogates. */
export const isStorable = (value: unknown): boolean =>
  typeof value !== "string" || (value.isWellFormed() && !value.includes("\u0000"));
