import { fold, plain } from "./keyword.ts";
import type { RankedKind } from "./kind-index.ts";
import type { Lexicon } from "./lexicon.ts";
import { stemText, wordStem } from "./synonyms.ts";

const SHORTEST_JOINED = 4;
/** Of the kinds that the words name, how many are looked at: `acero` is said of ear studs, not of the first `aretes`. */
const COMPARED_MAX = 3;

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
    const ranked = index.rank([...stems, stem]).slice(0, COMPARED_MAX);
    const isSaid = ({ kind, weights }: RankedKind) =>
      weights.size === stems.length + 1 &&
      (kind.descriptions.some((description) => stemText(description)[0] === stem) ||
        [kind.noun, ...kind.aliases].some((name) => [...stems, stem].every((own) => stemText(name).includes(own))));
    if (ranked.some(isSaid)) words.set(stem, word);
  }
  return [...words.values()];
}
