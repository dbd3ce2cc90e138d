import { headNoun, isHeadModifier } from "./head-noun.ts";
import { type Kind, KindPostings, type Phrase } from "./kind-postings.ts";
import { BONUS, HEAD_MENTIONED, HEAD_ONLY_MENTIONED, MISSING, MODIFIER_FACTOR, WEIGHT } from "./kind-weights.ts";
import { isProperty, stemText } from "./synonyms.ts";

/** Minimum weight of a word that identifies the kind. */
export const TELLING = 0.5;

/** Minimum weight of a word that names the kind: its head noun, a whole alias or a whole top category (`mascotas`). */
export const NAME_WEIGHT = 0.9;

type Match = { weights: Map<string, number>; bonus: number };

/** `wordsAfterName`: they only describe what the name before them says. */
type Query = { stems: readonly string[]; head: string | undefined; isHeadAName: boolean; wordsAfterName: readonly string[] };

/** A matching kind. `nameLength`: how many of the first words are in its name. */
export type RankedKind = { kind: Kind; weights: Map<string, number>; score: number; nameLength: number };

/** Whether nothing but a category of the kind has the word. */
export const isOnlyInCategory = ({ noun, aliases, uses, words, packing, categories }: Kind, stem: string): boolean =>
  categories.some((category) => stemText(category).includes(stem)) &&
  ![noun, ...aliases, ...uses, ...words, ...packing].some((text) => stemText(text).includes(stem));

export class KindIndex {
  readonly #kinds: readonly Kind[];
  readonly #nouns: readonly Set<string>[];
  readonly #names: readonly (readonly string[][])[];
  readonly #heads: readonly (string | undefined)[];
  readonly #index: KindPostings;

  constructor(kinds: readonly Kind[]) {
    this.#kinds = kinds;
    this.#nouns = kinds.map(({ noun }) => new Set(stemText(noun)));
    this.#names = kinds.map(({ noun, aliases }) => [noun, ...aliases].map(stemText));
    this.#heads = kinds.map(({ noun }) => headNoun(stemText(noun)));
    this.#index = new KindPostings(kinds);
  }

  /** Whether the words name a kind, and not only describe one: `plancha` is not an iron-on patch. */
  isCalled(words: readonly string[], query: readonly string[] = words): boolean {
    const [stem = ""] = words;
    return this.isPartOfName(words, query) || (words.length === 1 && this.#isNamed(stem, query));
  }

  /** Whether the query has a longer name with the words: an alias or a top category. */
  isPartOfName(words: readonly string[], query: readonly string[]): boolean {
    const isLongerName = ({ stems, wordWeight }: Phrase) =>
      wordWeight >= NAME_WEIGHT &&
      stems.length > words.length &&
      words.every((word) => stems.includes(word)) &&
      stems.every((stem) => query.includes(stem));
    return query.some((first) => this.#index.phrases(first).some(isLongerName));
  }

  #isNamed(stem: string, query: readonly string[]): boolean {
    const isInName = (kindIndex: number) => this.#names[kindIndex]?.some((name) => name.includes(stem)) === true;
    const isNamedByOther = (kindIndex: number) =>
      query.some((other) => other !== stem && this.#index.weight(other, kindIndex) >= NAME_WEIGHT);
    return [...this.#index.postings(stem)].some(
      ([kindIndex, { weight }]) =>
        weight >= NAME_WEIGHT || ((weight >= TELLING || isInName(kindIndex)) && isNamedByOther(kindIndex)),
    );
  }

  #match(query: ReadonlySet<string>): Map<number, Match> {
    const matches = new Map<number, Match>();
    for (const stem of query) {
      for (const [kindIndex, { weight, repeatBonus }] of this.#index.postings(stem)) {
        const match = matches.get(kindIndex) ?? { weights: new Map<string, number>(), bonus: 0 };
        match.weights.set(stem, weight + repeatBonus);
        matches.set(kindIndex, match);
      }
    }
    for (const phrase of [...query].flatMap((stem) => this.#index.phrases(stem))) {
      const match = matches.get(phrase.kindIndex);
      if (!match || !phrase.stems.every((stem) => query.has(stem))) continue;
      for (const stem of phrase.stems) match.weights.set(stem, Math.max(match.weights.get(stem) ?? 0, phrase.wordWeight));
      match.bonus = Math.max(match.bonus, phrase.bonus);
    }
    return matches;
  }

  /** Kinds that have a word of the query, best first. */
  rank(stems: readonly string[]): RankedKind[] {
    const matches = this.#match(new Set(stems));
    const head = headNoun(stems);
    const weightIn = ({ weights }: Match, stem = "") => weights.get(stem) ?? 0;
    const all = [...matches.values()];
    const isHeadAName = all.some((match) => weightIn(match, head) >= NAME_WEIGHT);
    const withHead = all.filter((match) => weightIn(match, head) >= HEAD_MENTIONED);
    // Others name a kind that has the head noun too, and cost a kind without them more: `mordedor` in `juguete mordedor`.
    const describing = stems.filter((stem) => withHead.every((match) => weightIn(match, stem) < NAME_WEIGHT));
    return [...matches]
      .flatMap(([kindIndex, match]) => {
        const kind = this.#kinds[kindIndex];
        if (!kind) return [];
        const endOfHead = weightIn(match, head) >= NAME_WEIGHT ? stems.indexOf(head ?? "") + 1 : 0;
        const nameLength = Math.max(this.#leadingNameLength(kindIndex, stems), endOfHead);
        const afterName = nameLength > 0 ? stems.slice(nameLength) : [];
        const wordsAfterName = afterName.filter((stem) => describing.includes(stem));
        const score = this.#score(kindIndex, match, { stems, head, isHeadAName, wordsAfterName });
        return [{ kind, weights: match.weights, score: score + (nameLength > 1 ? BONUS.namedFirst : 0), nameLength }];
      })
      .sort((one, other) => other.score - one.score || one.kind.id - other.kind.id);
  }

  /** Length of the kind's longest name whose words, in any order, begin the query. */
  #leadingNameLength(kindIndex: number, stems: readonly string[]): number {
    const isLeading = (name: readonly string[]) => name.every((stem) => stems.slice(0, name.length).includes(stem));
    const names = (this.#names[kindIndex] ?? []).filter(isLeading);
    return Math.max(0, ...names.map(({ length }) => length));
  }

  #score(kindIndex: number, { weights, bonus }: Match, query: Query): number {
    const { stems, head, isHeadAName } = query;
    const noun = this.#nouns[kindIndex] ?? new Set();
    let score = bonus + (this.#heads[kindIndex] === head ? BONUS.sameHead : 0);
    for (const [index, stem] of stems.entries()) {
      const weight = weights.get(stem);
      const isModifier = bonus === 0 && stem !== head && isHeadModifier(stem);
      if (weight === undefined) score -= isModifier ? 0 : missingPenalty(stem, stems[index - 1], query);
      else {
        const isOnlyMentioned = stem === head && isHeadAName && weight <= WEIGHT.use;
        score += (isModifier ? MODIFIER_FACTOR : 1) * weight - (isOnlyMentioned ? HEAD_ONLY_MENTIONED : 0);
      }
    }
    const nounWordsTyped = stems.filter((stem) => noun.has(stem)).length;
    return score + (BONUS.wholeNoun * nounWordsTyped) / Math.max(1, noun.size);
  }
}

function missingPenalty(stem: string, previous: string | undefined, { head, isHeadAName, wordsAfterName }: Query): number {
  if (stem === head) return isHeadAName ? MISSING.headNamesOther : MISSING.head;
  if (isProperty(stem)) return MISSING.property;
  if (wordsAfterName.includes(stem)) return MISSING.afterName;
  return previous === head ? MISSING.afterHead : MISSING.other;
}
