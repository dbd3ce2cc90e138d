import { plain } from "./keyword.ts";
import { isStopWord, stemWord, tokenize } from "./stem.ts";
import { synonyms } from "./synonyms.ts";

const phrases = Object.entries(synonyms.near)
  .filter(([, neighbours]) => neighbours !== "")
  .map(([text]) => ({ text, words: tokenize(text).map(({ word }) => plain(word)) }));

const SHORTEST_BEGUN = 3;

/** Called by product/suggest.ts. What is not sold but has neighbours, begun as typed, the shortest first: `cinta aislante` for `cinta ais`. */
export function nearPhrases(typedWords: readonly string[]): string[] {
  const typed = typedWords.map(plain).filter((word, place) => place === typedWords.length - 1 || !isStopWord(word));
  const last = typed.length - 1;
  if (last === 0 && (typed[0] ?? "").length < SHORTEST_BEGUN) return [];
  const isBegun = (words: readonly string[]) =>
    typed.every((word, place) => {
      const own = words[place];
      return own !== undefined && (place === last ? own.startsWith(word) : stemWord(own) === stemWord(word));
    });
  const found = phrases.filter(({ words }) => isBegun(words)).toSorted((one, other) => one.text.length - other.text.length);
  return found.map(({ text }) => text);
}
