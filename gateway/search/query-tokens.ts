import { TEXT_MAX, WORDS_MAX } from "./keyword.ts";
import { NAME_WEIGHT } from "./kind-weights.ts";
import type { Lexicon } from "./lexicon.ts";
import { weighPacking } from "./packing.ts";
import { correctSpaces } from "./spacing.ts";
import { isStopWord, tokenizeAll } from "./stem.ts";
import type { QueryToken } from "./synonym-phrases.ts";
import { type CorrectedToken, correctedByTable, isInTable } from "./synonym-table.ts";
import { isColor, isIgnored, isProperty, isWeighing, wordStem } from "./synonyms.ts";
import { joinQuantities } from "./units.ts";

const isQuality = (word: string) => isProperty(wordStem(word)) || isColor(wordStem(word));

const TOKENS_MAX = 2 * WORDS_MAX;

/** Called by read-query.ts. `cartuhera y bolsitas de floresamarillas` becomes `cartuchera`, `bolsa`, `flores`, `amarillas`. */
export function toTokens(keyword: string, lexicon: Lexicon): (CorrectedToken & QueryToken)[] {
  const { dictionary, names } = lexicon;
  const isKnown = (word: string) =>
    isStopWord(word) || isIgnored(word) || isWeighing(word) || isQuality(word) || isInTable(word) || dictionary.knows(word);
  const soundsLikeName = (word: string) => dictionary.soundsLikeKindName(word);
  const tokens = joinQuantities(tokenizeAll(keyword.slice(0, TEXT_MAX)).slice(0, TOKENS_MAX));
  // `32gb` is read as `32 gb`, and told of as it was typed.
  const typed = tokens.map((token) =>
    keyword.includes(token.typed) ? token : { ...token, typed: token.typed.replaceAll(" ", "") },
  );
  const spaced = correctSpaces(typed, {
    isKnown,
    soundsLikeName,
    isNameWord: (word) => dictionary.isWordOfKindName(word) || isInTable(word),
    nameAKindTogether: (stems) => nameAKindTogether(stems, lexicon),
  });
  const words = weighPacking(spaced, lexicon)
    .filter(({ word }) => !isStopWord(word))
    .slice(0, WORDS_MAX);
  const corrected = words.map((token): CorrectedToken & QueryToken =>
    isKnown(token.word) || soundsLikeName(token.word) ? token : correctedByTable(token),
  );
  const stems = corrected.map(({ word }) => wordStem(word));
  // A diminutive becomes its base (`bolsitas`: `bolsa`), unless a kind has the diminutive itself in its name.
  return corrected.map((token) => {
    if (names.nameAKind([wordStem(token.word)], stems) || isInTable(token.word)) return token;
    const base = dictionary.baseOfDiminutive(token.word);
    return base && names.nameAKind([wordStem(base)]) ? { ...token, word: base } : token;
  });
}

function nameAKindTogether(stems: readonly string[], { index }: Lexicon): boolean {
  const weights = index.rank(stems)[0]?.weights;
  return stems.every((stem, place) => (place === 0 ? (weights?.get(stem) ?? 0) >= NAME_WEIGHT : weights?.has(stem)));
}
