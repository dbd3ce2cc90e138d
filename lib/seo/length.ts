/** Search engines truncate longer titles. */
export const MAX_TITLE_LETTERS = 65;
export const MAX_DESCRIPTION_LETTERS = 155;

/** Returns the first text that is short enough, else the last. */
export function fitting(texts: readonly string[], maxLength: number): string {
  return texts.find(({ length }) => length <= maxLength) ?? texts.at(-1) ?? "";
}
