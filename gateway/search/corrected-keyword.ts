import type { QueryWord, ReadQuery } from "./read-query.ts";
import { wholeWord } from "./whole-word.ts";

export function correctedKeyword(
  keyword: string,
  { tokens, unsold }: ReadQuery,
  answered: readonly QueryWord[],
): string | undefined {
  const corrections = tokens.flatMap(({ typed, correction: correctionByTable }) => {
    const answeredFor = answered.filter((word) => word.typed === typed);
    if (answeredFor.length === 0 || unsold.some((word) => word.typed === typed)) return [];
    const correction = correctionByTable ?? answeredFor.find((word) => word.correction)?.correction;
    return correction ? [{ typed, correction }] : [];
  });
  if (corrections.length === 0) return undefined;
  const correctionOf = new Map(corrections.map(({ typed, correction }) => [typed, correction]));
  const longestFirst = [...correctionOf.keys()].sort((one, other) => other.length - one.length);
  const mistyped = new RegExp(longestFirst.map(wholeWord).join("|"), "gu");
  return keyword
    .normalize("NFC")
    .trim()
    .replaceAll(mistyped, (typed) => correctionOf.get(typed) ?? typed);
}
