import { plain } from "./keyword.ts";
import { isStopWord, stemWord, tokenize } from "./stem.ts";
import { synonyms } from "./synonyms.ts";

const phrases = Object.keys(synonyms.near).map((text) => tokenize(text).map(({ word }) => plain(word)));

const SHORTEST_BEGUN = 3;

/** Called by product/suggest.ts. Whether the words begin what is not sold: `slim` is no mistyped `slip` but the beginning of `slime`. */
export function beginUnsold(typedWords: readonly string[]): boolean {
  const typed = typedWords.map(plain).filter((word, place) => place === typedWords.length - 1 || !isStopWord(word));
  const last = typed.length - 1;
  if (last === 0 && (typed[0] ?? "").length < SHORTEST_BEGUN) return false;
  const isBegun = (words: readonly string[]) =>
    typed.every((word, place) => {
      const own = words[place];
      return own !== undefined && (place === last ? own.startsWith(word) : stemWord(own) === stemWord(word));
    });
  return phrases.some(isBegun);
}
