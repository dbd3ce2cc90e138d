import { TELLING } from "./kind-weights.ts";
import type { Lexicon } from "./lexicon.ts";
import type { QueryWord, ReadQuery } from "./read-query.ts";
import { isColor, isProperty, isWeighing } from "./synonyms.ts";

/** Whether a word is unknown and all known ones are modifiers: `silicona` of `xqzw de silicona` would match unrelated products. */
export function isHeadUnknown({ words, unread }: ReadQuery, { index }: Lexicon): boolean {
  // A use weighs as much as TELLING and says nothing of what the goods are.
  const saysWhichGoods = (stem: string) => index.rank([stem]).some(({ weights }) => (weights.get(stem) ?? 0) > TELLING);
  const isModifier = ({ stem, word }: QueryWord) =>
    isProperty(stem) || isColor(stem) || isWeighing(word) || !saysWhichGoods(stem);
  return unread.some(({ word }) => !isWeighing(word)) && words.every(isModifier);
}
