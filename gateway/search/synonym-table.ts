import { plain } from "./keyword.ts";
import { type Token, tokenize } from "./stem.ts";
import { synonyms, wordStem } from "./synonyms.ts";
import { isLikelyTypo, isSubstitution } from "./typo.ts";

const SHORTEST_CORRECTED = 5;

export const spellingKey = (word: string) => plain(wordStem(word));

const tableWords = new Map(
  Object.keys({ ...synonyms.read, ...synonyms.near }).flatMap((phrase) =>
    tokenize(phrase).map(({ word }) => [spellingKey(word), word] as const),
  ),
);

/** Whether the word stands in a phrase that synonyms.json replaces (`read` and `near`). */
export const isInTable = (word: string): boolean => tableWords.has(spellingKey(word));

export type CorrectedToken = Token & { correction?: string };

export function correctedByTable(token: Token): CorrectedToken {
  const typed = spellingKey(token.word);
  if (typed.length < SHORTEST_CORRECTED) return token;
  const similar = [...tableWords].find(
    ([other]) => other[0] === typed[0] && isLikelyTypo(typed, other) && !isSubstitution(typed, other),
  );
  return similar ? { ...token, word: similar[1], correction: similar[1] } : token;
}
