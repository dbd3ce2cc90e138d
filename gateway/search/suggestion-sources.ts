import { fold, plain } from "./keyword.ts";
import type { Kind } from "./kind.ts";
import { stemWord, tokenize } from "./stem.ts";
import { isFirstSense } from "./synonyms.ts";

/** `words` have ñ, `plainWords` have n instead. `productCount`: products of all its kinds. `frequency`: products that have the word; 0 for a text that is only the name of a kind. */
export type Suggestion = {
  text: string;
  words: string[];
  plainWords: string[];
  kindIds: number[];
  productCount: number;
  weight: number;
  frequency: number;
  /** Each word stands, perhaps with another ending, in a noun of a kind or in a product. */
  isOfGoods: boolean;
};

export type SuggestedTerm = { term: string; weight: number };

/** Nouns and aliases of kinds, and words of the catalogue, each text once. `terms`: highest weight first. */
export function collectSuggestions(kinds: readonly Kind[], terms: readonly SuggestedTerm[]): Suggestion[] {
  const suggestions = new Map<string, Suggestion>();
  const stems = new Set(tokenize(kinds.map(({ noun }) => noun).join(" ")).map(({ word }) => stemWord(word)));
  for (const { term } of terms) stems.add(stemWord(fold(term)));
  const isOfGoods = (words: string[]) => words.every((word) => stems.has(stemWord(word)));
  for (const source of kindSources(kinds)) addSuggestion(suggestions, source, isOfGoods);
  const highest = terms[0]?.weight ?? 1;
  for (const { term, weight } of terms)
    addSuggestion(suggestions, { text: term, weight: weight / highest, frequency: weight }, isOfGoods);
  return [...suggestions.values()];
}

const NOUN_WEIGHT = 3;
const ALIAS_WEIGHT = 2;
const FIRST_ALIAS_BONUS = 1;
const FOREIGN_PENALTY = 1;
/** Letters and endings that Spanish words seldom have. */
const LOOKS_FOREIGN =
  /[kw]|sh|th|ck|ee|oo|tt|ph|ff|gg|pp|ss|ain|nd\b|ll\b|ing\b|[dtk]les?\b|obe\b|oves?\b|age\b|[bcfghjmpqtvx]s?\b/;

type Source = { text: string; weight: number; kind?: Kind; frequency?: number };

function kindSources(kinds: readonly Kind[]): Source[] {
  const byFirstWord = Map.groupBy(kinds, ({ noun }) => noun.split(" ", 1).join(""));
  const sharedFirstWords = [...byFirstWord].filter(([, group]) => group.length > 1);
  // Kinds may share an alias: the kind of its first sense (the necklace for `cadena!`) comes first.
  const aliases = kinds
    .flatMap((kind) => kind.aliases.map((alias, index) => ({ kind, alias, index })))
    .toSorted((one, other) => Number(isFirstSense(other.alias)) - Number(isFirstSense(one.alias)));
  return [
    ...sharedFirstWords.flatMap(([text, group]) => group.map((kind) => ({ text, weight: NOUN_WEIGHT, kind }))),
    ...kinds.map((kind) => ({ text: kind.noun, weight: NOUN_WEIGHT, kind })),
    ...aliases.map(({ kind, alias, index }) => ({ text: alias.replace(/!$/, ""), weight: aliasWeight(alias, index), kind })),
  ];
}

/** The first alias weighs most: synonyms.json lists the most common ones first. */
const aliasWeight = (alias: string, index: number) =>
  ALIAS_WEIGHT + FIRST_ALIAS_BONUS / (1 + index) - (LOOKS_FOREIGN.test(plain(alias)) ? FOREIGN_PENALTY : 0);

function addSuggestion(
  suggestions: Map<string, Suggestion>,
  { text, weight, kind, frequency = 0 }: Source,
  isOfGoods: (words: string[]) => boolean,
) {
  const key = text.toLowerCase();
  const words = tokenize(key).map(({ word }) => word);
  const suggestion = suggestions.get(key) ?? {
    text: key,
    words,
    plainWords: words.map(plain),
    kindIds: [],
    productCount: 0,
    weight,
    frequency,
    isOfGoods: isOfGoods(words),
  };
  if (kind && !suggestion.kindIds.includes(kind.id)) {
    suggestion.kindIds.push(kind.id);
    suggestion.productCount += kind.total;
  }
  suggestion.weight = Math.max(suggestion.weight, weight);
  suggestion.frequency = Math.max(suggestion.frequency, frequency);
  suggestions.set(key, suggestion);
}
