import { addToList } from "../add-to-list.ts";
import { headNoun } from "./head-noun.ts";
import { fold, plain } from "./keyword.ts";
import type { Kind } from "./kind.ts";
import { isArticle, isStopWord, stemWord, tokenize, tokenizeAll } from "./stem.ts";
import { beginsWithVerb, isFirstSense, stemText, synonyms, wordStem } from "./synonyms.ts";

/** `words` have ñ, `plainWords` have n instead. `sequence`: plain words with prepositions, without articles; `stems`: theirs. `productCount`: products of all its kinds. `frequency`: products that have the word; 0 for a text that is only the name of a kind. */
export type Suggestion = {
  text: string;
  words: string[];
  plainWords: string[];
  sequence: string[];
  stems: string[];
  kindIds: number[];
  productCount: number;
  weight: number;
  frequency: number;
  /** Each word stands, perhaps with another ending, in what is said of goods. */
  isOfGoods: boolean;
};

export type SuggestedTerm = { term: string; weight: number };

/** Nouns of kinds and what several of them begin with, aliases, what goods are for, words that mean the same, and words of the catalogue, each text once. `terms`: highest weight first. */
export function collectSuggestions(kinds: readonly Kind[], terms: readonly SuggestedTerm[]): Suggestion[] {
  const suggestions = new Map<string, Suggestion>();
  const stems = stemsOfGoods(kinds, terms);
  const isOfGoods = (words: string[]) => words.every((word) => stems.has(stemWord(word)));
  for (const source of kindSources(kinds)) addSuggestion(suggestions, source, isOfGoods);
  for (const source of sameWordSources([...suggestions.values()])) addSuggestion(suggestions, source, isOfGoods);
  const highest = terms[0]?.weight ?? 1;
  for (const { term, weight } of terms)
    addSuggestion(suggestions, { text: term, weight: weight / highest, frequency: weight, kinds: [] }, isOfGoods);
  return [...suggestions.values()];
}

/** Other names may be English (`medal`). One with a Spanish preposition is not, so its words count as words of goods. */
const isSpanishPhrase = (alias: string) => / (?:de|del|para|con|y) /.test(alias);

function stemsOfGoods(kinds: readonly Kind[], terms: readonly SuggestedTerm[]): ReadonlySet<string> {
  const texts = kinds.flatMap(({ noun, uses, categories, aliases }) => [
    noun,
    ...uses,
    ...categories,
    ...aliases.filter((alias) => isSpanishPhrase(alias) || isFirstSense(alias)),
  ]);
  const words = tokenize([...new Set(texts)].join(" ")).map(({ word }) => word);
  return new Set([...words, ...terms.map(({ term }) => fold(term))].map(stemWord));
}

const NOUN_WEIGHT = 4;
const ALIAS_WEIGHT = 2;
const FIRST_SENSE_BONUS = 2;
const FIRST_ALIAS_BONUS = 1;
const FOREIGN_PENALTY = 1;
/** Letters and endings that Spanish words seldom have. */
const LOOKS_FOREIGN =
  /[kw]|sh|th|ck|ee|oo|tt|ph|ff|gg|pp|ss|ain|nd\b|ll\b|ing\b|[dtk]les?\b|obe\b|oves?\b|age\b|[^aeou]ys?\b|[bcfghjmpqtvx]s?\b/;

type CountedKind = Pick<Kind, "id" | "total">;
type Source = { text: string; weight: number; kinds: readonly CountedKind[]; frequency?: number };

function kindSources(kinds: readonly Kind[]): Source[] {
  // Kinds may share an alias: the kind of its first sense (the necklace for `cadena!`) comes first.
  const aliases = kinds
    .flatMap((kind) => kind.aliases.map((alias, index) => ({ kind, alias, index })))
    .filter(({ alias }) => !beginsWithVerb(alias))
    .toSorted((one, other) => Number(isFirstSense(other.alias)) - Number(isFirstSense(one.alias)));
  return [
    ...sharedBeginnings(kinds),
    ...kinds.map((kind) => ({ text: kind.noun, weight: NOUN_WEIGHT, kinds: [kind] })),
    ...aliases.map(({ kind, alias, index }) => ({
      text: alias.replace(/!$/, ""),
      weight: isHeadNounAlone(alias, kind) ? NOUN_WEIGHT : aliasWeight(alias, index),
      kinds: [kind],
    })),
    ...purposes(kinds),
  ];
}

function sharedBeginnings(kinds: readonly Kind[]): Source[] {
  const byBeginning = new Map<string, Kind[]>();
  for (const kind of kinds) {
    const words = kind.noun.split(" ");
    for (const [place, word] of words.entries())
      if (!isStopWord(word)) addToList(byBeginning, words.slice(0, place + 1).join(" "), kind);
  }
  return toSharedSources(byBeginning, NOUN_WEIGHT);
}

const toSharedSources = (kindsByText: ReadonlyMap<string, Kind[]>, weight: number): Source[] =>
  [...kindsByText].filter(([, group]) => group.length > 1).map(([text, group]) => ({ text, weight, kinds: group }));

const isHeadNounAlone = (alias: string, { noun }: Kind): boolean => {
  const [stem, ...others] = stemText(alias);
  return others.length === 0 && stem === headNoun(stemText(noun));
};

const PURPOSE = / para (?:(?:el|la|los|las) )?(\p{L}{3,})/u;

/** `para celular` for all kinds that are called so, `funda para celular`; `celular` too where there are several. */
function purposes(kinds: readonly Kind[]): Source[] {
  const byPurpose = new Map<string, Kind[]>();
  for (const kind of kinds) {
    const words = [kind.noun, ...kind.aliases].flatMap((name) => PURPOSE.exec(name)?.[1] ?? []);
    for (const word of new Set(words)) addToList(byPurpose, word, kind);
  }
  const alone = toSharedSources(byPurpose, ALIAS_WEIGHT);
  return [...alone, ...[...byPurpose].map(([word, group]) => ({ text: `para ${word}`, weight: ALIAS_WEIGHT, kinds: group }))];
}

function sameWordSources(suggestions: readonly Suggestion[]): Source[] {
  const oneWord = suggestions.filter(({ sequence }) => sequence.length === 1);
  const byStem = Map.groupBy(oneWord, ({ words: [word = ""] }) => wordStem(word));
  const known = new Set(oneWord.flatMap(({ stems }) => stems));
  const isNew = (word: string) => !known.has(stemWord(plain(word)));
  return synonyms.same.flatMap(([first = "", ...others]) => {
    const [broadest] = (byStem.get(wordStem(fold(first))) ?? []).toSorted((one, other) => other.productCount - one.productCount);
    if (!broadest) return [];
    const { kindIds, productCount } = broadest;
    const totalOfOneKind = productCount / kindIds.length;
    const kinds = kindIds.map((id) => ({ id, total: totalOfOneKind / kindIds.length }));
    const isOffered = (word: string) => isNew(word) && !LOOKS_FOREIGN.test(plain(word)) && !broadest.text.startsWith(word);
    return [first, ...others].filter(isOffered).map((text) => ({ text, weight: ALIAS_WEIGHT, kinds }));
  });
}

/** The first alias weighs most: synonyms.json lists the most common ones first. */
const aliasWeight = (alias: string, index: number) =>
  ALIAS_WEIGHT +
  FIRST_ALIAS_BONUS / (1 + index) +
  (isFirstSense(alias) ? FIRST_SENSE_BONUS : 0) -
  (LOOKS_FOREIGN.test(plain(alias)) ? FOREIGN_PENALTY : 0);

function addSuggestion(
  suggestions: Map<string, Suggestion>,
  { text, weight, kinds, frequency = 0 }: Source,
  isOfGoods: (words: string[]) => boolean,
) {
  const key = text.toLowerCase();
  const suggestion = suggestions.get(key) ?? {
    ...toTextWords(key, isOfGoods),
    kindIds: [],
    productCount: 0,
    weight,
    frequency,
  };
  for (const { id, total } of kinds) {
    if (suggestion.kindIds.includes(id)) continue;
    suggestion.kindIds.push(id);
    suggestion.productCount += total;
  }
  suggestion.weight = Math.max(suggestion.weight, weight);
  suggestion.frequency = Math.max(suggestion.frequency, frequency);
  suggestions.set(key, suggestion);
}

type TextWords = Pick<Suggestion, "text" | "words" | "plainWords" | "sequence" | "stems" | "isOfGoods">;

function toTextWords(text: string, isOfGoods: (words: string[]) => boolean): TextWords {
  const tokens = tokenizeAll(text).filter(({ typed }) => !isArticle(typed));
  const words = tokens.flatMap(({ typed, word }) => (isStopWord(typed) ? [] : [word]));
  const sequence = tokens.map(({ word }) => plain(word));
  return { text, words, plainWords: words.map(plain), sequence, stems: sequence.map(stemWord), isOfGoods: isOfGoods(words) };
}
