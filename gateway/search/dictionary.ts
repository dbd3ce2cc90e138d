import { fold, plain } from "./keyword.ts";
import { isColor, isProperty, wordStem } from "./synonyms.ts";
import {
  type DictionarySources,
  hasSameInitial,
  heaviestFirst,
  isKindName,
  type Term,
  TermIndex,
  termsByFoldedWord,
} from "./term-index.ts";
import { isSubstitution } from "./typo.ts";
import { likelyBases, otherGender, unlikelyBases } from "./word-forms.ts";

const DIMINUTIVE = /(?:it|tic)[oa]s?$/;
const CANDIDATES_MAX = 5;

/** `correction`: the word meant, if the typed one is mistyped. `isRisky`: accepted only if the stem and all its neighbours are telling words of one kind. */
export type StemCandidate = { stem: string; correction?: string; isRisky?: boolean };

export class Dictionary {
  readonly #isKnown: (stem: string) => boolean;
  readonly #index: TermIndex;

  constructor(sources: DictionarySources) {
    this.#isKnown = sources.isKnown;
    this.#index = new TermIndex(termsByFoldedWord(sources));
  }

  /** What a word may mean. A known word: itself, then the base of a diminutive. One known but for its accents: that. An unknown one: corrections, likeliest first, then risky ones: for `bazos` `vaso`, then `bajo` and `buzo`. */
  candidates(word: string): StemCandidate[] {
    const stem = wordStem(word);
    if (this.#isKnown(stem)) return [{ stem }, ...this.#asDiminutive(word)];
    if (/^\d/.test(word)) return [];
    if (isProperty(stem) || isColor(stem)) return [{ stem }];
    const unaccented = this.#index.findIgnoringAccents(word);
    if (unaccented) return [{ stem: wordStem(fold(unaccented.term)) }];
    return distinct(this.#corrections(word)).slice(0, CANDIDATES_MAX).concat(this.#riskyCorrections(word));
  }

  #corrections(word: string): StemCandidate[] {
    const soundalike = this.#index.soundingLike(word);
    const soundalikes = soundalike ? [soundalike] : [];
    const typos = this.#index.typos(word);
    const isCommonTypo = (other: Term) => hasSameInitial(word, other) && !isSubstitution(plain(word), other.plain);
    const hasNoCandidate = soundalikes.length === 0 && typos.length === 0;
    return [
      ...soundalikes.filter(isKindName).map(toCorrection),
      ...this.#baseForms(likelyBases(word)),
      ...soundalikes.filter((other) => !isKindName(other)).map(toCorrection),
      ...typos.filter(isCommonTypo).map(toCorrection),
      ...this.#baseForms(unlikelyBases(word)),
      ...this.#baseForms(otherGender(word)),
      ...typos.filter((other) => !isCommonTypo(other)).map(toCorrection),
      ...(hasNoCandidate ? [...this.#index.twoEditsApart(word), ...this.#index.completions(word)].map(toCorrection) : []),
    ];
  }

  knows(word: string): boolean {
    return this.#isKnown(wordStem(word)) || this.#index.findIgnoringAccents(word) !== undefined;
  }

  isWordOfKindName(word: string): boolean {
    const known = this.#index.findIgnoringAccents(word);
    return known !== undefined && isKindName(known);
  }

  soundsLikeKindName(word: string): boolean {
    const soundalike = this.#index.soundingLike(word);
    return soundalike !== undefined && isKindName(soundalike);
  }

  soundalike(word: string): string | undefined {
    const soundalike = this.knows(word) ? undefined : this.#index.soundingLike(word);
    return soundalike && isKindName(soundalike) ? fold(soundalike.term) : undefined;
  }

  /** Candidates without `correction`: a diminutive, an augmentative or another gender is no error. */
  #baseForms(bases: string[]): StemCandidate[] {
    return this.#knownAmong(bases).map((base) => ({ stem: wordStem(base) }));
  }

  #knownAmong(words: string[]): string[] {
    return words.filter((base) => base.length > 2 && this.#isKnown(wordStem(base)));
  }

  baseOfDiminutive(word: string): string | undefined {
    return DIMINUTIVE.test(word) ? this.#knownAmong([...likelyBases(word), ...unlikelyBases(word)])[0] : undefined;
  }

  /** The base of a known diminutive. `ropita` means baby clothes; beside `perro`, `likeliest` of read-query.ts takes the base, `ropa`. */
  #asDiminutive(word: string): StemCandidate[] {
    const base = this.baseOfDiminutive(word);
    return base && wordStem(base) !== wordStem(word) ? [{ stem: wordStem(base) }] : [];
  }

  /** Words of kinds' names, one edit away and with the same initial, however unlikely the error: `guantes` for `guandes`. */
  #riskyCorrections(word: string): StemCandidate[] {
    const names = this.#index.oneEditApart(word).filter((other) => isKindName(other) && hasSameInitial(word, other));
    return heaviestFirst(names)
      .slice(0, CANDIDATES_MAX)
      .map((other) => ({ ...toCorrection(other), isRisky: true }));
  }
}

const toCorrection = ({ term }: Term): StemCandidate => ({ stem: wordStem(fold(term)), correction: term });

const distinct = (candidates: readonly StemCandidate[]): StemCandidate[] =>
  candidates.filter(({ stem }, index) => candidates.findIndex((one) => one.stem === stem) === index);
