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

/** Called by interpret-phrase.ts. For `globos día de la madre` the balloons, although the occasion is that of other goods: its last word, as `día de la madre`, only ranks them. */
export function pickGoods(keyword: string, words: readonly QueryWord[], lexicon: Lexicon): PickedGoods {
  const picked = pickWords(words, lexicon);
  const found = { words, picked, ...pickKinds(picked) };
  const { required } = picked;
  const isGoods = (word: QueryWord) => !required.includes(word) && namesGoods(word, lexicon);
  const last = required.at(-1);
  if (!last || !words.some(isGoods) || !isOccasion(found.kinds, required)) return found;
  const typed = typedPhrase(
    keyword,
    required.map((word) => word.typed),
  );
  const others = words.filter((word) => !required.includes(word));
  const pickedOthers = pickWords(others, lexicon);
  return { words: [...others, { ...last, typed, weighs: true }], picked: pickedOthers, ...pickKinds(pickedOthers) };
}

const namesGoods = (word: QueryWord, { index }: Lexicon): boolean =>
  isContentWord(word) &&
  !(isProperty(word.stem) || isColor(word.stem) || isGeneral(word.stem)) &&
  index.rank([word.stem]).some(({ weights }) => (weights.get(word.stem) ?? 0) >= NAME_WEIGHT);

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
