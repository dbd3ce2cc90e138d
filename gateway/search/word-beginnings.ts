import type { Suggestion } from "./suggestion-sources.ts";
import { isOneEditApart, phoneticKey } from "./typo.ts";

const SHORTEST_HEARD = 3;
const SHORTEST_EDITED = 5;

export class WordBeginnings {
  readonly #words: readonly { word: string; sound: string }[];

  constructor(suggestions: readonly Suggestion[]) {
    const commonestFirst = suggestions
      .filter(({ isOfGoods, kindIds }) => isOfGoods && kindIds.length > 0)
      .toSorted((one, other) => other.productCount - one.productCount);
    const words = new Set(commonestFirst.flatMap(({ plainWords }) => plainWords));
    this.#words = [...words].map((word) => ({ word, sound: phoneticKey(word) }));
  }

  /** The beginning of the commonest word that sounds like the typed one: `bisut` for `bizut`. */
  soundingLike(typed: string): string | undefined {
    const key = phoneticKey(typed);
    if (key.length < SHORTEST_HEARD) return undefined;
    const word = this.#words.find(({ sound }) => sound.startsWith(key))?.word;
    return word && (allBeginnings(word).find((beginning) => phoneticKey(beginning) === key) ?? word);
  }

  /** The beginning of the commonest word that differs by one letter, not the first: `audifo` for `audfo`. */
  oneEditApart(typed: string): string | undefined {
    if (typed.length < SHORTEST_EDITED) return undefined;
    const lengths = [typed.length, typed.length + 1, typed.length - 1];
    const near = (word: string) =>
      lengths.map((length) => word.slice(0, length)).find((beginning) => isOneEditApart(beginning, typed));
    const word = this.#words.find((one) => one.word.startsWith(typed.slice(0, 1)) && near(one.word))?.word;
    return word && near(word);
  }
}

const allBeginnings = (word: string): string[] => [...word].map((_, place) => word.slice(0, place + 1));
