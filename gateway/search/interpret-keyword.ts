import { interpretPhrase } from "./interpret-phrase.ts";
import { TEXT_MAX } from "./keyword.ts";
import { NAME_WEIGHT, TELLING } from "./kind-weights.ts";
import type { Lexicon } from "./lexicon.ts";
import { KINDS_MAX, type Meaning, type SearchWord } from "./meaning.ts";
import { tokenize } from "./stem.ts";

/** Splits at commas, and at `y` or `e` unless a preposition follows: `con tapa y con asa` describes one thing. */
const CONJUNCTION = /\s[ye]\s(?!(?:de|del|para|con|en|a)\s)|,/i;
const PARTS_MAX = 3;

/** Called by product/search.ts and watch/match.ts. `platos y vasos desechables` names no kind as a whole and gets the kinds of both parts. */
export function interpretKeyword(keyword: string, lexicon: Lexicon): Meaning {
  const whole = interpretPhrase(keyword, lexicon);
  const isUnderstood = whole.leftOut.length === 0 && whole.words.every(isTelling);
  return isUnderstood ? whole : (interpretParts(keyword, lexicon) ?? interpretEither(whole, lexicon) ?? whole);
}

/** For two names that no goods have together, the goods of either: `roseta bombillo` finds paper rosettes and bulbs. Undefined for all else. */
function interpretEither({ words: [word, ...others], competing, corrected }: Meaning, lexicon: Lexicon): Meaning | undefined {
  if (!word || others.length > 0 || competing === undefined) return undefined;
  const meanings = [word.typed, competing].map((typed) => interpretPhrase(typed, lexicon));
  return meanings.every(startsWithName) ? { ...joinMeanings(meanings), corrected, isEither: true } : undefined;
}

/** For two or three names of goods, the goods of all. Undefined for all else. */
function interpretParts(keyword: string, lexicon: Lexicon): Meaning | undefined {
  const parts = keyword.slice(0, TEXT_MAX).split(CONJUNCTION);
  if (parts.length < 2 || parts.length > PARTS_MAX) return undefined;
  const meanings = parts.map((part) => interpretPhrase(part, lexicon));
  // The parts before the last one must be names and nothing else: `blusas con flores y mariposas` lists no goods.
  const isOnlyName = (meaning: Meaning, index: number) => tokenize(parts[index] ?? "").length === 1 || isOnlyTelling(meaning);
  if (!meanings.slice(0, -1).every(isOnlyName)) return undefined;
  // Words after the last name belong to all parts: `desechables` in `platos y vasos desechables`.
  const sharedWords = (meanings.at(-1)?.words ?? []).slice(1).map(({ typed }) => typed);
  const withSharedWords = meanings.map((meaning, index) => {
    const extended = interpretPhrase([parts[index], ...sharedWords].join(" "), lexicon);
    return extended.leftOut.length === 0 ? extended : meaning;
  });
  return withSharedWords.every(startsWithName) ? joinMeanings(withSharedWords) : undefined;
}

const isTelling = ({ weight }: SearchWord) => weight >= TELLING;

const isOnlyTelling = ({ words, weighing, leftOut }: Meaning) => weighing.length + leftOut.length === 0 && words.every(isTelling);

const startsWithName = ({ words: [first], leftOut }: Meaning) =>
  first !== undefined && first.weight >= NAME_WEIGHT && leftOut.length === 0;

function joinMeanings(meanings: readonly Meaning[]): Meaning {
  const names = meanings.flatMap(({ words: [first] }) => (first ? [first] : []));
  // Scores become shares of the best score of their part, so that results of all parts alternate.
  const scores = meanings.flatMap(({ kinds: [best, ...others] }) => {
    return best ? [best, ...others].map(({ id, score }) => [id, score / best.score] as const) : [];
  });
  const kinds = new Map(scores);
  return {
    words: [{ lexemes: names.flatMap(({ lexemes }) => lexemes), typed: names.map(({ typed }) => typed).join(" "), weight: 1 }],
    weighing: meanings.flatMap(({ words, weighing }) => [...words.slice(1), ...weighing]),
    qualifying: [],
    unwanted: [],
    leftOut: [],
    unsold: [],
    corrected: undefined,
    kinds: [...kinds].map(([id, score]) => ({ id, score })).sort((one, other) => other.score - one.score),
    otherKinds: meanings
      .flatMap(({ otherKinds }) => otherKinds)
      .filter((id) => !kinds.has(id))
      .slice(0, KINDS_MAX),
  };
}
