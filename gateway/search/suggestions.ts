import { addToList } from "./add-to-list.ts";
import { plain } from "./keyword.ts";
import type { Kind } from "./kind-index.ts";
import { stemWord, tokenize } from "./stem.ts";
import { isFirstSense, stemText } from "./synonyms.ts";

/**
 * `folded`: words with ñ; `words`: without. `kinds`: those that it leads to; `goods`: how many products these have. `weight` ranks
 * suggestions; `termWeight`: frequency in the catalogue.
 */
type Suggestion = {
  text: string;
  folded: string[];
  words: string[];
  kinds: number[];
  weight: number;
  goods: number;
  termWeight: number;
};

export type Suggested = { terms: string[]; kinds: { id: number; leaf: number }[] };

const NOUN = 3;
const ALIAS = 2;
const USUAL = 1;
const FOREIGN_PENALTY = 1;
/** Letters and endings that Spanish words do not have. */
const LOOKS_FOREIGN =
  /[kw]|sh|th|ck|ee|oo|tt|ph|ff|gg|pp|ss|ain|nd\b|ll\b|ing\b|[dtk]les?\b|obe\b|oves?\b|age\b|[bcfghjmpqtvx]s?\b/;
const FIRST_LETTERS = 2;
const WORDS_MAX = 40;
const TERMS_MAX = 8;
const KINDS_MAX = 6;
const SHORTEST_WHOLE = 4;

const foldedWords = (text: string) => tokenize(text).map(({ word }) => word);
const plainWords = (text: string) => tokenize(text).map(({ word }) => plain(word));

export class Suggestions {
  readonly #byBeginning = new Map<string, Suggestion[]>();
  readonly #leaves: Map<number, number>;

  constructor(kinds: readonly Kind[], words: readonly { term: string; weight: number }[]) {
    this.#leaves = new Map(kinds.map(({ id, leaf_id }) => [id, leaf_id]));
    const suggestions = new Map<string, Suggestion>();
    const add = (text: string, weight: number, kind?: Kind, termWeight = 0) => {
      const lower = text.toLowerCase();
      const suggestion = suggestions.get(lower) ?? {
        text: lower,
        folded: foldedWords(lower),
        words: plainWords(lower),
        kinds: [],
        weight,
        goods: 0,
        termWeight,
      };
      if (kind && !suggestion.kinds.includes(kind.id)) {
        suggestion.kinds.push(kind.id);
        suggestion.goods += kind.total;
      }
      suggestion.weight = Math.max(suggestion.weight, weight);
      suggestion.termWeight = Math.max(suggestion.termWeight, termWeight);
      suggestions.set(lower, suggestion);
    };
    const heads = Map.groupBy(kinds, ({ noun }) => noun.split(" ", 1).join(""));
    for (const [head, alike] of heads) if (alike.length > 1) for (const kind of alike) add(head, NOUN, kind);
    for (const kind of kinds) add(kind.noun, NOUN, kind);
    // First-sense synonyms suggest their own kind first.
    const aliases = kinds.flatMap((kind) => kind.aliases.map((alias, place) => ({ kind, alias, place })));
    for (const { kind, alias, place } of aliases.toSorted((one, other) => firstSense(other.alias) - firstSense(one.alias)))
      add(alias.replace(/!$/, ""), aliasWeight(alias, place), kind);
    const heaviest = words[0]?.weight ?? 1;
    for (const { term, weight } of words) add(term, weight / heaviest, undefined, weight);
    for (const suggestion of suggestions.values()) this.#index(suggestion);
  }

  #index(suggestion: Suggestion) {
    const beginnings = suggestion.words.flatMap((word) => [word.slice(0, 1), word.slice(0, FIRST_LETTERS)]);
    for (const beginning of new Set(beginnings)) addToList(this.#byBeginning, beginning, suggestion);
  }

  completions(prefix: string): string[] {
    const suggestions = (this.#byBeginning.get(prefix.slice(0, FIRST_LETTERS)) ?? []).filter(({ text }) =>
      plain(text).startsWith(prefix),
    );
    const single = suggestions.filter(({ words }) => words.length === 1);
    return single
      .sort((one, other) => other.termWeight - one.termWeight)
      .slice(0, WORDS_MAX)
      .map(({ text }) => text);
  }

  /** All words match, the last one as a prefix; prefix matches rank first, then the number of products. */
  matching(folded: readonly string[]): Suggested {
    const typed = folded.map(plain);
    const last = typed.at(-1) ?? "";
    const before = typed.slice(0, -1);
    const found = (this.#byBeginning.get(last.slice(0, FIRST_LETTERS)) ?? []).flatMap((suggestion) => {
      const score = suggestionScore(suggestion, last, before);
      return score === undefined ? [] : [{ suggestion, score }];
    });
    found.sort(
      (one, other) =>
        other.score - one.score ||
        other.suggestion.goods - one.suggestion.goods ||
        one.suggestion.text.length - other.suggestion.text.length,
    );
    // A typed ñ matches only ñ; n matches both.
    const spelt = found.filter(({ suggestion }) => isSpelt(suggestion, folded));
    const suggestions = (spelt.length > 0 ? spelt : found).map(({ suggestion }) => suggestion);
    const leading = suggestions.filter(({ kinds }) => kinds.length > 0);
    const whole = last.length < SHORTEST_WHOLE ? [] : leading.filter(({ words }) => words.includes(last));
    const meant = whole.length > 0 ? whole : leading;
    const kinds = [...new Set(meant.flatMap((suggestion) => suggestion.kinds))].slice(0, KINDS_MAX);
    return {
      terms: distinct(meant.length > 0 ? meant : suggestions, typed[0] ?? "").slice(0, TERMS_MAX),
      kinds: kinds.map((id) => ({ id, leaf: this.#leaves.get(id) ?? 0 })),
    };
  }
}

const firstSense = (alias: string) => Number(isFirstSense(alias));

/** Earlier synonyms in the table are more common. */
const aliasWeight = (alias: string, place: number) =>
  ALIAS + USUAL / (1 + place) - (LOOKS_FOREIGN.test(plain(alias)) ? FOREIGN_PENALTY : 0);

const isSpelt = ({ folded }: Suggestion, typed: readonly string[]) =>
  typed.every((word) => !word.includes("ñ") || folded.some((own) => own.startsWith(word)));

/** One suggestion of each first word, then the rest; those that begin as typed come before `cinta para cajas`. */
function distinct(suggestions: readonly Suggestion[], prefix: string): string[] {
  const searched = new Map<string, Suggestion>();
  for (const suggestion of suggestions) {
    const stems = stemText(suggestion.text).join(" ");
    if (!searched.has(stems)) searched.set(stems, suggestion);
  }
  const byFirst = Map.groupBy(searched.values(), ({ words: [first = ""] }) => stemWord(first));
  const turns = [...byFirst.values()].map(broadestWordFirst);
  const startsAsTyped = ([best]: readonly Suggestion[]) => best?.words[0]?.startsWith(prefix) === true;
  return [turns.filter(startsAsTyped), turns.filter((alike) => !startsAsTyped(alike))]
    .flatMap((part) => [...part.flatMap((alike) => alike.slice(0, 1)), ...part.flatMap((alike) => alike.slice(1))])
    .map(({ text }) => text);
}

/** A single word with more products goes before the best match. */
function broadestWordFirst(alike: readonly Suggestion[]): readonly Suggestion[] {
  const [best] = alike;
  const broader = alike.find(({ words, goods }) => words.length === 1 && goods > (best?.goods ?? 0));
  return broader ? [broader, ...alike.filter((suggestion) => suggestion !== broader)] : alike;
}

const PREFIX_SCORE = 10;
const WHOLE_WORD_SCORE = 2;

function suggestionScore({ words, weight }: Suggestion, last: string, before: readonly string[]): number | undefined {
  const at = words.findIndex((word) => word.startsWith(last));
  if (at < 0 || !before.every((one) => words.includes(one))) return undefined;
  const begins = words.join(" ").startsWith([...before, last].join(" ")) ? PREFIX_SCORE : 0;
  return begins + weight + (words[at] === last && last.length >= SHORTEST_WHOLE ? WHOLE_WORD_SCORE : 0);
}
