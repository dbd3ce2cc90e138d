import { correctedKeyword } from "./corrected-keyword.ts";
import { WEAK } from "./document.ts";
import { isCountingNoun, isHeadModifier } from "./head-noun.ts";
import type { RankedKind } from "./kind-index.ts";
import { NAME_WEIGHT, TELLING } from "./kind-weights.ts";
import type { Lexicon } from "./lexicon.ts";
import { bestKinds, inTypedOrder, type Meaning, type SearchWord, typedPhrase } from "./meaning.ts";
import { otherOccasions } from "./named-occasions.ts";
import { isOccasion, namesGoods, pickGoods } from "./occasion.ts";
import { isPacking } from "./packing.ts";
import type { PickedWords } from "./pick-words.ts";
import { type QueryWord, type ReadQuery, readQuery } from "./read-query.ts";
import { isContentWord } from "./synonym-phrases.ts";
import { isAudience, isColor, isProperty, stemText, wordStem } from "./synonyms.ts";
import { isHeadUnknown } from "./unknown-head.ts";

/** After a preposition a word only describes: `palo` in `recogedor con palo`. */
const DESCRIBED = /\s(?:con|sin|para|en)\s/i;

/** Called by interpret-keyword.ts. `termo niños` means the word `termo` and the kind `Termo`; `niños`, which that kind lacks, is left out. */
export function interpretPhrase(keyword: string, lexicon: Lexicon): Meaning {
  const query = readQuery(keyword, lexicon);
  const { words, picked, kinds, otherKinds } = pickGoods(keyword, isHeadUnknown(query, lexicon) ? [] : query.words, lexicon);
  const answered = answeredWords(picked, kinds, lexicon);
  const unanswered = unansweredWords(words, answered, picked);
  const qualifying = wordsNotInNoun(picked);
  const unsold = query.unsold.map(({ phrase }) => typedPhrase(keyword, phrase));
  const unansweredExceptPacking = unanswered.filter((word) => !isPacking(word));
  const unread = query.unread.filter(({ word, ...token }) => !isPacking({ ...token, stem: wordStem(word) }));
  const leftOut = [...unread, ...unansweredExceptPacking].map(({ typed }) => typed);
  const isAllKnown = query.unsold.length + query.unread.length === 0;
  const isListed = isAllKnown && !DESCRIBED.test(keyword);
  const competing = isListed ? competingWord(words, unansweredExceptPacking, picked, lexicon) : undefined;
  return {
    words: requiredWords(picked, lexicon),
    weighing: weighingWords(query, { answered, unanswered, qualifying }, picked).map((word) => ({
      ...toRankingWord(word, lexicon),
      ...(tellsApart(word, kinds) && { tellsApart: true }),
    })),
    qualifying: qualifying.map((word) => toRankingWord(word, lexicon)),
    unwanted: otherOccasions(words),
    leftOut: inTypedOrder(keyword, [...unsold, ...leftOut]),
    unsold: [...new Set(unsold)],
    ...(competing && { competing }),
    corrected: correctedKeyword(keyword, query, answered),
    ...(isOccasion(kinds, picked.required) && { isOccasion: true }),
    kinds: shownKinds(kinds, answered, picked),
    otherKinds: otherKinds.map(({ kind }) => kind.id),
  };
}

const LIFTED_SHARE = 0.65;
const LIFT = 0.9;

/** Kinds with their scores and lifts. `collares perla`: `Gargantilla` shares head noun and top category with `Collar`, so its goods `de perlas` come before necklaces without pearls. */
function shownKinds(
  kinds: readonly RankedKind[],
  answered: readonly QueryWord[],
  { required, best }: PickedWords,
): Meaning["kinds"] {
  const isMake = (word: QueryWord) =>
    !required.includes(word) && isContentWord(word) && !isColor(word.stem) && !isAudience(word.stem);
  const isMakeTyped = answered.some(isMake);
  const [head] = required;
  const isLifted = ({ kind, weights, score }: RankedKind) =>
    isMakeTyped &&
    score > LIFTED_SHARE * (best?.score ?? 0) &&
    kind.categories[0] === best?.kind.categories[0] &&
    (weights.get(head?.stem ?? "") ?? 0) >= NAME_WEIGHT;
  return kinds.map((one) => {
    const lift = best && isLifted(one) ? LIFT * Math.max(0, best.score - one.score) : 0;
    return { id: one.kind.id, score: one.score, ...(lift > 0 && { lift }) };
  });
}

/** Required words, preferred words that one of the best kinds has, and words of `mayWeigh` that the best kind has. */
function answeredWords(
  { required, preferred, mayWeigh, best }: PickedWords,
  kinds: readonly RankedKind[],
  { index }: Lexicon,
): QueryWord[] {
  const areInBestKinds = ({ stem }: QueryWord) => bestKinds(kinds).some(({ weights }) => weights.has(stem));
  const isInBestKind = ({ stem }: QueryWord) => index.rank([stem]).some(({ kind }) => kind === best?.kind);
  return [...required, ...preferred.filter(areInBestKinds), ...mayWeigh.filter(isInBestKind)];
}

/** Words that are not answered. Beside required words, one that says how goods are counted does not matter: `juego` in `juego de copas`. */
const unansweredWords = (words: readonly QueryWord[], answered: readonly QueryWord[], { required }: PickedWords): QueryWord[] =>
  words.filter((word) => !answered.includes(word) && !(required.length > 0 && isCountingNoun(word.stem)));

function wordsNotInNoun({ best, required }: PickedWords): QueryWord[] {
  const noun = stemText(best?.kind.noun ?? "");
  return required.filter(({ stem }) => required.length > 1 && !noun.includes(stem));
}

type StemmedWord = Pick<QueryWord, "stem" | "typed" | "weighs" | "quantity">;

/** Words that are not required, and required properties. Of goods that all have `silicona`, those that say it in their own text come first. */
const weighingWords = (
  { unsold }: ReadQuery,
  { answered, unanswered, qualifying }: Record<"answered" | "unanswered" | "qualifying", QueryWord[]>,
  { required }: PickedWords,
): StemmedWord[] => [
  ...answered.filter((word) => !required.includes(word)),
  ...qualifying.filter(({ stem }) => isProperty(stem)),
  ...unsold.map(({ typed, word }) => ({ typed, stem: wordStem(word) })),
  ...unanswered,
];

const toRankingWord = ({ quantity, ...word }: StemmedWord, { dictionary }: Lexicon): SearchWord => ({
  // `4` of `4 personas` is not the one of `4 ramas`. Where no goods have so many, any such number counts.
  lexemes: quantity && dictionary.knows(quantity) ? [WEAK + quantity] : [word.stem, WEAK + word.stem],
  typed: word.typed,
  weight: 0,
  ...(isPacking(word) && { isPacking: true }),
});

/** `silicona` in `moldes de silicona`: moulds are called so, but only some are described so. */
function tellsApart({ stem }: StemmedWord, kinds: readonly RankedKind[]): boolean {
  const isSaid = (texts: readonly string[]) => texts.some((text) => stemText(text).includes(stem));
  const isOfAll = kinds.some(({ kind }) => isSaid([kind.noun, ...kind.uses, ...kind.categories]));
  return !isOfAll && !isHeadModifier(stem) && kinds.some(({ kind }) => isSaid(kind.descriptions));
}

/** A telling word, or the only one, must match a strong lexeme; other words may match a weak one, and must where no product has a strong one. */
function requiredWords({ required, best }: PickedWords, { isStrongLexeme }: Lexicon): SearchWord[] {
  return required.map(({ stem, typed }) => {
    const weight = best?.weights.get(stem) ?? 0;
    if (!isStrongLexeme(stem)) return { lexemes: [WEAK + stem], typed, weight };
    const isStrict = weight >= TELLING || required.length === 1;
    return { lexemes: isStrict ? [stem] : [stem, WEAK + stem], typed, weight };
  });
}

/** The left-out one of two words, if it names other goods: `bombillo` in `roseta bombillo`. */
function competingWord(
  words: readonly QueryWord[],
  [unanswered, ...others]: readonly QueryWord[],
  { best, required: [head] }: PickedWords,
  lexicon: Lexicon,
): string | undefined {
  if (!unanswered || !best || !head || words.length !== 2 || others.length > 0) return undefined;
  // If the best kind's noun has the required word, that kind is meant, and the other word only describes it.
  if (stemText(best.kind.noun).includes(head.stem)) return undefined;
  return namesGoods(unanswered, lexicon) ? unanswered.typed : undefined;
}
