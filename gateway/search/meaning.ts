/*
 * From a query to SQL, called by product/search.ts:
 *   reading.ts         words and stems, with spaces (spacing.ts), synonyms (wording.ts) and typos (dictionary.ts) resolved
 *   conjunctions.ts    "platos y vasos" in parts, each of which meaning.ts interprets
 *   meaning.ts         matching kinds of products (kind-index.ts), required words and weighing words (pick-words.ts)
 *   product/filter.ts  SQL conditions, of words in word-conditions.ts; page-statements.ts: ranked page; count.ts: total and facets
 * All but SQL works in memory on the lexicon (lexicon.ts), loaded once per version of the tables that derive.ts fills. A product
 * matches when its document (document.ts) has every required word.
 */
import { WEAK } from "./document.ts";
import { isPack } from "./head-noun.ts";
import { NAME_WEIGHT, type RankedKind, TELLING } from "./kind-index.ts";
import type { Lexicon } from "./lexicon.ts";
import { isHeadUnknown, type PickedWords, pickWords } from "./pick-words.ts";
import { type QueryWord, readAll } from "./reading.ts";
import type { Token } from "./stem.ts";
import { isProperty, stemText } from "./synonyms.ts";

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

/** Corrects typos. If no kind matches all words, drops those that the best kind lacks. */
export function interpretPhrase(keyword: string, lexicon: Lexicon): Meaning {
  const { tokens, words: known, unsold, unread } = readAll(keyword, lexicon);
  const read = isHeadUnknown(tokens, known, unread, lexicon) ? [] : known;
  const picked = pickWords(read, lexicon);
  const { kinds, otherKinds } = pickKinds(picked);
  const weighing = weighingWords(picked, kinds, lexicon);
  const used = usedWords(picked, weighing, kinds);
  const leftOut = [...unsold, ...unread, ...leftOutWords(read, used, picked)].map(({ typed }) => typed);
  return {
    words: searchWords(picked.required, picked.best, lexicon),
    weighing: [...weighing, ...propertiesNotInNoun(picked)].map(toWeighingWord),
    leftOut: inTypedOrder(keyword, leftOut),
    corrected: correctedKeyword(tokens, used),
    kinds: kinds.map(({ kind, score }) => ({ id: kind.id, score })),
    otherKinds: otherKinds.map(({ kind }) => kind.id),
  };
}

function correctedKeyword(tokens: Token[], words: QueryWord[]): string | undefined {
  if (!words.some(({ correction }) => correction !== undefined)) return undefined;
  const byTyped = Map.groupBy(words, ({ typed }) => typed);
  const corrected = tokens.map(({ typed }) => byTyped.get(typed)?.map(({ correction }) => correction ?? typed) ?? [typed]);
  return corrected.flat().join(" ");
}

/** A telling word, or the only one, must match strongly; others, and what no product has strongly, may match weakly. */
function searchWords(words: QueryWord[], best: RankedKind | undefined, { isStrongLexeme }: Lexicon): SearchWord[] {
  return words.map(({ stem, typed }) => {
    const weight = best?.weights.get(stem) ?? 0;
    if (!isStrongLexeme(stem)) return { lexemes: [WEAK + stem], typed, weight };
    const isStrict = weight >= TELLING || words.length === 1;
    return { lexemes: isStrict ? [stem] : [stem, WEAK + stem], typed, weight };
  });
}

/** Lowest scores, as shares of the best kind's. */
const BEST_KINDS_SHARE = 0.7;
const SHOWN_KINDS_SHARE = 0.4;

export const bestKinds = <K extends { score: number }>(kinds: readonly K[]): K[] =>
  kinds.filter(({ score }) => score >= BEST_KINDS_SHARE * (kinds[0]?.score ?? 0));

export const KINDS_MAX = 40;

function pickKinds({ ranked, best, required }: PickedWords) {
  const telling = best ? tellingKinds(ranked, required) : [];
  const kinds = telling.filter(({ score }) => best !== undefined && score > SHOWN_KINDS_SHARE * best.score).slice(0, KINDS_MAX);
  return { kinds, otherKinds: telling.slice(kinds.length, kinds.length + KINDS_MAX) };
}

/** Complete kinds (they have every word) with a telling word; all complete kinds when a word tells but none names. */
function tellingKinds(ranked: readonly RankedKind[], words: readonly QueryWord[]): RankedKind[] {
  const complete = ranked.filter(({ weights }) => words.every(({ stem }) => weights.has(stem)));
  const highestWeight = ({ weights }: RankedKind) => Math.max(...words.map(({ stem }) => weights.get(stem) ?? 0));
  const telling = complete.filter((kind) => highestWeight(kind) >= TELLING);
  return telling.length > 0 && complete.every((kind) => highestWeight(kind) < NAME_WEIGHT) ? complete : telling;
}

function weighingWords(
  { best, preferred, weighing }: PickedWords,
  kinds: readonly RankedKind[],
  { index }: Lexicon,
): QueryWord[] {
  const isOfBest = (stem: string) => index.rank([stem]).some(({ kind }) => kind === best?.kind);
  return [
    ...preferred.filter(({ stem }) => kinds.some(({ weights }) => weights.has(stem))),
    ...weighing.filter(({ stem }) => isOfBest(stem)),
  ];
}

/** Required properties that the best kind's noun does not say. They also rank: goods of silicone before goods that mention it. */
function propertiesNotInNoun({ best, required }: PickedWords): QueryWord[] {
  const noun = stemText(best?.kind.noun ?? "");
  return required.filter(({ stem }) => required.length > 1 && isProperty(stem) && !noun.includes(stem));
}

/** All but preferred words that none of the best kinds has. */
function usedWords(
  { required, preferred }: PickedWords,
  weighing: readonly QueryWord[],
  kinds: readonly RankedKind[],
): QueryWord[] {
  const isMissing = (word: QueryWord) =>
    preferred.includes(word) && !bestKinds(kinds).some(({ weights }) => weights.has(word.stem));
  return [...required, ...weighing].filter((word) => !isMissing(word));
}

const leftOutWords = (read: readonly QueryWord[], used: readonly QueryWord[], { required }: PickedWords): QueryWord[] =>
  read.filter((word) => !used.includes(word) && !(required.length > 0 && isPack(word.stem)));

const toWeighingWord = ({ stem, typed }: QueryWord): SearchWord => ({ lexemes: [stem, WEAK + stem], typed, weight: 0 });

export function withoutLightestWord({ words, leftOut, ...meaning }: Meaning): Meaning | undefined {
  if (words.length < 2) return undefined;
  const lightest = words.reduce((one, other) => (other.weight <= one.weight ? other : one));
  return { ...meaning, words: words.filter((word) => word !== lightest), leftOut: [...leftOut, lightest.typed] };
}

export const inTypedOrder = (keyword: string, words: readonly string[]): string[] =>
  [...new Set(words)]
    .filter((word) => keyword.includes(word))
    .sort((one, other) => keyword.indexOf(one) - keyword.indexOf(other));
