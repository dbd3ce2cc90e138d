import { fold, WORD } from "./keyword.ts";
import { UNITS } from "./unit-words.ts";

const STOP_WORDS = new Set(
  "de del la el los las pal lo un una unos unas y e o u a al en con sin para pa por que es su sus mi tu se the of for with and to in on an".split(
    " ",
  ),
);

const SHORTEST_INFLECTED = 4;
const unitWords = Object.values(UNITS).flatMap(Object.keys);
const UNIT = unitWords.map((word) => (word.length < SHORTEST_INFLECTED ? word : `${word.replaceAll("i", "[ií]")}s?`)).join("|");
const MEASURE = new RegExp(`(\\d)(${UNIT})(?![\\p{L}\\p{N}])`, "giu");
/** The `x` of `20x30` and of `x24`. */
const TIMES = /(\d|(?<![\p{L}\p{N}]))x(?=\d)/giu;
const THOUSANDS = /^([1-9]\d{0,2})[.,](\d{3})$/;

const SHORTEST_GENDERED_STEM = 6;

/** `kite` would become `kit`. */
const UNCUT = new Set(["kite", "kites"]);

/** Turns `collares`, `luces`, `bolsas` into the singular. `llaves` becomes `llav`, since stemWord drops the "e" of `llave` too. */
function singular(word: string): string {
  if (/(?:ch|[lrndjsyzxtmpgvbfkñ])es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith("ces")) return `${word.slice(0, -3)}z`;
  if (/[^s]s$/.test(word)) return word.slice(0, -1);
  return word;
}

/** The stem of a word: the same for singular and plural, and for both genders of an adjective. Nouns of two genders keep two stems: `gorra`, `gorro`. */
export function stemWord(word: string): string {
  if (word.length < SHORTEST_INFLECTED || /\d/.test(word)) return word;
  if (UNCUT.has(word)) return "kite";
  // `calle` must not become `call`.
  if (/lles?$/.test(word)) return word.replace(/s$/, "");
  let stem = singular(word);
  if (stem.length < SHORTEST_INFLECTED) return stem;
  stem = stem.replace(/ce$/, "z").replace(/e$/, "");
  if (/[^aeiou]y$/.test(stem)) stem = `${stem.slice(0, -1)}i`;
  if (stem.length >= SHORTEST_GENDERED_STEM) stem = stem.replace(/(ad|id|ic|iv|os)[oa]$/, "$1");
  return stem;
}

export type Token = { typed: string; word: string };

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

const ARTICLES = new Set(["el", "la", "los", "las"]);
export const isArticle = (word: string): boolean => ARTICLES.has(word);
export const beginsArticle = (word: string): boolean => [...ARTICLES].some((article) => article.startsWith(word));

/** `1.000` and `1,000` become `1000`, `1.80` becomes `1,8`, and `0.125`, which has no thousands, `0,125`. */
const plainNumber = (word: string) =>
  /^\d+[.,]\d+$/.test(word) ? String(Number(word.replace(THOUSANDS, "$1$2").replace(",", "."))).replace(".", ",") : word;

/** `botella 500ml`: `botella`, `500`, `ml`. */
export function tokenizeAll(text: string): Token[] {
  const spaced = text.normalize("NFC").replaceAll(TIMES, "$1 x ").replaceAll(MEASURE, "$1 $2");
  return (spaced.match(WORD) ?? []).map((typed) => ({ typed, word: plainNumber(fold(typed)) })).filter(({ word }) => word !== "");
}

export const tokenize = (text: string): Token[] => tokenizeAll(text).filter(({ word }) => !isStopWord(word));
