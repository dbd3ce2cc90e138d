import { WORD } from "./keyword.ts";

const BETWEEN_WORDS = "[^\\p{L}\\p{N}]+";

/** Pattern of a word or phrase that is no piece of another word: `portavasos vaso` has one `vaso`. `500ml` has the words `500` and `ml`. */
export function wholeWord(text: string): string {
  const words = (text.match(WORD) ?? []).map((word) => word.replace(".", "\\."));
  return `(?<![\\p{L}\\p{M}]|\\p{N}(?=\\p{N}))${words.join(BETWEEN_WORDS)}(?!\\p{N}|(?<!\\p{N})[\\p{L}\\p{M}])`;
}

export const placeOfWord = (text: string, word: string): number => text.normalize("NFC").search(new RegExp(wholeWord(word), "u"));
