import { TELLING } from "./kind-weights.ts";
import type { Lexicon } from "./lexicon.ts";
import type { QueryWord, ReadQuery } from "./read-query.ts";
import { isColor, isIgnored, isProperty, isWeighing } from "./synonyms.ts";

/** The head noun is unknown and the known words are modifiers: `de silicona` alone would match unrelated products. */
export function isHeadUnknown({ tokens, words, unread }: ReadQuery, { index }: Lexicon): boolean {
  const first = tokens.find(({ word }) => !isIgnored(word));
  // A use weighs as much as TELLING and says nothing of what the goods are.
  const saysWhichGoods = (stem: string) => index.rank([stem]).some(({ weights }) => (weights.get(stem) ?? 0) > TELLING);
  const isModifier = ({ stem, word }: QueryWord) =>
    isProperty(stem) || isColor(stem) || isWeighing(word) || !saysWhichGoods(stem);
  return unread.some(({ typed }) => typed === first?.typed) && words.every(isModifier);
}
