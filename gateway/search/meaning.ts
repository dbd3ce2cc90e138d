/** `lexemes`: a product must have one of them; `typed`: the typed word that they stand for; `weight`: its weight in the best kind; `isPacking`: it says how goods are packed or counted. */
export type SearchWord = {
  lexemes: string[];
  typed: string;
  weight: number;
  isPacking?: boolean;
};

/**
 * `words`: required. `weighing`: these only rank results; `qualifying`: those of `words` that rank products of one kind. `leftOut`: words that results do not answer; `unsold`: those that name goods which the
 * catalogue lacks; `competing`: a left-out name of other goods. `isEither`: goods need only one of two names. `isOccasion`: the words say what
 * goods are for. `otherKinds`: ranked after `kinds`.
 */
export type Meaning = {
  words: SearchWord[];
  weighing: SearchWord[];
  qualifying: SearchWord[];
  leftOut: string[];
  unsold: string[];
  competing?: string;
  isEither?: boolean;
  isOccasion?: boolean;
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
  // Each word is looked for after the one before it: `ula ula` has the same word twice.
  const end = others.reduce((at, word) => keyword.indexOf(word, at) + word.length, start + first.length);
  return keyword.slice(start, end);
}

export const inTypedOrder = (keyword: string, words: readonly string[]): string[] =>
  [...new Set(words)]
    .filter((word) => keyword.includes(word))
    .sort((one, other) => keyword.indexOf(one) - keyword.indexOf(other));
