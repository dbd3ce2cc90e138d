import { WEAK } from "./document.ts";
import { headNoun, isPack } from "./head-noun.ts";
import type { RankedKind } from "./kind-index.ts";
import { NAME_WEIGHT, TELLING } from "./kind-weights.ts";
import type { Lexicon } from "./lexicon.ts";
import { bestKinds, inTypedOrder, KINDS_MAX, type Meaning, type SearchWord, typedPhrase } from "./meaning.ts";
import { type PickedWords, pickWords } from "./pick-words.ts";
import { type QueryWord, type ReadQuery, readQuery } from "./read-query.ts";
import { isColor, isProperty, stemText, wordStem } from "./synonyms.ts";
import { isHeadUnknown } from "./unknown-head.ts";

/** Called by interpret-keyword.ts. `termo niños` means the word `termo` and the kind `Termo`; `niños`, which that kind lacks, is left out. */
export function interpretPhrase(keyword: string, lexicon: Lexicon): Meaning {
  const query = readQuery(keyword, lexicon);
  const searched = isHeadUnknown(query, lexicon) ? [] : query.words;
  const picked = pickWords(searched, lexicon);
  const { kinds, otherKinds } = pickKinds(picked);
  const weighing = weighingWords(picked, kinds, lexicon);
  const qualifying = wordsNotInNoun(picked);
  const used = usedWords(picked, weighing, kinds);
  const unused = leftOutWords(searched, used, picked);
  const leftOut = [...query.unread, ...unused].map(({ typed }) => typed);
  const unsold = query.unsold.map(({ phrase }) => typedPhrase(keyword, phrase));
  const competing =
    query.unsold.length + query.unread.length === 0 ? competingWord(searched, unused, picked, lexicon) : undefined;
  const alsoWeighing = [...query.unsold.map(({ typed, word }) => ({ typed, stem: wordStem(word) })), ...unused];
  return {
    words: searchWords(picked, lexicon),
    weighing: [...weighing, ...qualifying.filter(({ stem }) => isProperty(stem)), ...alsoWeighing].map(toWeighingWord),
    qualifying: qualifying.map(toWeighingWord),
    leftOut: inTypedOrder(keyword, [...unsold, ...leftOut]),
    unsold: [...new Set(unsold)],
    ...(competing && { competing }),
    corrected: correctedKeyword(keyword, query, used),
    ...(isOccasion(kinds, picked.required) && { isOccasion: true }),
    kinds: kinds.map(({ kind, score }) => ({ id: kind.id, score })),
    otherKinds: otherKinds.map(({ kind }) => kind.id),
  };
}

const SHOWN_SHARE_OF_BEST_SCORE = 0.4;

function pickKinds(picked: PickedWords) {
  const { ranked, best } = picked;
  const telling = best ? tellingKinds(ranked, picked.required) : [];
  const kinds = namedKinds(telling, picked)
    .filter(({ score }) => best !== undefined && score > SHOWN_SHARE_OF_BEST_SCORE * best.score)
    .slice(0, KINDS_MAX);
  return { kinds, otherKinds: telling.filter((kind) => !kinds.includes(kind)).slice(0, KINDS_MAX) };
}

/** Kinds that have every word, one of them telling; all that have every word, where one is telling in a kind but none is naming. */
function tellingKinds(ranked: readonly RankedKind[], words: readonly QueryWord[]): RankedKind[] {
  const complete = ranked.filter(({ weights }) => words.every(({ stem }) => weights.has(stem)));
  const highestWeight = ({ weights }: RankedKind) => Math.max(...words.map(({ stem }) => weights.get(stem) ?? 0));
  const telling = complete.filter((kind) => highestWeight(kind) >= TELLING);
  return telling.length > 0 && complete.every((kind) => highestWeight(kind) < NAME_WEIGHT) ? complete : telling;
}

/** Kinds named by the head noun, and those of a typed category, where one of the best is named so: for `bolsas de regalo` no wallets `con bolsa interna`. */
function namedKinds(kinds: readonly RankedKind[], { required, preferred }: PickedWords): readonly RankedKind[] {
  const head = headNoun(required.map(({ stem }) => stem)) ?? "";
  const typed = [...required, ...preferred].map(({ stem }) => stem);
  const isOfTypedCategory = ({ kind: { categories } }: RankedKind) =>
    categories.some((category) => stemText(category).every((stem) => typed.includes(stem)));
  const isMeant = (kind: RankedKind) => (kind.weights.get(head) ?? 0) >= NAME_WEIGHT || isOfTypedCategory(kind);
  const isNamed = bestKinds(kinds).some(({ kind: { noun } }) => headNoun(stemText(noun)) === head);
  return isNamed && !isProperty(head) && !isColor(head) ? kinds.filter(isMeant) : kinds;
}

const OCCASION_KINDS_MIN = 5;

/** Whether many of the kinds are called by the words and used for what they say, and none is it: `baby shower`. */
function isOccasion(kinds: readonly RankedKind[], words: readonly QueryWord[]): boolean {
  const areIn = (text: string) => words.every(({ stem }) => stemText(text).includes(stem));
  const areName = ({ weights }: RankedKind) => words.every(({ stem }) => (weights.get(stem) ?? 0) >= NAME_WEIGHT);
  if (kinds.some(({ kind }) => areIn(kind.noun))) return false;
  return kinds.filter((one) => areName(one) && one.kind.uses.some(areIn)).length >= OCCASION_KINDS_MIN;
}

function weighingWords(
  { best, preferred, mayWeigh }: PickedWords,
  kinds: readonly RankedKind[],
  { index }: Lexicon,
): QueryWord[] {
  const isOfBest = (stem: string) => index.rank([stem]).some(({ kind }) => kind === best?.kind);
  return [
    ...preferred.filter(({ stem }) => kinds.some(({ weights }) => weights.has(stem))),
    ...mayWeigh.filter(({ stem }) => isOfBest(stem)),
  ];
}

/** Words by which the best kinds were found. Preferred words that none of these kinds has still rank results, but count as left out. */
function usedWords(
  { required, preferred }: PickedWords,
  weighing: readonly QueryWord[],
  kinds: readonly RankedKind[],
): QueryWord[] {
  const isMissing = (word: QueryWord) =>
    preferred.includes(word) && !bestKinds(kinds).some(({ weights }) => weights.has(word.stem));
  return [...required, ...weighing].filter((word) => !isMissing(word));
}

/** Words that were not used, except one such as `juego` in `juego de copas`, which says how goods are counted, where other words are required. */
const leftOutWords = (searched: readonly QueryWord[], used: readonly QueryWord[], { required }: PickedWords): QueryWord[] =>
  searched.filter((word) => !used.includes(word) && !(required.length > 0 && isPack(word.stem)));

/** A telling word, or the only one, must match a strong lexeme; other words may match a weak one, and must where no product has a strong one. */
function searchWords({ required, best }: PickedWords, { isStrongLexeme }: Lexicon): SearchWord[] {
  return required.map(({ stem, typed }) => {
    const weight = best?.weights.get(stem) ?? 0;
    if (!isStrongLexeme(stem)) return { lexemes: [WEAK + stem], typed, weight };
    const isStrict = weight >= TELLING || required.length === 1;
    return { lexemes: isStrict ? [stem] : [stem, WEAK + stem], typed, weight };
  });
}

/** Of several required words those that the best kind's noun lacks; the properties rank all goods: those of silicone first. */
function wordsNotInNoun({ best, required }: PickedWords): QueryWord[] {
  const noun = stemText(best?.kind.noun ?? "");
  return required.filter(({ stem }) => required.length > 1 && !noun.includes(stem));
}

/** The left-out one of two names that no kind has together: `bombillo` in `roseta bombillo`. Undefined where the best kind's noun has the other. */
function competingWord(
  searched: readonly QueryWord[],
  [unused, ...others]: readonly QueryWord[],
  { best, required: [head] }: PickedWords,
  { index }: Lexicon,
): string | undefined {
  if (!unused || !best || !head || searched.length !== 2 || others.length > 0) return undefined;
  if (isProperty(unused.stem) || isColor(unused.stem) || stemText(best.kind.noun).includes(head.stem)) return undefined;
  const isName = index.rank([unused.stem]).some(({ weights }) => (weights.get(unused.stem) ?? 0) >= NAME_WEIGHT);
  return isName ? unused.typed : undefined;
}

const toWeighingWord = ({ stem, typed }: Pick<QueryWord, "stem" | "typed">): SearchWord => ({
  lexemes: [stem, WEAK + stem],
  typed,
  weight: 0,
});

function correctedKeyword(keyword: string, { tokens, unsold }: ReadQuery, used: readonly QueryWord[]): string | undefined {
  const corrections = tokens.flatMap(({ typed, correction: correctionByTable }) => {
    const usedFor = used.filter((word) => word.typed === typed);
    if (usedFor.length === 0 || unsold.some((word) => word.typed === typed)) return [];
    const correction = correctionByTable ?? usedFor.find((word) => word.correction)?.correction;
    return correction ? [{ typed, correction }] : [];
  });
  if (corrections.length === 0) return undefined;
  const correctionOf = new Map(corrections.map(({ typed, correction }) => [typed, correction]));
  const longestFirst = [...correctionOf.keys()].sort((one, other) => other.length - one.length);
  const wholeWord = new RegExp(`(?<![\\p{L}\\p{M}])(?:${longestFirst.join("|")})(?![\\p{L}\\p{M}])`, "gu");
  return keyword
    .normalize("NFC")
    .trim()
    .replaceAll(wholeWord, (typed) => correctionOf.get(typed) ?? typed);
}
