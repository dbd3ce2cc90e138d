import { headNoun } from "./head-noun.ts";
import { fold } from "./keyword.ts";
import type { RankedKind } from "./kind-index.ts";
import { NAME_WEIGHT } from "./kind-weights.ts";
import type { Lexicon } from "./lexicon.ts";
import { typedPhrase } from "./meaning.ts";
import { pickKinds } from "./pick-kinds.ts";
import { type PickedWords, pickWords } from "./pick-words.ts";
import type { QueryWord } from "./read-query.ts";
import { isContentWord } from "./synonym-phrases.ts";
import { isColor, isGeneral, isProperty, stemText, wordStem } from "./synonyms.ts";

const OCCASION_KINDS_MIN = 5;

/** Whether the words say what goods are for, as `baby shower` does: many kinds have them as alias and as use, and none in its noun. */
export function isOccasion(kinds: readonly RankedKind[], words: readonly QueryWord[]): boolean {
  const areIn = (text: string) => words.every(({ stem }) => stemText(text).includes(stem));
  const areName = ({ weights }: RankedKind) => words.every(({ stem }) => (weights.get(stem) ?? 0) >= NAME_WEIGHT);
  if (kinds.some(({ kind }) => areIn(kind.noun))) return false;
  return kinds.filter((one) => areName(one) && one.kind.uses.some(areIn)).length >= OCCASION_KINDS_MIN;
}

export type PickedGoods = ReturnType<typeof pickKinds> & { words: readonly QueryWord[]; picked: PickedWords };

/** Called by interpret-phrase.ts. For `globos día de la madre` the balloons: of the words of the occasion the last one, as `día de la madre`, ranks them. */
export function pickGoods(keyword: string, words: readonly QueryWord[], lexicon: Lexicon): PickedGoods {
  const picked = pickWords(words, lexicon);
  const found = { words, picked, ...pickKinds(picked) };
  const [head, ...rest] = words.filter(isContentWord);
  if (head && isOnlyUse(head, picked, lexicon) && isSaidOfMany(rest, lexicon))
    return withoutPurpose(keyword, words, rest, lexicon);
  const others = words.filter((word) => !picked.required.includes(word) && isContentWord(word));
  if (others.length === 0) return found;
  if (isPurpose(picked.required, found.kinds, lexicon) && others.some((word) => namesGoods(word, lexicon)))
    return withoutPurpose(keyword, words, picked.required, lexicon);
  const isOtherPurpose = others.length > 1 && isOccasion(pickKinds(pickWords(others, lexicon)).kinds, others);
  return isOtherPurpose ? withoutPurpose(keyword, words, others, lexicon) : found;
}

const isSaidOfMany = (words: readonly QueryWord[], lexicon: Lexicon): boolean => {
  const { kinds } = pickKinds(pickWords(words, lexicon));
  const areName = ({ weights }: RankedKind) => words.every(({ stem }) => (weights.get(stem) ?? 0) >= NAME_WEIGHT);
  return words.length > 1 && kinds.filter(areName).length > NAMED_KINDS_MAX;
};

const isOnlyUse = (head: QueryWord, { best }: PickedWords, lexicon: Lexicon): boolean =>
  best !== undefined && (best.weights.get(head.stem) ?? 0) < NAME_WEIGHT && namesGoods(head, lexicon);

const isPurpose = (words: readonly QueryWord[], kinds: readonly RankedKind[], lexicon: Lexicon): boolean =>
  isOccasion(kinds, words) || (words.length === 1 && words.every((word) => isOnlyPurpose(word, kinds, lexicon)));

function withoutPurpose(
  keyword: string,
  words: readonly QueryWord[],
  purpose: readonly QueryWord[],
  lexicon: Lexicon,
): PickedGoods {
  const others = words.filter((word) => !purpose.includes(word));
  const picked = pickWords(others, lexicon);
  const typed = typedPhrase(
    keyword,
    purpose.map((word) => word.typed),
  );
  const told = purpose.slice(-1).map((word) => ({ ...word, typed, weighs: true }));
  return { words: [...others, ...told], picked, ...pickKinds(picked) };
}

const kindsNamed = ({ stem }: QueryWord, { index }: Lexicon): RankedKind[] =>
  index.rank([stem]).filter(({ weights }) => (weights.get(stem) ?? 0) >= NAME_WEIGHT);

const NAMED_KINDS_MAX = 6;

const isOnlyPurpose = (word: QueryWord, kinds: readonly RankedKind[], lexicon: Lexicon): boolean =>
  kinds.every(({ kind }) => headNoun(stemText(kind.noun)) !== word.stem) && kindsNamed(word, lexicon).length > NAMED_KINDS_MAX;

export function namesGoods(word: QueryWord, lexicon: Lexicon): boolean {
  if (!isContentWord(word) || isProperty(word.stem) || isColor(word.stem) || isGeneral(word.stem)) return false;
  const { length } = kindsNamed(word, lexicon);
  return length > 0 && length <= NAMED_KINDS_MAX;
}

const toStem = (word: string) => wordStem(fold(word));
const NAMED_OCCASIONS = "cumpleaños navidad halloween grado bautizo matrimonio comunión quince shower amistad madre padre"
  .split(" ")
  .map(toStem);
/** Santa Claus is a `papá` too. */
const OF_CHRISTMAS = new Set(["navidad", "padre"].map(toStem));

/** Stems of the occasions that are not meant where the words name one. */
export function otherOccasions(words: readonly Pick<QueryWord, "stem">[]): string[] {
  const typed = NAMED_OCCASIONS.filter((stem) => words.some((word) => word.stem === stem));
  const isMeant = (stem: string) =>
    typed.includes(stem) || (typed.some((one) => OF_CHRISTMAS.has(one)) && OF_CHRISTMAS.has(stem));
  return typed.length > 0 ? NAMED_OCCASIONS.filter((stem) => !isMeant(stem)) : [];
}
