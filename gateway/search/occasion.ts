import { headNoun } from "./head-noun.ts";
import type { RankedKind } from "./kind-index.ts";
import { NAME_WEIGHT } from "./kind-weights.ts";
import type { Lexicon } from "./lexicon.ts";
import { typedPhrase } from "./meaning.ts";
import { pickKinds } from "./pick-kinds.ts";
import { type PickedWords, pickWords } from "./pick-words.ts";
import type { QueryWord } from "./read-query.ts";
import { isContentWord } from "./synonym-phrases.ts";
import { isColor, isGeneral, isProperty, stemText } from "./synonyms.ts";

const OCCASION_KINDS_MIN = 5;
const NAMED_KINDS_MAX = 6;

const nameKind = (words: readonly QueryWord[], { weights }: RankedKind): boolean =>
  words.every(({ stem }) => (weights.get(stem) ?? 0) >= NAME_WEIGHT);

/** Whether the words say what goods are for, as `baby shower` does: many kinds have them as alias and as use, and none in its noun. */
export function isOccasion(kinds: readonly RankedKind[], words: readonly QueryWord[]): boolean {
  const areIn = (text: string) => words.every(({ stem }) => stemText(text).includes(stem));
  if (kinds.some(({ kind }) => areIn(kind.noun))) return false;
  return kinds.filter((one) => nameKind(words, one) && one.kind.uses.some(areIn)).length >= OCCASION_KINDS_MIN;
}

export type PickedGoods = ReturnType<typeof pickKinds> & { words: readonly QueryWord[]; picked: PickedWords };

/** Called by interpret-phrase.ts. Where a phrase names goods and an occasion, its kinds are those of the goods, and the occasion ranks their products. */
export function pickGoods(keyword: string, words: readonly QueryWord[], lexicon: Lexicon): PickedGoods {
  const picked = pickWords(words, lexicon);
  const found = { words, picked, ...pickKinds(picked) };
  const [head, ...rest] = words.filter(isContentWord);
  // `rompecabezas baby shower`: the best kind is one of the occasion, and no puzzle.
  if (head && namesOtherGoods(head, picked, lexicon) && nameManyKinds(rest, lexicon))
    return rankByOccasion(keyword, words, rest, lexicon);
  const others = words.filter((word) => !picked.required.includes(word) && isContentWord(word));
  if (others.length === 0) return found;
  // `baby shower rompecabezas`, `camping botas`: the words of the occasion are required, those of the goods are not.
  if (sayOccasion(picked.required, found.kinds, lexicon) && others.some((word) => namesGoods(word, lexicon)))
    return rankByOccasion(keyword, words, picked.required, lexicon);
  // `globos día de la madre`: the goods are required, and the rest is an occasion.
  const areOthersOccasion = others.length > 1 && isOccasion(pickKinds(pickWords(others, lexicon)).kinds, others);
  return areOthersOccasion ? rankByOccasion(keyword, words, others, lexicon) : found;
}

const nameManyKinds = (words: readonly QueryWord[], lexicon: Lexicon): boolean => {
  const { kinds } = pickKinds(pickWords(words, lexicon));
  return words.length > 1 && kinds.filter((kind) => nameKind(words, kind)).length > NAMED_KINDS_MAX;
};

const namesOtherGoods = (word: QueryWord, { best }: PickedWords, lexicon: Lexicon): boolean =>
  best !== undefined && !nameKind([word], best) && namesGoods(word, lexicon);

const sayOccasion = (words: readonly QueryWord[], kinds: readonly RankedKind[], lexicon: Lexicon): boolean =>
  isOccasion(kinds, words) || (words.length === 1 && words.every((word) => isOccasionWord(word, kinds, lexicon)));

/** The words of the occasion become one weighing word, its last one: `día de la madre` ranks by `madre`. */
function rankByOccasion(
  keyword: string,
  words: readonly QueryWord[],
  occasion: readonly QueryWord[],
  lexicon: Lexicon,
): PickedGoods {
  const others = words.filter((word) => !occasion.includes(word));
  const picked = pickWords(others, lexicon);
  const typed = typedPhrase(
    keyword,
    occasion.map((word) => word.typed),
  );
  const occasionWord = occasion.slice(-1).map((word) => ({ ...word, typed, weighs: true }));
  return { words: [...others, ...occasionWord], picked, ...pickKinds(picked) };
}

const kindsNamed = (word: QueryWord, { index }: Lexicon): RankedKind[] =>
  index.rank([word.stem]).filter((kind) => nameKind([word], kind));

const isOccasionWord = (word: QueryWord, kinds: readonly RankedKind[], lexicon: Lexicon): boolean =>
  kinds.every(({ kind }) => headNoun(stemText(kind.noun)) !== word.stem) && kindsNamed(word, lexicon).length > NAMED_KINDS_MAX;

export function namesGoods(word: QueryWord, lexicon: Lexicon): boolean {
  if (!isContentWord(word) || isProperty(word.stem) || isColor(word.stem) || isGeneral(word.stem)) return false;
  const { length } = kindsNamed(word, lexicon);
  return length > 0 && length <= NAMED_KINDS_MAX;
}
