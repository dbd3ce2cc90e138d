import { fold, plain } from "./keyword.ts";
import type { Lexicon } from "./lexicon.ts";
import { stemText, wordStem } from "./synonyms.ts";

const SHORTEST_JOINED = 4;

/** Completions of the last word that begin a description of the goods which the words before it name, each stem once. `termo`, `ace`: `acero`, since `Termo` is described as `de acero con asa`. */
export function joinedWords(
  { suggestions, index }: Pick<Lexicon, "suggestions" | "index">,
  before: readonly string[],
  last: string,
): string[] {
  if (before.length === 0) return [];
  const stems = before.map(wordStem);
  const words = new Map<string, string>();
  for (const word of suggestions.completions(plain(last))) {
    const stem = wordStem(fold(word));
    if (word.length < SHORTEST_JOINED || words.has(stem)) continue;
    const [best] = index.rank([...stems, stem]);
    const isDescription = best?.kind.descriptions.some((description) => stemText(description)[0] === stem);
    if (isDescription && best?.weights.size === stems.length + 1) words.set(stem, word);
  }
  return [...words.values()];
}
