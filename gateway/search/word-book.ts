import { deletionsOf, fold, isOneLetterApart, plain } from "./keyword.ts";
import { listed } from "./listed.ts";
import { tokensOf, undiminished } from "./stem.ts";
import { wordStem } from "./synonyms.ts";
import { endLike, isOtherLetter, isSlip, soundOf } from "./typo.ts";

type Word = { term: string; plain: string; weight: number };

type Sources = {
  terms: { term: string; weight: number }[];
  said: string[];
  named: string[];
  isKnown: (stem: string) => boolean;
};

/** Corrections prefer names of goods. */
const NAMED_WEIGHT = 200;
const DIMINUTIVE = /it[oa]s?$/;
const SHORTEST_BEGINNING = 6;
const SHORTEST_TWO_APART = 8;

/** `correction`: when the word was mistyped. */
export type Reading = { stem: string; correction?: string };

const MOST_READINGS = 5;

export class WordBook {
  readonly #isKnown: (stem: string) => boolean;
  readonly #words = new Map<string, Word>();
  readonly #byDeletion = new Map<string, Word[]>();
  readonly #bySound = new Map<string, Word>();
  readonly #byPlain = new Map<string, Word>();
  readonly #byBeginning = new Map<string, Word[]>();

  constructor({ terms, said, named, isKnown }: Sources) {
    this.#isKnown = isKnown;
    for (const { term, weight } of terms) this.#take(term, weight);
    for (const { typed } of said.flatMap(tokensOf)) this.#take(typed.toLowerCase(), 1);
    for (const { typed } of named.flatMap(tokensOf)) this.#take(typed.toLowerCase(), NAMED_WEIGHT);
    const heaviest = [...this.#words.values()].sort((one, other) => other.weight - one.weight);
    for (const word of heaviest) this.#file(word);
  }

  #take(term: string, weight: number) {
    const folded = fold(term);
    const before = this.#words.get(folded);
    if (before) before.weight += weight;
    else if (this.#isKnown(wordStem(folded))) this.#words.set(folded, { term, plain: plain(term), weight });
  }

  #file(word: Word) {
    for (const deletion of deletionsOf(word.plain)) listed(this.#byDeletion, deletion, word);
    listed(this.#byBeginning, word.plain.slice(0, 3), word);
    for (const [words, key] of [
      [this.#bySound, soundOf(word.plain)],
      [this.#byPlain, word.plain],
    ] as const)
      if (!words.has(key)) words.set(key, word);
  }

  /** Likeliest first: itself if known, else corrections. */
  read(word: string): Reading[] {
    const stem = wordStem(word);
    if (this.#isKnown(stem)) return [{ stem }, ...this.#smallerOf(word)];
    const tilde = this.#byPlain.get(plain(word));
    if (tilde) return [{ stem: wordStem(fold(tilde.term)) }];
    const alike = this.#bySound.get(soundOf(word));
    if (alike && alike.weight >= NAMED_WEIGHT) return [{ stem: wordStem(fold(alike.term)), correction: alike.term }];
    const whole = undiminished(word).find((base) => base.length > 2 && this.#isKnown(wordStem(base)));
    if (whole) return [{ stem: wordStem(whole) }];
    const near = [...(alike ? [alike] : []), ...this.#oneApart(word)];
    const candidates = near.length > 0 ? near : [...this.#twoApart(word), ...this.#begun(word)];
    return candidates.slice(0, MOST_READINGS).map(({ term }) => ({ stem: wordStem(fold(term)), correction: term }));
  }

  /** `ropita` is baby clothes, with `perro` just `ropa`. */
  #smallerOf(word: string): Reading[] {
    if (!DIMINUTIVE.test(word)) return [];
    const base = undiminished(word).find((one) => one.length > 2 && this.#isKnown(wordStem(one)));
    return base && wordStem(base) !== wordStem(word) ? [{ stem: wordStem(base) }] : [];
  }

  #oneApart(word: string): Word[] {
    const letters = plain(word);
    const near = new Set(deletionsOf(word).flatMap((deletion) => this.#byDeletion.get(deletion) ?? []));
    const isMeant = ({ plain: other, weight }: Word) =>
      isSlip(letters, other) && (weight >= NAMED_WEIGHT || !isOtherLetter(letters, other));
    return heaviestFirst([...near].filter(isMeant));
  }

  /** Two edits in long words, after the first letters. */
  #twoApart(word: string): Word[] {
    const letters = plain(word);
    if (letters.length < SHORTEST_TWO_APART || /\d/.test(letters)) return [];
    const deletions = deletionsOf(letters);
    const candidates = this.#byBeginning.get(letters.slice(0, 3)) ?? [];
    return heaviestFirst(
      candidates.filter(({ plain: other }) => {
        if (Math.abs(other.length - letters.length) > 2) return false;
        return endLike(letters, other) && deletions.some((deletion) => isOneLetterApart(deletion, other));
      }),
    );
  }

  #begun(word: string): Word[] {
    const letters = plain(word);
    if (letters.length < SHORTEST_BEGINNING) return [];
    return heaviestFirst(
      (this.#byBeginning.get(letters.slice(0, 3)) ?? []).filter(({ plain: other }) => other.startsWith(letters)),
    );
  }
}

const heaviestFirst = (words: Word[]): Word[] => words.sort((one, other) => other.weight - one.weight);
