/** `lexemes`: one of them is enough; `typed`: what they stand for; `weight`: in the best kind. */
export type SearchWord = {
  lexemes: string[];
  typed: string;
  weight: number;
};

/**
 * `words`: required. `weighing`: only for ranking. `leftOut`: told to the visitor; `unsold`: those of these for which goods of
 * neighbours are shown; `competing`: the one that names other goods than `words`. `isEither`: goods have one of the words or the other. `otherKinds`: ranked after `kinds`.
 */
export type Meaning = {
  words: SearchWord[];
  weighing: SearchWord[];
  leftOut: string[];
  unsold: string[];
  competing?: string;
  isEither?: boolean;
  corrected: string | undefined;
  kinds: { id: number; score: number }[];
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
export function typedPhrase(keyword: string, [first = "", ...others]: readonly string[]): string {
  const start = keyword.indexOf(first);
  // Each word after the one before: `ula ula` has the same twice.
  const end = others.reduce((at, word) => keyword.indexOf(word, at) + word.length, start + first.length);
  return keyword.slice(start, end);
}

export const inTypedOrder = (keyword: string, words: readonly string[]): string[] =>
  [...new Set(words)]
    .filter((word) => keyword.includes(word))
    .sort((one, other) => keyword.indexOf(one) - keyword.indexOf(other));
