const MOST_WORDS = 12;
const MOST_LETTERS = 40;

/** Behind every other character: a prefix is a range up to itself with this. */
export const LAST_CHARACTER = "\u{10FFFF}";

// Decimals stay whole, as the text search parser of the database keeps them.
const WORD = /\p{N}+[.,]\p{N}+|[\p{L}\p{N}]+/gu;

/** Lower case without accents; ñ stays, it is a letter of its own. The same as `fold` in the database. */
export const fold = (text: string) => text.toLowerCase().normalize("NFD").replaceAll("n\u0303", "ñ").replaceAll(/\p{M}/gu, "");

/** The same with n for ñ, as a person without that key types it. */
export const plain = (text: string) => fold(text).replaceAll("ñ", "n");

/** The words of whatever a person typed, folded: at most 12, none longer than 40 letters; symbols are not words. */
export const wordsOf = (keyword: string): string[] =>
  (fold(keyword.slice(0, 500)).match(WORD) ?? []).slice(0, MOST_WORDS).map((word) => word.slice(0, MOST_LETTERS));

const SHORTEST_CORRECTED = 4;
const LONGEST_CORRECTED = 24;

/**
 * A word and the word with each of its letters left out. Two words share one of these when they are one letter apart:
 * added, missing, changed, or swapped with its neighbour. Empty for words that are too short to guess at.
 */
export function deletionsOf(word: string): string[] {
  const letters = [...plain(word)];
  if (letters.length < SHORTEST_CORRECTED || letters.length > LONGEST_CORRECTED) return [];
  return [...new Set([letters.join(""), ...letters.map((_, index) => letters.toSpliced(index, 1).join(""))])];
}

/** Whether one letter added, missing, changed or swapped with its neighbour turns one word into the other. */
export function isOneLetterApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
}
