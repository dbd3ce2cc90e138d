import { addToList } from "../add-to-list.ts";
import { plain } from "./keyword.ts";
import type { Kind } from "./kind.ts";
import { stemWord } from "./stem.ts";
import { collectSuggestions, type SuggestedTerm, type Suggestion } from "./suggestion-sources.ts";
import { stemText } from "./synonyms.ts";

export type SuggestionResult = { terms: string[]; kinds: { id: number; leaf: number }[] };

const INDEXED_LETTERS = 2;
const COMPLETIONS_MAX = 40;
const TERMS_MAX = 8;
const KINDS_MAX = 6;
const SHORTEST_WHOLE_WORD = 4;

export class Suggestions {
  readonly #byBeginning = new Map<string, Suggestion[]>();
  readonly #categoryOfKind: Map<number, number>;

  constructor(kinds: readonly Kind[], terms: readonly SuggestedTerm[]) {
    this.#categoryOfKind = new Map(kinds.map(({ id, leaf_id }) => [id, leaf_id]));
    for (const suggestion of collectSuggestions(kinds, terms)) this.#index(suggestion);
  }

  /** Suggestions that have all words, the last one as a prefix. `vaso`, `p`: `vaso con pitillo`, `vaso pitillo bebé`, and their kinds. */
  matching(typedWords: readonly string[]): SuggestionResult {
    const typed = typedWords.map(plain);
    const last = typed.at(-1) ?? "";
    const before = typed.slice(0, -1);
    const ranked = this.#bestFirst(last, before);
    // A typed ñ matches only ñ where a suggestion has it; a typed n matches both.
    const matches = preferredOrAll(ranked, (suggestion) => hasTypedLetters(suggestion, typedWords));
    const ofKinds = matches.filter(({ kindIds }) => kindIds.length > 0);
    const isWholeWord = last.length >= SHORTEST_WHOLE_WORD;
    const best = preferredOrAll(ofKinds, ({ plainWords }) => isWholeWord && plainWords.includes(last));
    const kindIds = [...new Set(best.flatMap((suggestion) => suggestion.kindIds))].slice(0, KINDS_MAX);
    // A name that neither nouns of kinds nor products use (the alias `medal`) finds its kinds, but is suggested itself only where no other text matches.
    const suggested = preferredOrAll(best.length > 0 ? best : matches, ({ isOfGoods }) => isOfGoods);
    return {
      terms: variedTexts(suggested, typed[0] ?? "").slice(0, TERMS_MAX),
      kinds: kindIds.map((id) => ({ id, leaf: this.#categoryOfKind.get(id) ?? 0 })),
    };
  }

  completions(prefix: string): string[] {
    return this.#beginningWith(prefix)
      .filter(({ text, plainWords }) => plain(text).startsWith(prefix) && plainWords.length === 1)
      .toSorted((one, other) => other.frequency - one.frequency)
      .slice(0, COMPLETIONS_MAX)
      .map(({ text }) => text);
  }

  #index(suggestion: Suggestion) {
    const beginnings = suggestion.plainWords.flatMap((word) => [word.slice(0, 1), word.slice(0, INDEXED_LETTERS)]);
    for (const beginning of new Set(beginnings)) addToList(this.#byBeginning, beginning, suggestion);
  }

  #beginningWith(prefix: string): readonly Suggestion[] {
    return this.#byBeginning.get(prefix.slice(0, INDEXED_LETTERS)) ?? [];
  }

  #bestFirst(last: string, before: readonly string[]): Suggestion[] {
    const scored = this.#beginningWith(last).flatMap((suggestion) => {
      const score = suggestionScore(suggestion, last, before);
      return score === undefined ? [] : [{ suggestion, score }];
    });
    scored.sort(
      (one, other) =>
        other.score - one.score ||
        other.suggestion.productCount - one.suggestion.productCount ||
        one.suggestion.text.length - other.suggestion.text.length,
    );
    return scored.map(({ suggestion }) => suggestion);
  }
}

function preferredOrAll<T>(all: readonly T[], isPreferred: (item: T) => boolean): readonly T[] {
  const preferred = all.filter(isPreferred);
  return preferred.length > 0 ? preferred : all;
}

const hasTypedLetters = ({ words }: Suggestion, typed: readonly string[]) =>
  typed.every((word) => !word.includes("ñ") || words.some((own) => own.startsWith(word)));

/** Texts that begin with `prefix`, then the others: for `caja`, `cinta para cajas` comes after `caja fuerte`. In both parts, first one text of each first word. */
function variedTexts(suggestions: readonly Suggestion[], prefix: string): string[] {
  const byStems = new Map<string, Suggestion>();
  for (const suggestion of suggestions) {
    const stems = stemText(suggestion.text).join(" ");
    if (!byStems.has(stems)) byStems.set(stems, suggestion);
  }
  const byFirstWord = Map.groupBy(byStems.values(), ({ plainWords: [first = ""] }) => stemWord(first));
  const groups = [...byFirstWord.values()].map(broaderWordFirst);
  const beginsAsTyped = ([best]: readonly Suggestion[]) => best?.plainWords[0]?.startsWith(prefix) === true;
  return [groups.filter(beginsAsTyped), groups.filter((group) => !beginsAsTyped(group))]
    .flatMap((part) => [...part.flatMap((group) => group.slice(0, 1)), ...part.flatMap((group) => group.slice(1))])
    .map(({ text }) => text);
}

function broaderWordFirst(group: readonly Suggestion[]): readonly Suggestion[] {
  const [best] = group;
  const broader = group.find(
    ({ plainWords, productCount }) => plainWords.length === 1 && productCount > (best?.productCount ?? 0),
  );
  return broader ? [broader, ...group.filter((suggestion) => suggestion !== broader)] : group;
}

const PREFIX_SCORE = 10;
const WHOLE_WORD_SCORE = 2;

function suggestionScore({ plainWords, weight }: Suggestion, last: string, before: readonly string[]): number | undefined {
  const match = plainWords.find((word) => word.startsWith(last));
  if (match === undefined || !before.every((word) => plainWords.includes(word))) return undefined;
  const isPrefix = plainWords.join(" ").startsWith([...before, last].join(" "));
  const isWholeWord = match === last && last.length >= SHORTEST_WHOLE_WORD;
  return weight + (isPrefix ? PREFIX_SCORE : 0) + (isWholeWord ? WHOLE_WORD_SCORE : 0);
}
