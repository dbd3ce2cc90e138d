import { fold } from "./keyword.ts";

const STOP_WORDS = new Set(
  "de del la el los las lo un una unos unas y e o u a al en con sin para pa por que es su sus mi tu se the of for with and to in on an".split(
    " ",
  ),
);

const WORD = /\p{N}+[.,]\p{N}+|[\p{L}\p{N}]+/gu;
const MEASURE = /(\d)(ml|cms?|mm|mts?|lts?|kg|grs?|oz|cc|mah|gb|[wvlgm])(?![\p{L}\p{N}])/gu;

const SHORTEST_INFLECTED = 4;
const SHORTEST_GENDERED = 6;

/** Would become `kit`. */
const UNCUT = new Set(["kite", "kites"]);

/** Spanish or English; drops a final e or y of both. */
function singular(word: string): string {
  if (/(?:ch|[lrndjsyzxtmpgvbfkñ])es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith("ces")) return `${word.slice(0, -3)}z`;
  if (/[^s]s$/.test(word)) return word.slice(0, -1);
  return word;
}

/** Merges plurals and adjective genders; noun genders differ: `gorra`, `gorro`. */
export function stemWord(word: string): string {
  if (word.length < SHORTEST_INFLECTED || /\d/.test(word)) return word;
  if (UNCUT.has(word)) return "kite";
  // `calle` is not `call`.
  if (/lles?$/.test(word)) return word.replace(/s$/, "");
  let stem = singular(word);
  if (stem.length < SHORTEST_INFLECTED) return stem;
  stem = stem.replace(/ce$/, "z").replace(/e$/, "");
  if (/[^aeiou]y$/.test(stem)) stem = `${stem.slice(0, -1)}i`;
  if (stem.length >= SHORTEST_GENDERED) stem = stem.replace(/(ad|id|ic|iv|os)[oa]$/, "$1");
  return stem;
}

export type Token = { typed: string; word: string };

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** Splits numbers from units. */
export function tokenizeAll(text: string): Token[] {
  const parted = text.normalize("NFC").replaceAll(MEASURE, "$1 $2");
  return (parted.match(WORD) ?? []).map((typed) => ({ typed, word: fold(typed) })).filter(({ word }) => word !== "");
}

export const tokenize = (text: string): Token[] => tokenizeAll(text).filter(({ word }) => !isStopWord(word));
