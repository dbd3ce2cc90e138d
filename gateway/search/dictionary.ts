import { addToList } from "./add-to-list.ts";
import { fold, isOneLetterApart, oneLetterDeletions, plain } from "./keyword.ts";
import { tokenize } from "./stem.ts";
import { wordStem } from "./synonyms.ts";
import { haveSameEnding, isLikelyTypo, isSubstitution, phoneticKey } from "./typo.ts";
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
const SHORTEST_COMPLETED = 6;
const SHORTEST_WITH_TWO_EDITS = 8;

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
    for (const { term, weight } of terms) this.#addWeight(term, weight);
    for (const { typed } of texts.flatMap(tokenize)) this.#addWeight(typed.toLowerCase(), 1);
    for (const { typed } of names.flatMap(tokenize)) this.#addWeight(typed.toLowerCase(), NAMED_WEIGHT);
    const heaviest = [...this.#words.values()].sort((one, other) => other.weight - one.weight);
    for (const word of heaviest) this.#index(word);
  }

  #addWeight(term: string, weight: number) {
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
    const known = this.#byPlain.get(plain(word));
    return known !== undefined && isName(known);
  }

  soundsLikeName(word: string): boolean {
    const soundalike = this.#bySound.get(phoneticKey(word));
    return soundalike !== undefined && isName(soundalike);
  }

  /** The name that an unknown word sounds like. */
  soundalike(word: string): string | undefined {
    const soundalike = this.knows(word) ? undefined : this.#bySound.get(phoneticKey(word));
    return soundalike && isName(soundalike) ? fold(soundalike.term) : undefined;
  }

  /** The word itself when known, else corrections, likeliest first. */
  read(word: string): Reading[] {
    const stem = wordStem(word);
    if (this.#isKnown(stem)) return [{ stem }, ...this.#readDiminutive(word)];
    const unaccented = this.#byPlain.get(plain(word));
    if (unaccented) return [{ stem: wordStem(fold(unaccented.term)) }];
    return distinct(this.#corrections(word)).slice(0, READINGS_MAX).concat(this.#riskyCorrections(word));
  }

  #corrections(word: string): Reading[] {
    const soundalike = this.#bySound.get(phoneticKey(word));
    const soundalikes = soundalike ? [soundalike] : [];
    const typos = this.#typos(word);
    const isCommonTypo = (other: Word) => hasSameInitial(word, other) && !isSubstitution(plain(word), other.plain);
    const isUnlikeAll = soundalikes.length === 0 && typos.length === 0;
    return [
      ...soundalikes.filter(isName).map(toCorrection),
      ...this.#baseForms(undiminished(word)),
      ...soundalikes.filter((other) => !isName(other)).map(toCorrection),
      ...typos.filter(isCommonTypo).map(toCorrection),
      ...this.#baseForms(seldomUndiminished(word)),
      ...this.#otherGender(word).map(toCorrection),
      ...typos.filter((other) => !isCommonTypo(other)).map(toCorrection),
      ...(isUnlikeAll ? [...this.#twoEditsApart(word), ...this.#completions(word)].map(toCorrection) : []),
    ];
  }

  /** Readings without `correction`: a diminutive or augmentative is no error. */
  #baseForms(bases: string[]): Reading[] {
    return this.#knownAmong(bases).map((base) => ({ stem: wordStem(base) }));
  }

  #otherGender(word: string): Word[] {
    return this.#knownAmong(otherGender(word)).flatMap((form) => this.#words.get(form) ?? []);
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
  #riskyCorrections(word: string): Reading[] {
    const names = this.#oneEditApart(word).filter((other) => isName(other) && hasSameInitial(word, other));
    return heaviestFirst(names)
      .slice(0, READINGS_MAX)
      .map((other) => ({ ...toCorrection(other), isRisky: true }));
  }

  #oneEditApart(word: string): Word[] {
    const sharing = oneLetterDeletions(word).flatMap((deletion) => this.#byDeletion.get(deletion) ?? []);
    return [...new Set(sharing)].filter(({ plain: other }) => isOneLetterApart(plain(word), other));
  }

  #typos(word: string): Word[] {
    const letters = plain(word);
    const isLikely = (other: Word) =>
      isLikelyTypo(letters, other.plain) && (isName(other) || !isSubstitution(letters, other.plain));
    const likely = heaviestFirst(this.#oneEditApart(word).filter(isLikely));
    const isSameInitial = (other: Word) => hasSameInitial(word, other);
    return [...likely.filter(isSameInitial), ...likely.filter((other) => !isSameInitial(other))];
  }

  /** Two edits in long words, after the first letters. */
  #twoEditsApart(word: string): Word[] {
    const letters = plain(word);
    if (letters.length < SHORTEST_WITH_TWO_EDITS || /\d/.test(letters)) return [];
    const deletions = oneLetterDeletions(letters);
    const candidates = this.#byBeginning.get(letters.slice(0, 3)) ?? [];
    return heaviestFirst(
      candidates.filter(({ plain: other }) => {
        if (Math.abs(other.length - letters.length) > 1) return false;
        return haveSameEnding(letters, other) && deletions.some((deletion) => isOneLetterApart(deletion, other));
      }),
    );
  }

  #completions(word: string): Word[] {
    const letters = plain(word);
    if (letters.length < SHORTEST_COMPLETED) return [];
    return heaviestFirst(
      (this.#byBeginning.get(letters.slice(0, 3)) ?? []).filter(({ plain: other }) => other.startsWith(letters)),
    );
  }
}

const heaviestFirst = (words: Word[]): Word[] => words.sort((one, other) => other.weight - one.weight);

const isName = ({ weight }: Word) => weight >= NAMED_WEIGHT;

/** The first letter is seldom wrong: `aretas` are `aretes`, not `caretas`. */
const hasSameInitial = (word: string, { plain: other }: Word) => other.startsWith(plain(word).slice(0, 1));

const toCorrection = ({ term }: Word): Reading => ({ stem: wordStem(fold(term)), correction: term });

const distinct = (readings: readonly Reading[]): Reading[] =>
  readings.filter(({ stem }, index) => readings.findIndex((one) => one.stem === stem) === index);
