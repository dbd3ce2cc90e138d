import type { Reading } from "./dictionary.ts";
import { LETTERS_MAX, TEXT_MAX, WORDS_MAX } from "./keyword.ts";
import { NAME_WEIGHT, TELLING } from "./kind-index.ts";
import type { Lexicon } from "./lexicon.ts";
import { respaced } from "./spacing.ts";
import { isStopWord, type Token, tokenizeAll } from "./stem.ts";
import { isGeneral, isIgnored, isWeighing, wordStem } from "./synonyms.ts";
import { type AskedToken, isInTable, likeInTable, reworded, splitCompound } from "./wording.ts";

export type Word = AskedToken & { stem: string; correction?: string };

const BETTER = 0.3;

function tokensIn(keyword: string, { dictionary, index }: Lexicon): Token[] {
  const isKnown = (word: string) =>
    isStopWord(word) || isIgnored(word) || isWeighing(word) || isInTable(word) || dictionary.knows(word);
  const isName = (stems: readonly string[]) => {
    const weights = index.rank(stems)[0]?.weights;
    return stems.every((stem, place) => (weights?.get(stem) ?? 0) >= (place === 0 ? NAME_WEIGHT : Number.MIN_VALUE));
  };
  const isAlike = (word: string) => dictionary.soundsLikeName(word);
  const typed = tokenizeAll(keyword.slice(0, TEXT_MAX)).slice(0, 2 * WORDS_MAX);
  const spaced = respaced(typed, { isKnown, isAlike, isNamed: (word) => dictionary.isName(word) || isInTable(word), isName });
  const telling = spaced.filter(({ word }) => !isStopWord(word)).slice(0, WORDS_MAX);
  const spelt = telling.map((token) => (isKnown(token.word) || isAlike(token.word) ? token : likeInTable(token)));
  const stems = spelt.map(({ word }) => wordStem(word));
  // Diminutives: `bolsitas` alone means `bolsas`, but some names contain `bolsitas`.
  return spelt.map((token) => {
    const whole =
      index.isCalled([wordStem(token.word)], stems) || isInTable(token.word)
        ? undefined
        : dictionary.undiminishedWord(token.word);
    return whole && index.isCalled([wordStem(whole)]) ? { ...token, word: whole } : token;
  });
}

/** By context: the reading whose kinds score best with the neighbouring words. */
function likeliest(readings: readonly Reading[], stems: (own: string) => string[], { index }: Lexicon): Reading | undefined {
  if (stems("").length < 2) return readings.find(({ isRisky }) => !isRisky);
  const ledBy = ({ stem }: Reading) => index.rank(stems(stem))[0];
  const isName = (reading: Reading) => {
    const weights = ledBy(reading)?.weights;
    return stems(reading.stem).every((stem) => (weights?.get(stem) ?? 0) >= TELLING);
  };
  const believed = readings.filter((reading) => !reading.isRisky || isName(reading));
  if (believed.length < 2) return believed[0];
  const score = (reading: Reading) => ledBy(reading)?.score ?? 0;
  return believed.reduce((one, other) => (score(other) > score(one) + BETTER ? other : one));
}

/** Drops a generic head noun when more words follow: `regalo de grado`. */
function withoutGeneral(words: Word[], { index }: Lexicon): Word[] {
  const [first, ...others] = words;
  const stems = words.map(({ stem }) => stem);
  if (!first || !isGeneral(first.stem) || index.isPartOfName([first.stem], stems)) return words;
  return others.some(({ word, weighs }) => !(weighs || isWeighing(word))) ? others : words;
}

const meantBy = (meant: string | undefined) => (meant === undefined ? {} : { meant });

export function readAll(keyword: string, lexicon: Lexicon) {
  const tokens = tokensIn(keyword, lexicon);
  const soundalike = (word: string) => (isInTable(word) ? undefined : lexicon.dictionary.soundalike(word));
  const alike = tokens.map((token) => ({ ...token, ...meantBy(soundalike(token.word)) }));
  const { words: put, unsold } = reworded(alike, (stems, query) => lexicon.index.isCalled(stems, query));
  const apart = put.flatMap((token) => splitCompound(token, lexicon.isStrongLexeme));
  const searched = apart.filter(({ word }) => !isIgnored(word));
  const read = (searched.length > 0 ? searched : apart).map((token) => {
    const readings = lexicon.dictionary.read(token.word.slice(0, LETTERS_MAX));
    return { token, readings: searched.length > 0 ? readings : readings.filter(({ correction }) => correction === undefined) };
  });
  const words: Word[] = [];
  const unread: AskedToken[] = [];
  for (const { token, readings } of read) {
    const stems = (own: string) =>
      read.flatMap((other) => {
        if (other.token === token) return [own];
        return other.readings.length === 1 && !other.readings[0]?.isRisky ? other.readings.map(({ stem }) => stem) : [];
      });
    const reading = likeliest(readings, stems, lexicon);
    if (!reading) unread.push(token);
    else if (!words.some(({ stem }) => stem === reading.stem)) words.push({ ...token, ...reading });
  }
  return { tokens, words: withoutGeneral(words, lexicon), unsold, unread };
}
