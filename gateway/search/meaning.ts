/*
 * From a query to SQL, called by product/search.ts:
 *   reading.ts         words and stems, with spaces (spacing.ts), synonyms (wording.ts) and typos (dictionary.ts) resolved
 *   meaning.ts         matching kinds of products (kind-index.ts), required words and weighing words (pick-words.ts)
 *   product/filter.ts  SQL conditions; page-statements.ts: ranked page; count.ts: total and facets, in the same statement
 * All but SQL works in memory on the lexicon (lexicon.ts), loaded once per version of the tables that derive.ts fills. A product
 * matches when its document (document.ts) has every required word.
 */
import { WEAK } from "./document.ts";
import { isPack } from "./head-noun.ts";
import { TEXT_MAX } from "./keyword.ts";
import { NAME_WEIGHT, type RankedKind, TELLING } from "./kind-index.ts";
import type { Lexicon } from "./lexicon.ts";
import { isHeadUnknown, type PickedWords, pickWords } from "./pick-words.ts";
import { readAll, type Word } from "./reading.ts";
import { type Token, tokenize } from "./stem.ts";
import { isQuality, stemText } from "./synonyms.ts";

const BEST = 0.7;

export const bestKinds = <K extends { score: number }>(kinds: readonly K[]): K[] =>
  kinds.filter(({ score }) => score >= BEST * (kinds[0]?.score ?? 0));

const KINDS_MAX = 40;
const WORST = 0.4;

export type SearchWord = {
  lexemes: string[];
  typed: string;
  weight: number;
};

/** `words`: required. `weighing`: optional, for ranking. `leftOut`: reported to the visitor. `otherKinds`: ranked after `kinds`. */
export type Meaning = {
  words: SearchWord[];
  weighing: SearchWord[];
  leftOut: string[];
  corrected: string | undefined;
  kinds: { id: number; score: number }[];
  otherKinds: number[];
};

function correctedKeyword(tokens: Token[], words: Word[]): string | undefined {
  if (!words.some(({ correction }) => correction !== undefined)) return undefined;
  const meant = Map.groupBy(words, ({ typed }) => typed);
  const corrected = tokens.map(({ typed }) => meant.get(typed)?.map(({ correction }) => correction ?? typed) ?? [typed]);
  return corrected.flat().join(" ");
}

/** A telling word, or the only one, must match strongly; others, and what no product has strongly, may match weakly. */
function searchWords(words: Word[], best: RankedKind | undefined, { isStrongLexeme }: Lexicon): SearchWord[] {
  return words.map(({ stem, typed }) => {
    const weight = best?.weights.get(stem) ?? 0;
    if (!isStrongLexeme(stem)) return { lexemes: [WEAK + stem], typed, weight };
    const isStrict = weight >= TELLING || words.length === 1;
    return { lexemes: isStrict ? [stem] : [stem, WEAK + stem], typed, weight };
  });
}

/** Where a keyword names no kind as a whole, its parts at "y", "e" and commas are: "platos y vasos". */
export function interpretKeyword(keyword: string, lexicon: Lexicon): Meaning {
  const whole = meaningOfOne(keyword, lexicon);
  const isFound = whole.leftOut.length === 0 && whole.words.every(({ weight }) => weight >= TELLING);
  const parts = isFound ? [] : keyword.slice(0, TEXT_MAX).split(AND);
  if (parts.length < 2 || parts.length > PARTS_MAX) return whole;
  const own = parts.map((part) => meaningOfOne(part, lexicon));
  // No split of "blusas con flores y mariposas".
  const isName = ({ words, weighing, leftOut }: Meaning) =>
    weighing.length + leftOut.length === 0 && words.every(({ weight }) => weight >= TELLING);
  if (!own.slice(0, -1).every((one, place) => tokenize(parts[place] ?? "").length === 1 || isName(one))) return whole;
  // Words after the last part apply to all parts: "platos y vasos desechables".
  const said = (own.at(-1)?.words ?? []).slice(1).map(({ typed }) => typed);
  const meanings = own.map((one, place) => {
    const shared = meaningOfOne([parts[place], ...said].join(" "), lexicon);
    return shared.leftOut.length === 0 ? shared : one;
  });
  const areGoods = meanings.every(({ words: [first], leftOut }) => first && first.weight >= NAME_WEIGHT && leftOut.length === 0);
  return areGoods ? joined(meanings) : whole;
}

const AND = /\s[ye]\s(?!(?:de|del|para|con|en|a)\s)|,/i;
const PARTS_MAX = 3;

function joined(meanings: readonly Meaning[]): Meaning {
  const named = meanings.flatMap(({ words: [first] }) => (first ? [first] : []));
  // Equal scores, so that parts alternate.
  const scores = meanings.flatMap(({ kinds: [best, ...others] }) => {
    return best ? [best, ...others].map(({ id, score }) => [id, score / best.score] as const) : [];
  });
  const kinds = new Map(scores);
  return {
    words: [{ lexemes: named.flatMap(({ lexemes }) => lexemes), typed: named.map(({ typed }) => typed).join(" "), weight: 1 }],
    weighing: meanings.flatMap(({ words, weighing }) => [...words.slice(1), ...weighing]),
    leftOut: [],
    corrected: undefined,
    kinds: [...kinds].map(([id, score]) => ({ id, score })).sort((one, other) => other.score - one.score),
    otherKinds: meanings
      .flatMap(({ otherKinds }) => otherKinds)
      .filter((id) => !kinds.has(id))
      .slice(0, KINDS_MAX),
  };
}

function pickKinds({ ranked, best, required }: PickedWords) {
  const telling = best ? tellingKinds(ranked, required) : [];
  const kinds = telling.filter(({ score }) => best !== undefined && score > WORST * best.score).slice(0, KINDS_MAX);
  return { kinds, otherKinds: telling.slice(kinds.length, kinds.length + KINDS_MAX) };
}

function weighingWords({ best, preferred, weighing }: PickedWords, kinds: readonly RankedKind[], { index }: Lexicon): Word[] {
  const isOfBest = (stem: string) => index.rank([stem]).some(({ kind }) => kind === best?.kind);
  return [
    ...preferred.filter(({ stem }) => kinds.some(({ weights }) => weights.has(stem))),
    ...weighing.filter(({ stem }) => isOfBest(stem)),
  ];
}

/** Required materials that the best kind's noun does not say. They also rank: goods of silicone before goods that mention it. */
function materialsNotInNoun({ best, required }: PickedWords): Word[] {
  const noun = stemText(best?.kind.noun ?? "");
  return required.filter(({ stem }) => required.length > 1 && isQuality(stem) && !noun.includes(stem));
}

/** All but preferred words that none of the best kinds has. */
function usedWords({ required, preferred }: PickedWords, weighing: readonly Word[], kinds: readonly RankedKind[]): Word[] {
  const isMissing = (word: Word) => preferred.includes(word) && !bestKinds(kinds).some(({ weights }) => weights.has(word.stem));
  return [...required, ...weighing].filter((word) => !isMissing(word));
}

const leftOutWords = (read: readonly Word[], used: readonly Word[], { required }: PickedWords): Word[] =>
  read.filter((word) => !used.includes(word) && !(required.length > 0 && isPack(word.stem)));

const toWeighingWord = ({ stem, typed }: Word): SearchWord => ({ lexemes: [stem, WEAK + stem], typed, weight: 0 });

/** Corrects typos. If no kind matches all words, drops those that the best kind lacks. */
function meaningOfOne(keyword: string, lexicon: Lexicon): Meaning {
  const { tokens, words: known, unsold, unread } = readAll(keyword, lexicon);
  const read = isHeadUnknown(tokens, known, unread, lexicon) ? [] : known;
  const picked = pickWords(read, lexicon);
  const { kinds, otherKinds } = pickKinds(picked);
  const weighing = weighingWords(picked, kinds, lexicon);
  const used = usedWords(picked, weighing, kinds);
  const leftOut = [...unsold, ...unread, ...leftOutWords(read, used, picked)].map(({ typed }) => typed);
  return {
    words: searchWords(picked.required, picked.best, lexicon),
    weighing: [...weighing, ...materialsNotInNoun(picked)].map(toWeighingWord),
    leftOut: inOrder(keyword, leftOut),
    corrected: correctedKeyword(tokens, used),
    kinds: kinds.map(({ kind, score }) => ({ id: kind.id, score })),
    otherKinds: otherKinds.map(({ kind }) => kind.id),
  };
}

/** Kinds that have all words, one of them telling. All that have all words if none of them is named; none if no word is telling. */
function tellingKinds(ranked: readonly RankedKind[], words: readonly Word[]): RankedKind[] {
  const whole = ranked.filter(({ weights }) => words.every(({ stem }) => weights.has(stem)));
  const most = ({ weights }: RankedKind) => Math.max(...words.map(({ stem }) => weights.get(stem) ?? 0));
  const telling = whole.filter((one) => most(one) >= TELLING);
  return telling.length > 0 && whole.every((one) => most(one) < NAME_WEIGHT) ? whole : telling;
}

export function withoutLeast({ words, leftOut, ...meaning }: Meaning): Meaning | undefined {
  if (words.length < 2) return undefined;
  const least = words.reduce((one, other) => (other.weight <= one.weight ? other : one));
  const left = words.filter((word) => word !== least);
  return { ...meaning, words: left, leftOut: [...leftOut, least.typed] };
}

export const inOrder = (keyword: string, words: readonly string[]): string[] =>
  [...new Set(words)]
    .filter((word) => keyword.includes(word))
    .sort((one, other) => keyword.indexOf(one) - keyword.indexOf(other));
