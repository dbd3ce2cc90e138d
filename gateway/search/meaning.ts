import { TEXT_MAX } from "./keyword.ts";
import { placeOfWord, wholeWord } from "./whole-word.ts";

/** `lexemes`: a product with one of them has the word. `typed`: the word as it was typed. `weight`: of a required word in the best kind, 0 for words that only rank. `isPacking`: whether it says how goods are packed or counted. `tellsApart`: only goods whose own text has it count as having it, though their kind is called so. */
export type SearchWord = {
  lexemes: string[];
  typed: string;
  weight: number;
  isPacking?: boolean;
  tellsApart?: boolean;
};

/**
 * A word may stand in several lists: words left out still rank results. `words`: all results have them. `weighing`: words that rank results. `qualifying`: required words that rank the products of one kind. `unwanted`: lexemes; products whose names have one come last in their kind.
 * `leftOut`: words that the results do not answer. `unsold`: those of `leftOut` for goods that the catalogue lacks. `competing`: the word of `leftOut` that names other goods.
 * `isEither`: results have one of two names, not both. `isOccasion`: the words say what goods are for. `kinds`: what is meant, best first; `lift` is added to the score of their goods that have a weighing word. `otherKinds`: kinds whose goods come after those of `kinds`.
 */
export type Meaning = {
  words: SearchWord[];
  weighing: SearchWord[];
  qualifying: SearchWord[];
  unwanted: string[];
  leftOut: string[];
  unsold: string[];
  competing?: string;
  isEither?: boolean;
  isOccasion?: boolean;
  corrected: string | undefined;
  kinds: { id: number; score: number; lift?: number }[];
  otherKinds: number[];
};

export const KINDS_MAX = 40;

const BEST_SHARE_OF_BEST_SCORE = 0.7;

export const bestKinds = <K extends { score: number }>(kinds: readonly K[]): K[] =>
  kinds.filter(({ score }) => score >= BEST_SHARE_OF_BEST_SCORE * (kinds[0]?.score ?? 0));

export function withoutLightestWord({ words, leftOut, ...meaning }: Meaning): Meaning | undefined {
  if (words.length < 2) return undefined;
  const lightest = words.reduce((one, other) => (other.weight <= one.weight ? other : one));
  return { ...meaning, words: words.filter((word) => word !== lightest), leftOut: [...leftOut, lightest.typed] };
}

/** The keyword from the first of the words to the last: `inflador de bombas`. */
export function typedPhrase(keyword: string, words: readonly string[]): string {
  const text = keyword.slice(0, TEXT_MAX).normalize("NFC");
  let [start, end] = [text.length, 0];
  for (const word of words) {
    const pattern = new RegExp(wholeWord(word), "gu");
    pattern.lastIndex = end;
    const found = pattern.exec(text);
    if (!found) return words.join(" ");
    start = Math.min(start, found.index);
    end = pattern.lastIndex;
  }
  return text.slice(start, end);
}

export const inTypedOrder = (keyword: string, words: readonly string[]): string[] =>
  [...new Set(words)]
    .filter((word) => placeOfWord(keyword, word) >= 0)
    .sort((one, other) => placeOfWord(keyword, one) - placeOfWord(keyword, other));
