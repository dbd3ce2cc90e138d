/** Search engines truncate what is longer. */
export const TITLE_LETTERS_MAX = 65;
export const DESCRIPTION_LETTERS_MAX = 155;

/** Returns the first text that is short enough, else the last. */
export function fitting(texts: readonly string[], maxLength: number): string {
  return texts.find(({ length }) => length <= maxLength) ?? texts.at(-1) ?? "";
}
