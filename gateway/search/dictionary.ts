import { addToList } from "./add-to-list.ts";
import { fold, isOneLetterApart, oneLetterDeletions, plain } from "./keyword.ts";
import { tokenize } from "./stem.ts";
import { wordStem } from "./synonyms.ts";
import { endLike, isOtherLetter, isSlip, phoneticKey } from "./typo.ts";
import { otherGender, seldomUndiminished, undiminished } from "./word-forms.ts";

type Word = { term: string; plain: string; weight: number };

/** `texts`: nouns, aliases, uses and categories of kinds; `names`: nouns and aliases, which weigh NAMED_WEIGHT besides. */
type Sources = {
  terms: { term: string; weight: number }[];
  texts: string[];
  names: string[];
  isKnown: (stem: string) => boolean;
};

const NAMED_WEIGHT = 200;
const DIMINUTIVE = /(?:it|tic)[oa]s?$/;
const SHORTEST_BEGINNING = 6;
const SHORTEST_TWO_APART = 8;

/** `correction`: the intended word. `isRisky`: a risky correction, accepted only if it names a kind together with its neighbours. */
export type Reading = { stem: string; correction?: string; isRisky?: boolean };

const READINGS_MAX = 5;

export class Dictionary {
  readonly #isKnown: (stem: string) => boolean;
  readonly #words = new Map<string, Word>();
  readonly #byDeletion = new Map<string, Word[]>();
  readonly #bySound = new Map<string, Word>();
  readonly #byPlain = new Map<string, Word>();
  readonly #byBeginning = new Map<string, Word[]>();

  constructor({ terms, texts, names, isKnown }: Sources) {
    this.#isKnown = isKnown;
    for (const { term, weight } of terms) this.#count(term, weight);
    for (const { typed } of texts.flatMap(tokenize)) this.#count(typed.toLowerCase(), 1);
    for (const { typed } of names.flatMap(tokenize)) this.#count(typed.toLowerCase(), NAMED_WEIGHT);
    const heaviest = [...this.#words.values()].sort((one, other) => other.weight - one.weight);
    for (const word of heaviest) this.#index(word);
  }

  #count(term: string, weight: number) {
    const folded = fold(term);
    const before = this.#words.get(folded);
    if (before) before.weight += weight;
    else if (this.#isKnown(wordStem(folded))) this.#words.set(folded, { term, plain: plain(term), weight });
  }

  #index(word: Word) {
    for (const deletion of oneLetterDeletions(word.plain)) addToList(this.#byDeletion, deletion, word);
    addToList(this.#byBeginning, word.plain.slice(0, 3), word);
    for (const [words, key] of [
      [this.#bySound, phoneticKey(word.plain)],
      [this.#byPlain, word.plain],
    ] as const)
      if (!words.has(key)) words.set(key, word);
  }

  /** As it is, or without accents. */
  knows(word: string): boolean {
    return this.#isKnown(wordStem(word)) || this.#byPlain.has(plain(word));
  }

  isName(word: string): boolean {
    return (this.#byPlain.get(plain(word))?.weight ?? 0) >= NAMED_WEIGHT;
  }

  soundsLikeName(word: string): boolean {
    return (this.#bySound.get(phoneticKey(word))?.weight ?? 0) >= NAMED_WEIGHT;
  }

  /** The name that an unknown word sounds like. */
  soundalike(word: string): string | undefined {
    const alike = this.knows(word) ? undefined : this.#bySound.get(phoneticKey(word));
    return alike && alike.weight >= NAMED_WEIGHT ? fold(alike.term) : undefined;
  }

  /** Best first: the word itself when known, else corrections. */
  read(word: string): Reading[] {
    const stem = wordStem(word);
    if (this.#isKnown(stem)) return [{ stem }, ...this.#readDiminutive(word)];
    const unaccented = this.#byPlain.get(plain(word));
    if (unaccented) return [{ stem: wordStem(fold(unaccented.term)) }];
    const alike = this.#bySound.get(phoneticKey(word));
    const [named, other] = (alike?.weight ?? 0) >= NAMED_WEIGHT ? [alike, undefined] : [undefined, alike];
    const near = this.#oneApart(word);
    const isLikely = (one: Word) => isFirstSame(word, one) && !isOtherLetter(plain(word), one.plain);
    const slips = near.filter(isLikely);
    const others = near.filter((one) => !isLikely(one));
    const forms = [...this.#readWholeWords(seldomUndiminished(word)), ...this.#otherGender(word)];
    const far = alike || near.length > 0 ? [] : [...this.#twoApart(word), ...this.#completions(word)].flatMap(toReadings);
    const closest = [...toReadings(named), ...this.#readWholeWords(undiminished(word)), ...toReadings(other)];
    const likely = [...slips.flatMap(toReadings), ...forms, ...others.flatMap(toReadings)];
    return distinct([...closest, ...likely, ...far])
      .slice(0, READINGS_MAX)
      .concat(this.#readRisky(word));
  }

  /** Base words of a diminutive or augmentative; not reported as corrections. */
  #readWholeWords(bases: string[]): Reading[] {
    return this.#knownAmong(bases).map((base) => ({ stem: wordStem(base) }));
  }

  /** May be another product, so it is reported as a correction. */
  #otherGender(word: string): Reading[] {
    return this.#knownAmong(otherGender(word)).flatMap((form) => toReadings(this.#words.get(form)));
  }

  #knownAmong(words: string[]): string[] {
    return words.filter((base) => base.length > 2 && this.#isKnown(wordStem(base)));
  }

  undiminishedWord(word: string): string | undefined {
    return DIMINUTIVE.test(word) ? this.#knownAmong([...undiminished(word), ...seldomUndiminished(word)])[0] : undefined;
  }

  /** `ropita` alone is baby clothes; with `perro` it is read as `ropa`. */
  #readDiminutive(word: string): Reading[] {
    const base = this.undiminishedWord(word);
    return base && wordStem(base) !== wordStem(word) ? [{ stem: wordStem(base) }] : [];
  }

  /** One edit, any letter (`guandes`); needs context. */
  #readRisky(word: string): Reading[] {
    const named = this.#neighbours(word).filter((one) => one.weight >= NAMED_WEIGHT && isFirstSame(word, one));
    return heaviestFirst(named)
      .slice(0, READINGS_MAX)
      .flatMap(toReadings)
      .map((reading) => ({ ...reading, isRisky: true }));
  }

  #neighbours(word: string): Word[] {
    const sharing = oneLetterDeletions(word).flatMap((deletion) => this.#byDeletion.get(deletion) ?? []);
    return [...new Set(sharing)].filter(({ plain: other }) => isOneLetterApart(plain(word), other));
  }

  #oneApart(word: string): Word[] {
    const letters = plain(word);
    const isMeant = ({ plain: other, weight }: Word) =>
      isSlip(letters, other) && (weight >= NAMED_WEIGHT || !isOtherLetter(letters, other));
    const meant = heaviestFirst(this.#neighbours(word).filter(isMeant));
    return [...meant.filter((one) => isFirstSame(word, one)), ...meant.filter((one) => !isFirstSame(word, one))];
  }

  /** Two edits in long words, after the first letters. */
  #twoApart(word: string): Word[] {
    const letters = plain(word);
    if (letters.length < SHORTEST_TWO_APART || /\d/.test(letters)) return [];
    const deletions = oneLetterDeletions(letters);
    const candidates = this.#byBeginning.get(letters.slice(0, 3)) ?? [];
    return heaviestFirst(
      candidates.filter(({ plain: other }) => {
        if (Math.abs(other.length - letters.length) > 1) return false;
        return endLike(letters, other) && deletions.some((deletion) => isOneLetterApart(deletion, other));
      }),
    );
  }

  #completions(word: string): Word[] {
    const letters = plain(word);
    if (letters.length < SHORTEST_BEGINNING) return [];
    return heaviestFirst(
      (this.#byBeginning.get(letters.slice(0, 3)) ?? []).filter(({ plain: other }) => other.startsWith(letters)),
    );
  }
}

const heaviestFirst = (words: Word[]): Word[] => words.sort((one, other) => other.weight - one.weight);

/** The first letter is seldom wrong: `aretas` are `aretes`, not `caretas`. */
const isFirstSame = (word: string, { plain: other }: Word) => other.startsWith(plain(word).slice(0, 1));

const toReadings = (word: Word | undefined): Reading[] =>
  word ? [{ stem: wordStem(fold(word.term)), correction: word.term }] : [];

const distinct = (readings: readonly Reading[]): Reading[] =>
  readings.filter(({ stem }, place) => readings.findIndex((one) => one.stem === stem) === place);
