import { addToList } from "../add-to-list.ts";
import { plain } from "./keyword.ts";
import type { Kind } from "./kind.ts";
import { stemWord } from "./stem.ts";
import { findMatch, hasSameEndings, hasWholeWord, type Match, type TypedWords, toTypedWords } from "./suggestion-match.ts";
import { collectSuggestions, type SuggestedTerm, type Suggestion } from "./suggestion-sources.ts";
import { stemText } from "./synonyms.ts";
import { WordBeginnings } from "./word-beginnings.ts";

export type SuggestedKind = { id: number; leaf: number; top: string };
export type SuggestionResult = { terms: string[]; kinds: SuggestedKind[] };

const INDEXED_LETTERS = 2;
const COMPLETIONS_MAX = 40;
const TERMS_MAX = 8;
const COMPARED_MAX = 100;
const KINDS_MAX = 6;

export class Suggestions {
  readonly #byBeginning = new Map<string, Suggestion[]>();
  readonly #kinds: Map<number, SuggestedKind>;
  readonly wordBeginnings: WordBeginnings;

  constructor(kinds: readonly Kind[], terms: readonly SuggestedTerm[]) {
    this.#kinds = new Map(kinds.map(({ id, leaf_id, categories: [top = ""] }) => [id, { id, leaf: leaf_id, top }]));
    const suggestions = collectSuggestions(kinds, terms);
    for (const suggestion of suggestions) this.#index(suggestion);
    this.wordBeginnings = new WordBeginnings(suggestions);
  }

  /** Suggestions that have all words, the last one as a prefix. `vaso`, `p`: `vaso con pitillo`, `vaso pitillo bebé`, and their kinds. */
  matching(typedWords: readonly string[]): SuggestionResult {
    const typed = this.#judgeWholeWord(toTypedWords(typedWords));
    const ranked = this.#bestFirst(typed);
    // A typed ñ matches only ñ where a suggestion has it; a typed n matches both.
    const matches = preferredOrAll(ranked, ({ suggestion }) => hasTypedLetters(suggestion, typedWords));
    const ofKinds = matches.filter(({ suggestion }) => suggestion.kindIds.length > 0);
    const best = preferredOrAll(ofKinds, ({ suggestion }) => hasWholeWord(suggestion, typed));
    // A name that is in nothing said of goods (the alias `medal`) finds its kinds, but is suggested itself only where no other text matches.
    const suggested = preferredOrAll(best.length > 0 ? best : matches, ({ suggestion }) => suggestion.isOfGoods);
    const varied = variedSuggestions(suggested.slice(0, COMPARED_MAX), typed).slice(0, TERMS_MAX);
    const kindIds = [...new Set(varied.flatMap(({ kindIds: own }) => own))].slice(0, KINDS_MAX);
    return {
      terms: varied.map(({ text }) => text),
      kinds: kindIds.flatMap((id) => this.#kinds.get(id) ?? []),
    };
  }

  kind(id: number): SuggestedKind | undefined {
    return this.#kinds.get(id);
  }

  completions(prefix: string): string[] {
    return this.#beginningWith(prefix)
      .filter(({ text, plainWords, frequency }) => frequency > 0 && plain(text).startsWith(prefix) && plainWords.length === 1)
      .toSorted((one, other) => other.frequency - one.frequency)
      .slice(0, COMPLETIONS_MAX)
      .map(({ text }) => text);
  }

  #index(suggestion: Suggestion) {
    const beginnings = suggestion.sequence.flatMap((word) => [word.slice(0, 1), word.slice(0, INDEXED_LETTERS)]);
    for (const beginning of new Set(beginnings)) addToList(this.#byBeginning, beginning, suggestion);
  }

  #beginningWith(prefix: string): readonly Suggestion[] {
    return this.#byBeginning.get(prefix.slice(0, INDEXED_LETTERS)) ?? [];
  }

  /** A word that is no name by itself is only begun: `carga` rather begins `cargador`. */
  #judgeWholeWord(typed: TypedWords): TypedWords {
    const isName = (suggestion: Suggestion) =>
      suggestion.kindIds.length > 0 && suggestion.plainWords.length === 1 && hasWholeWord(suggestion, typed);
    return { ...typed, mayBeWhole: typed.mayBeWhole && this.#beginningWith(typed.lookup).some(isName) };
  }

  #bestFirst(typed: TypedWords): ScoredSuggestion[] {
    const scored = this.#beginningWith(typed.lookup).flatMap((suggestion) => {
      const match = findMatch(suggestion, typed);
      return match === undefined ? [] : [{ suggestion, score: scoreSuggestion(suggestion, match, typed) }];
    });
    return scored.sort(higherScoreFirst);
  }
}

type ScoredSuggestion = { suggestion: Suggestion; score: number };

const higherScoreFirst = (one: ScoredSuggestion, other: ScoredSuggestion) =>
  other.score - one.score || one.suggestion.text.length - other.suggestion.text.length;

function preferredOrAll<T>(all: readonly T[], isPreferred: (item: T) => boolean): readonly T[] {
  const preferred = all.filter(isPreferred);
  return preferred.length > 0 ? preferred : all;
}

const hasTypedLetters = ({ words }: Suggestion, typed: readonly string[]) =>
  typed.every((word) => !word.includes("ñ") || words.some((own) => own.startsWith(word)));

/** Lowers the score of a text for each better one with the same first word: `piloto` comes after `pila de botón`, before `pila plana`. */
const SAME_FIRST_WORD_PENALTY = 1;

function variedSuggestions(scored: readonly ScoredSuggestion[], typed: TypedWords): Suggestion[] {
  const byStems = new Map<string, ScoredSuggestion>();
  for (const one of scored) {
    const stems = stemText(one.suggestion.text).join(" ");
    if (!byStems.has(stems)) byStems.set(stems, one);
  }
  const byFirstWord = Map.groupBy(byStems.values(), ({ suggestion }) => stemWord(suggestion.plainWords[0] ?? ""));
  const penalty = (first: string) => (typed.mayBeWhole && first === stemWord(typed.last) ? 0 : SAME_FIRST_WORD_PENALTY);
  return [...byFirstWord]
    .flatMap(([first, group]) =>
      group.map(({ suggestion, score }, place) => ({ suggestion, score: score - penalty(first) * place })),
    )
    .sort(higherScoreFirst)
    .map(({ suggestion }) => suggestion);
}

/** For what begins as typed. A whole word may as well stand further on: `arenero para gato` beside `gato hidráulico`. */
const BEGINNING_SCORE = 10;
const BEGINNING_WHOLE_SCORE = 0.5;
const SAME_ENDINGS_SCORE = 1;
const SCORE_OF_DOUBLED_GOODS = 0.6;
const FURTHER_WORD_PENALTY = 1;
const TRADE = /^\p{L}+istas?$/u;
const TRADE_PENALTY = 3;

function scoreSuggestion(suggestion: Suggestion, match: Match, typed: TypedWords): number {
  const { plainWords, weight, productCount } = suggestion;
  const ofBeginning = hasWholeWord(suggestion, typed) ? BEGINNING_WHOLE_SCORE : BEGINNING_SCORE;
  const beginning = match === "begins" ? ofBeginning : 0;
  const sameEndings = hasSameEndings(suggestion, typed) ? SAME_ENDINGS_SCORE : 0;
  const breadth = SCORE_OF_DOUBLED_GOODS * Math.log2(1 + productCount);
  const trade = TRADE.test(suggestion.text) ? TRADE_PENALTY : 0;
  return weight + beginning + sameEndings + breadth - trade - FURTHER_WORD_PENALTY * (plainWords.length - 1);
}
