export const WORDS_MAX = 12;
export const LETTERS_MAX = 40;
export const TEXT_MAX = 500;

/** The highest code point. Text between `prefix` and `prefix + LAST_CHARACTER` begins with `prefix`. */
export const LAST_CHARACTER = "\u{10FFFF}";

// Decimals are one word, as in PostgreSQL's parser.
export const WORD = /\p{N}+[.,]\p{N}+|[\p{L}\p{N}]+/gu;

/** Lower case without accents, with ñ. The function `fold` of the database must give the same. */
export const fold = (text: string) => text.toLowerCase().normalize("NFD").replaceAll("n\u0303", "ñ").replaceAll(/\p{M}/gu, "");

export const plain = (text: string) => fold(text).replaceAll("ñ", "n");

export const splitWords = (keyword: string): string[] =>
  (fold(keyword.slice(0, TEXT_MAX)).match(WORD) ?? []).slice(0, WORDS_MAX).map((word) => word.slice(0, LETTERS_MAX));

const SHORTEST_CORRECTED = 4;
const LONGEST_CORRECTED = 24;

/** The word, and the word without each of its letters. Words one edit apart share an entry. Empty for words that are too short or too long to be corrected. */
export function oneLetterDeletions(word: string): string[] {
  const letters = [...plain(word)];
  if (letters.length < SHORTEST_CORRECTED || letters.length > LONGEST_CORRECTED) return [];
  return [...new Set([letters.join(""), ...letters.map((_, index) => letters.toSpliced(index, 1).join(""))])];
}
