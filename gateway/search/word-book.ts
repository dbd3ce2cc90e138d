import { deletionsOf, fold, isOneLetterApart, plain } from "./keyword.ts";
import { listed } from "./listed.ts";
import { tokensOf, undiminished } from "./stem.ts";
import { wordStem } from "./synonyms.ts";
import { endLike, isOtherLetter, isSlip, soundOf } from "./typo.ts";

type Word = { term: string; plain: string; weight: number };

type Sources = {
  /** Words of the products with how many carry them. */
  terms: { term: string; weight: number }[];
  /** Texts whose words lead to goods too. */
  said: string[];
  /** Those of them that name goods. */
  named: string[];
  /** Whether a stem leads anywhere. */
  isKnown: (stem: string) => boolean;
};

/** A typo is likelier meant for the name of a thing than for a word that is only said about it. */
const NAMED_WEIGHT = 200;
const DIMINUTIVE = /it[oa]s?$/;
const SHORTEST_BEGINNING = 6;
const SHORTEST_TWO_APART = 8;

/** What was read: the stem to look for, and the word that was meant where another one was typed. */
export type Reading = { stem: string; correction?: string };

const MOST_READINGS = 5;

/** The words that lead to goods, and what other words may have meant. */
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

  /** What a folded word may mean, the likeliest first: the word itself where it is known, otherwise what it is like. */
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

  /** What a known diminutive may still be one of: `ropita` is clothes of a baby, but with `perro` it is `ropa`. */
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

  /** Longer words may have two typos after their first letters. */
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
