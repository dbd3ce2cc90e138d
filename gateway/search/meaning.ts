/*
 * From a query to SQL, called by product/search.ts:
 *   reading.ts         words and stems, with spaces (spacing.ts), synonyms (wording.ts) and typos (dictionary.ts) resolved
 *   meaning.ts         matching kinds of products (kind-index.ts), required words, ranking words
 *   product/filter.ts  SQL conditions; page-statements.ts: ranked page; count.ts: total and facets, in the same statement
 * All but SQL works in memory on the lexicon (lexicon.ts), loaded once per version of the tables that derive.ts fills. A product
 * matches when its document (document.ts) has every required word.
 */
import { WEAK } from "./document.ts";
import { isPack } from "./head-noun.ts";
import { MOST_TEXT, MOST_WORDS } from "./keyword.ts";
import { isOnlyInCategory, NAME_WEIGHT, type RankedKind, TELLING } from "./kind-index.ts";
import type { Lexicon } from "./lexicon.ts";
import { readAll, type Word } from "./reading.ts";
import { type Token, tokenize } from "./stem.ts";
import { isColor, isIgnored, isQuality, isWeighing, stemText } from "./synonyms.ts";

const BEST = 0.7;

export const bestKinds = <K extends { value: number }>(kinds: readonly K[]): K[] =>
  kinds.filter(({ value }) => value >= BEST * (kinds[0]?.value ?? 0));

const MOST_KINDS = 40;
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
  kinds: { id: number; value: number }[];
  otherKinds: number[];
};

/** Unknown head noun with known modifiers only: `de silicona` alone would match unrelated products. */
function isLost(tokens: readonly Token[], known: readonly Word[], unread: readonly Token[], { index }: Lexicon): boolean {
  const [first] = tokens.filter(({ word }) => !isIgnored(word));
  const isNamed = (stem: string) => index.rank([stem]).some(({ weights }) => (weights.get(stem) ?? 0) > TELLING);
  const isSaid = ({ stem, word }: Word) => isQuality(stem) || isColor(stem) || isWeighing(word) || !isNamed(stem);
  return unread.some(({ typed }) => typed === first?.typed) && known.every(isSaid);
}

function partedBy(words: readonly Word[]): { saying: Word[]; weighing: Word[] } {
  const [first] = words;
  const saying = words.filter(({ word, weighs }) => !(weighs || isWeighing(word)));
  const usedWords = saying.length > 0 || !first ? saying : [first];
  return { saying: usedWords, weighing: words.filter((word) => !usedWords.includes(word)) };
}

/** Optional words: materials and words after the name, unless they name the best kind or are the only words. */
function preferredWords(saying: readonly Word[], best: RankedKind | undefined): Word[] {
  const isAfterName = (place: number) => best !== undefined && best.naming > 0 && place >= best.naming;
  // After a whole name, a category alone decides nothing: `baby shower niña`.
  const isTelling = (stem: string, place: number) =>
    (best?.weights.get(stem) ?? 0) >= TELLING &&
    !(best && best.naming > 1 && isAfterName(place) && isOnlyInCategory(best.kind, stem));
  const isWish = (stem: string, place: number) => isQuality(stem) || isAfterName(place);
  const preferred = saying.filter(({ stem }, place) => isWish(stem, place) && !isTelling(stem, place));
  return preferred.length < saying.length ? preferred : [];
}

/** If no kind that the words name has all of them: the first with a descriptive phrase that has: `vampiro con capa`. */
function saidWhole(ranked: readonly RankedKind[], saying: readonly Word[]): RankedKind | undefined {
  const hasAll = ({ weights }: RankedKind) => saying.every(({ stem }) => weights.has(stem));
  if (saying.length < 2 || ranked.some((one) => hasAll(one) && one.naming > 0)) return undefined;
  return ranked.find(
    (one) => hasAll(one) && one.kind.words.some((text) => saying.every(({ stem }) => stemText(text).includes(stem))),
  );
}

const PURPOSE = / para /;

/** Words after the name that only a category of the best kind has; dropped where its name has `para`: `soporte celular moto`. */
const foreignTo = (saying: readonly Word[], best: RankedKind | undefined): Word[] =>
  best && PURPOSE.test(best.kind.noun)
    ? saying.filter(({ stem }, place) => best.naming > 0 && place >= best.naming && isOnlyInCategory(best.kind, stem))
    : [];

function correctedKeyword(tokens: Token[], words: Word[]): string | undefined {
  if (!words.some(({ correction }) => correction !== undefined)) return undefined;
  const meant = Map.groupBy(words, ({ typed }) => typed);
  const corrected = tokens.map(({ typed }) => meant.get(typed)?.map(({ correction }) => correction ?? typed) ?? [typed]);
  return corrected.flat().join(" ");
}

/** Materials must be in the product's own text; packing and attributes may match weakly. */
function searchWords(words: Word[], best: RankedKind | undefined, { isStrongLexeme }: Lexicon): SearchWord[] {
  return words.map(({ stem, typed }) => {
    const weight = best?.weights.get(stem) ?? 0;
    if (!isStrongLexeme(stem)) return { lexemes: [WEAK + stem], typed, weight };
    const isStrict = weight >= TELLING || words.length === 1;
    return { lexemes: isStrict ? [stem] : [stem, WEAK + stem], typed, weight };
  });
}

/** Corrects typos. If no kind matches all words, drops those that the best kind lacks. "Platos y vasos" is searched by part. */
export function interpretKeyword(keyword: string, lexicon: Lexicon): Meaning {
  const whole = meaningOfOne(keyword, lexicon);
  const isFound = whole.leftOut.length === 0 && whole.words.every(({ weight }) => weight >= TELLING);
  const parts = isFound ? [] : keyword.slice(0, MOST_TEXT).split(AND);
  if (parts.length < 2 || parts.length > MOST_PARTS) return whole;
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
const MOST_PARTS = 3;

function joined(meanings: readonly Meaning[]): Meaning {
  const named = meanings.flatMap(({ words: [first] }) => (first ? [first] : []));
  // Equal scores, so that parts alternate.
  const worths = meanings.flatMap(({ kinds: [best, ...others] }) => {
    return best ? [best, ...others].map(({ id, value }) => [id, value / best.value] as const) : [];
  });
  const kinds = new Map(worths);
  return {
    words: [{ lexemes: named.flatMap(({ lexemes }) => lexemes), typed: named.map(({ typed }) => typed).join(" "), weight: 1 }],
    weighing: meanings.flatMap(({ words, weighing }) => [...words.slice(1), ...weighing]),
    leftOut: [],
    corrected: undefined,
    kinds: [...kinds].map(([id, value]) => ({ id, value })).sort((one, other) => other.value - one.value),
    otherKinds: meanings
      .flatMap(({ otherKinds }) => otherKinds)
      .filter((id) => !kinds.has(id))
      .slice(0, MOST_KINDS),
  };
}

function meaningOfOne(keyword: string, lexicon: Lexicon): Meaning {
  const { tokens, words: known, unsold, unread } = readAll(keyword, lexicon);
  const read = isLost(tokens, known, unread, lexicon) ? [] : known;
  const { saying, weighing } = partedBy(read);
  const ranked = lexicon.index.rank(saying.map(({ stem }) => stem));
  const best = saidWhole(ranked, saying) ?? ranked[0];
  const preferred = preferredWords(saying, best);
  const foreign = foreignTo(saying, best);
  const words = saying
    .filter((word) => ![...preferred, ...foreign].includes(word) && (!best || best.weights.has(word.stem)))
    .slice(0, best ? MOST_WORDS : 1);
  const telling = best ? distinctiveKinds(ranked, words) : [];
  const good = telling.filter(({ value }) => best !== undefined && value > WORST * best.value).slice(0, MOST_KINDS);
  const weighed = [
    ...preferred.filter((word) => !foreign.includes(word)).filter(({ stem }) => good.some(({ weights }) => weights.has(stem))),
    ...weighing.filter(({ stem }) => lexicon.index.rank([stem]).some(({ kind }) => kind === best?.kind)),
  ];
  // Silicone as material before silicone moulds.
  const noun = stemText(best?.kind.noun ?? "");
  const said = words.filter(({ stem }) => words.length > 1 && isQuality(stem) && !noun.includes(stem));
  // Reported when only lower-ranked kinds have the material.
  const isMissing = (word: Word) => preferred.includes(word) && !bestKinds(good).some(({ weights }) => weights.has(word.stem));
  const usedWords = [...words, ...weighed].filter((word) => !isMissing(word));
  const unused = read.filter((word) => !usedWords.includes(word) && !(words.length > 0 && isPack(word.stem)));
  const leftOut = [...unsold, ...unread, ...unused].map(({ typed }) => typed);
  return {
    words: searchWords(words, best, lexicon),
    weighing: [...weighed, ...said].map(({ stem, typed }) => ({ lexemes: [stem, WEAK + stem], typed, weight: 0 })),
    leftOut: inOrder(keyword, leftOut),
    corrected: correctedKeyword(tokens, usedWords),
    kinds: good.map(({ kind, value }) => ({ id: kind.id, value })),
    otherKinds: telling.slice(good.length, good.length + MOST_KINDS).map(({ kind }) => kind.id),
  };
}

/** Kinds with all words, at least one distinctive; else those whose product names have the words. */
function distinctiveKinds(ranked: readonly RankedKind[], words: readonly Word[]): RankedKind[] {
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
