import { plain } from "./keyword.ts";
import { isArticle, isStopWord, stemWord } from "./stem.ts";
import type { Suggestion } from "./suggestion-sources.ts";

/** `sequence`: plain words without articles, the last one perhaps only begun. `before`: stems of those before it that are no prepositions. `lookup`: the first word that is no preposition; suggestions are looked up by it. `mayBeWhole`: only one word was typed, which may be complete. */
export type TypedWords = {
  sequence: string[];
  before: string[];
  last: string;
  lookup: string;
  mayBeWhole: boolean;
};

const SHORTEST_WHOLE_WORD = 4;

export function toTypedWords(words: readonly string[]): TypedWords {
  const all = words.map(plain);
  const withoutArticles = all.filter((word) => !isArticle(word));
  const sequence = all.length === 1 || withoutArticles.length === 0 ? all.slice(-1) : withoutArticles;
  const last = sequence.at(-1) ?? "";
  const preceding = sequence.slice(0, -1);
  const content = preceding.filter((word) => !isStopWord(word));
  return {
    sequence,
    before: content.map(stemWord),
    last,
    lookup: content[0] ?? last,
    mayBeWhole: preceding.length === 0 && last.length >= SHORTEST_WHOLE_WORD,
  };
}

export type Match = "begins" | "contains";

/** `begins`: as typed, `vestido de baño` for `vestidos de`. `contains`: all typed words in any order; in the typed order where only a preposition precedes (`para el c`). */
export function findMatch(suggestion: Suggestion, typed: TypedWords): Match | undefined {
  const { sequence, before, last } = typed;
  const [first = ""] = suggestion.sequence;
  if (isStopWord(first) && (sequence.length === 1 || sequence[0] !== first)) return undefined;
  if (hasSequenceAt(suggestion, 0, sequence)) return "begins";
  if (isStopWord(last)) return undefined;
  if (before.length === 0 && sequence.length > 1)
    return suggestion.sequence.some((_, place) => hasSequenceAt(suggestion, place, sequence)) ? "contains" : undefined;
  const hasLast = suggestion.plainWords.some((word) => word.startsWith(last) && !before.includes(stemWord(word)));
  return hasLast && before.every((stem) => suggestion.stems.includes(stem)) ? "contains" : undefined;
}

const hasSequenceAt = ({ sequence, stems }: Suggestion, start: number, typed: readonly string[]): boolean =>
  typed.every((word, place) =>
    place < typed.length - 1 ? stems[start + place] === stemWord(word) : sequence[start + place]?.startsWith(word) === true,
  );

export const hasSameEndings = ({ sequence }: Suggestion, typed: TypedWords): boolean =>
  typed.sequence.slice(0, -1).every((word) => sequence.includes(word));

const TAKES_ES = /[aeiou][dlnrj]$/;

const SHORTEST_FOREIGN_WORD = 5;

/** Whether the typed word is one of the suggestion, apart from a plural: `juguete` of `juguetes`, but not `cabl` of `cables`, and `lamp` rather begins `lámpara`. */
export const hasWholeWord = ({ plainWords, isOfGoods }: Suggestion, { last, mayBeWhole }: TypedWords): boolean =>
  mayBeWhole &&
  (isOfGoods || last.length >= SHORTEST_FOREIGN_WORD) &&
  [last, `${last}${TAKES_ES.test(last) ? "es" : "s"}`].some((word) => plainWords.includes(word));
