import type { StemCandidate } from "./dictionary.ts";
import { LETTERS_MAX, TEXT_MAX, WORDS_MAX } from "./keyword.ts";
import { NAME_WEIGHT, TELLING } from "./kind-index.ts";
import type { Lexicon } from "./lexicon.ts";
import { correctSpaces } from "./spacing.ts";
import { isStopWord, type Token, tokenizeAll } from "./stem.ts";
import { isGeneral, isIgnored, isWeighing, wordStem } from "./synonyms.ts";
import { applySynonyms, correctedByTable, isInTable, type QueryToken, splitCompound } from "./wording.ts";

export type QueryWord = QueryToken & { stem: string; correction?: string };

const MIN_SCORE_GAIN = 0.3;

function correctedTokens(keyword: string, { dictionary, index }: Lexicon): Token[] {
  const isKnown = (word: string) =>
    isStopWord(word) || isIgnored(word) || isWeighing(word) || isInTable(word) || dictionary.knows(word);
  const isName = (stems: readonly string[]) => {
    const weights = index.rank(stems)[0]?.weights;
    return stems.every((stem, place) => (weights?.get(stem) ?? 0) >= (place === 0 ? NAME_WEIGHT : Number.MIN_VALUE));
  };
  const isAlike = (word: string) => dictionary.soundsLikeKindName(word);
  const typed = tokenizeAll(keyword.slice(0, TEXT_MAX)).slice(0, 2 * WORDS_MAX);
  const spaced = correctSpaces(typed, {
    isKnown,
    isAlike,
    isNamed: (word) => dictionary.isKindName(word) || isInTable(word),
    isName,
  });
  const words = spaced.filter(({ word }) => !isStopWord(word)).slice(0, WORDS_MAX);
  const corrected = words.map((token) => (isKnown(token.word) || isAlike(token.word) ? token : correctedByTable(token)));
  const stems = corrected.map(({ word }) => wordStem(word));
  // Diminutives: `bolsitas` alone means `bolsas`, but some names contain `bolsitas`.
  return corrected.map((token) => {
    if (index.isCalled([wordStem(token.word)], stems) || isInTable(token.word)) return token;
    const base = dictionary.baseOfDiminutive(token.word);
    return base && index.isCalled([wordStem(base)]) ? { ...token, word: base } : token;
  });
}

/** By context: the reading whose kinds score best with the neighbouring words. `stemsWith`: the query's stems, with that of a reading. */
function likeliest(
  readings: readonly StemCandidate[],
  stemsWith: (stem: string) => string[],
  { index }: Lexicon,
): StemCandidate | undefined {
  if (stemsWith("").length < 2) return readings.find(({ isRisky }) => !isRisky);
  const bestKind = ({ stem }: StemCandidate) => index.rank(stemsWith(stem))[0];
  const isName = (reading: StemCandidate) => {
    const weights = bestKind(reading)?.weights;
    return stemsWith(reading.stem).every((stem) => (weights?.get(stem) ?? 0) >= TELLING);
  };
  const plausible = readings.filter((reading) => !reading.isRisky || isName(reading));
  if (plausible.length < 2) return plausible[0];
  const score = (reading: StemCandidate) => bestKind(reading)?.score ?? 0;
  return plausible.reduce((one, other) => (score(other) > score(one) + MIN_SCORE_GAIN ? other : one));
}

/** Drops a generic head noun when more words follow: `regalo de grado`. */
function withoutGeneral(words: QueryWord[], { index }: Lexicon): QueryWord[] {
  const [first, ...others] = words;
  const stems = words.map(({ stem }) => stem);
  if (!first || !isGeneral(first.stem) || index.isPartOfName([first.stem], stems)) return words;
  return others.some(({ word, weighs }) => !(weighs || isWeighing(word))) ? others : words;
}

export function readAll(keyword: string, lexicon: Lexicon) {
  const tokens = correctedTokens(keyword, lexicon);
  const withSoundalikes = tokens.map((token) => {
    const soundalike = isInTable(token.word) ? undefined : lexicon.dictionary.soundalike(token.word);
    return { ...token, ...(soundalike !== undefined && { soundalike }) };
  });
  const { words: reworded, unsold } = applySynonyms(withSoundalikes, (stems, query) => lexicon.index.isCalled(stems, query));
  const parts = reworded.flatMap((token) => splitCompound(token, lexicon.isStrongLexeme));
  const searched = parts.filter(({ word }) => !isIgnored(word));
  const isAnySearched = searched.length > 0;
  const candidates = (isAnySearched ? searched : parts).map((token) => {
    const readings = lexicon.dictionary.candidates(token.word.slice(0, LETTERS_MAX));
    return { token, readings: isAnySearched ? readings : readings.filter(({ correction }) => correction === undefined) };
  });
  const words: QueryWord[] = [];
  const unread: QueryToken[] = [];
  for (const { token, readings } of candidates) {
    const stemsWith = (stem: string) =>
      candidates.flatMap((other) => {
        if (other.token === token) return [stem];
        return other.readings.length === 1 && !other.readings[0]?.isRisky ? other.readings.map(({ stem }) => stem) : [];
      });
    const reading = likeliest(readings, stemsWith, lexicon);
    if (!reading) unread.push(token);
    else if (!words.some(({ stem }) => stem === reading.stem)) words.push({ ...token, ...reading });
  }
  return { tokens, words: withoutGeneral(words, lexicon), unsold, unread };
}
