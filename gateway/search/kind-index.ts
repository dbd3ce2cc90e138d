import { z } from "zod";
import { addToList } from "./add-to-list.ts";
import { headNoun, isHeadModifier } from "./head-noun.ts";
import { BONUS, CATEGORY_SHARE, HEAD_MENTIONED, HEAD_ONLY_MENTIONED, MISSING, MODIFIER_FACTOR, WEIGHT } from "./kind-weights.ts";
import { isFirstSense, isQuality, stemText } from "./synonyms.ts";

export const Kind = z.object({
  id: z.number(),
  noun: z.string(),
  leaf_id: z.number(),
  uses: z.array(z.string()).default([]),
  words: z.array(z.string()).default([]),
  packing: z.array(z.string()).default([]),
  aliases: z.array(z.string()).default([]),
  categories: z.array(z.string()).default([]),
  total: z.number().default(0),
});
export type Kind = z.output<typeof Kind>;

/** Minimum weight of a word that identifies the kind. */
export const TELLING = 0.5;

/** Minimum weight of a word that names the kind: its head noun, a whole alias or a whole top category (`mascotas`). */
export const NAME_WEIGHT = 0.9;

/** Applies when all its words are typed. `wordWeight`: their least weight; `bonus`: of the kind. */
type Phrase = { kindIndex: number; stems: string[]; wordWeight: number; bonus: number };

/** Best weight of a word in a kind; `repeatBonus`: when the kind has the word more than once. */
type Posting = { weight: number; repeatBonus: number };

type Query = { stems: readonly string[]; head: string | undefined; isHeadAName: boolean; wordsAfterName: readonly string[] };

/** A matching kind. `nameLength`: how many of the first words are in its name. */
export type RankedKind = { kind: Kind; weights: Map<string, number>; score: number; nameLength: number };

/** Whether nothing but a category of the kind has the word. */
export const isOnlyInCategory = ({ noun, aliases, uses, words, packing, categories }: Kind, stem: string): boolean =>
  categories.some((category) => stemText(category).includes(stem)) &&
  ![noun, ...aliases, ...uses, ...words, ...packing].some((text) => stemText(text).includes(stem));

/** `Juguetes y juegos`: `Juguetes`, `juegos`. */
const splitCategory = (category: string) => category.split(/,| y | e /).map((part) => part.trim());

export class KindIndex {
  readonly kinds: readonly Kind[];
  readonly #nouns: readonly Set<string>[];
  readonly #names: readonly (readonly string[][])[];
  readonly #heads: readonly (string | undefined)[];
  readonly #postings = new Map<string, Map<number, Posting>>();
  readonly #phrases = new Map<string, Phrase[]>();

  constructor(kinds: readonly Kind[]) {
    this.kinds = kinds;
    this.#nouns = kinds.map(({ noun }) => new Set(stemText(noun)));
    this.#names = kinds.map(({ noun, aliases }) => [noun, ...aliases].map(stemText));
    this.#heads = kinds.map(({ noun }) => headNoun(stemText(noun)));
    for (const kindIndex of kinds.keys()) this.#add(kindIndex);
  }

  #add(kindIndex: number) {
    const kind = this.kinds[kindIndex];
    if (!kind) return;
    const noun = stemText(kind.noun);
    const head = headNoun(noun);
    for (const stem of noun) this.#addPosting(kindIndex, stem, stem === head ? WEIGHT.headNoun : WEIGHT.noun);
    for (const alias of kind.aliases) {
      const stems = stemText(alias);
      for (const stem of stems) this.#addPosting(kindIndex, stem, stems.length === 1 ? WEIGHT.alias : WEIGHT.aliasPart);
      const bonus = isFirstSense(alias) ? BONUS.firstSense : BONUS.wholeAlias;
      this.#addPhrase({ kindIndex, stems, wordWeight: WEIGHT.alias, bonus });
    }
    for (const [level, category] of kind.categories.entries())
      this.#addCategory(kindIndex, category, level === 0 ? WEIGHT.topCategory : WEIGHT.category);
    for (const use of kind.uses) {
      const stems = stemText(use);
      for (const stem of stems) this.#addPosting(kindIndex, stem, WEIGHT.use, 0);
      if (stems.length > 1) this.#addPhrase({ kindIndex, stems, wordWeight: WEIGHT.use, bonus: BONUS.wholePhrase });
    }
    for (const stem of kind.words.flatMap(stemText)) this.#addPosting(kindIndex, stem, WEIGHT.words, 0);
    for (const stem of kind.packing.flatMap(stemText)) this.#addPosting(kindIndex, stem, WEIGHT.packing, 0);
  }

  #addCategory(kindIndex: number, category: string, weight: number) {
    const parts = splitCategory(category);
    for (const [index, part] of parts.entries()) {
      const share = parts.length === 1 ? 1 : index === 0 ? CATEGORY_SHARE.firstPart : CATEGORY_SHARE.laterPart;
      const stems = stemText(part);
      for (const stem of stems) this.#addPosting(kindIndex, stem, (weight * share) / Math.sqrt(stems.length));
      if (stems.length > 1) this.#addPhrase({ kindIndex, stems, wordWeight: weight * share, bonus: BONUS.wholePhrase });
    }
  }

  #addPosting(kindIndex: number, stem: string, weight: number, repeatBonus = BONUS.twice) {
    const kinds = this.#postings.get(stem) ?? new Map<number, Posting>();
    const before = kinds.get(kindIndex);
    kinds.set(
      kindIndex,
      before
        ? { weight: Math.max(before.weight, weight), repeatBonus: Math.max(before.repeatBonus, repeatBonus) }
        : { weight, repeatBonus: 0 },
    );
    this.#postings.set(stem, kinds);
  }

  #addPhrase(phrase: Phrase) {
    const [first] = phrase.stems;
    if (first) addToList(this.#phrases, first, phrase);
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
    return query.some((first) => (this.#phrases.get(first) ?? []).some(isLongerName));
  }

  #isNamed(stem: string, query: readonly string[]): boolean {
    const isName = (other: string, kindIndex: number) => (this.#postings.get(other)?.get(kindIndex)?.weight ?? 0) >= NAME_WEIGHT;
    const isInName = (kindIndex: number) => this.#names[kindIndex]?.some((name) => name.includes(stem)) === true;
    return [...(this.#postings.get(stem) ?? [])].some(
      ([kindIndex, { weight }]) =>
        weight >= NAME_WEIGHT ||
        ((weight >= TELLING || isInName(kindIndex)) && query.some((other) => other !== stem && isName(other, kindIndex))),
    );
  }

  #match(query: ReadonlySet<string>) {
    const found = new Map<number, Map<string, number>>();
    const bonus = new Map<number, number>();
    for (const stem of query) {
      for (const [kindIndex, { weight, repeatBonus }] of this.#postings.get(stem) ?? []) {
        const weights = found.get(kindIndex) ?? new Map<string, number>();
        found.set(kindIndex, weights.set(stem, weight + repeatBonus));
      }
    }
    for (const phrase of [...query].flatMap((stem) => this.#phrases.get(stem) ?? [])) {
      if (!phrase.stems.every((part) => query.has(part))) continue;
      const weights = found.get(phrase.kindIndex);
      for (const part of phrase.stems) weights?.set(part, Math.max(weights.get(part) ?? 0, phrase.wordWeight));
      bonus.set(phrase.kindIndex, Math.max(bonus.get(phrase.kindIndex) ?? 0, phrase.bonus));
    }
    return { found, bonus };
  }

  rank(stems: readonly string[]): RankedKind[] {
    const { found, bonus } = this.#match(new Set(stems));
    const head = headNoun(stems);
    const headWeight = (weights: Map<string, number>) => weights.get(head ?? "") ?? 0;
    const isHeadAName = [...found.values()].some((weights) => headWeight(weights) >= NAME_WEIGHT);
    // Words that name no kind that also has the head noun. Others are missed in full: `mordedor` in `juguete mordedor`.
    const describing = new Set(
      stems.filter((stem) =>
        [...found.values()].every((weights) => headWeight(weights) < HEAD_MENTIONED || (weights.get(stem) ?? 0) < NAME_WEIGHT),
      ),
    );
    return [...found]
      .flatMap(([kindIndex, weights]) => {
        const kind = this.kinds[kindIndex];
        if (!kind) return [];
        const nameLength = Math.max(
          this.#leadingNameLength(kindIndex, stems),
          headWeight(weights) >= NAME_WEIGHT ? stems.indexOf(head ?? "") + 1 : 0,
        );
        const wordsAfterName = nameLength > 0 ? stems.slice(nameLength).filter((stem) => describing.has(stem)) : [];
        const query = { stems, head, isHeadAName, wordsAfterName };
        const score = this.#kindScore(kindIndex, weights, query, bonus.get(kindIndex) ?? 0);
        return [{ kind, weights, score: score + (nameLength > 1 ? BONUS.namedFirst : 0), nameLength }];
      })
      .sort((one, other) => other.score - one.score || one.kind.id - other.kind.id);
  }

  #leadingNameLength(kindIndex: number, stems: readonly string[]): number {
    const isFirst = (stem: string, length: number) => stems.slice(0, length).includes(stem);
    const names = (this.#names[kindIndex] ?? []).filter((name) => name.every((stem) => isFirst(stem, name.length)));
    return Math.max(0, ...names.map(({ length }) => length));
  }

  #kindScore(kindIndex: number, weights: Map<string, number>, query: Query, bonus: number): number {
    const { stems, head, isHeadAName } = query;
    const noun = this.#nouns[kindIndex] ?? new Set();
    let sum = bonus + (this.#heads[kindIndex] === head ? BONUS.sameHead : 0);
    let named = 0;
    for (const [index, stem] of stems.entries()) {
      const weight = weights.get(stem);
      const isLight = bonus === 0 && stem !== head && isHeadModifier(stem);
      if (weight === undefined) sum -= isLight ? 0 : missingPenalty(stem, stems[index - 1], query);
      else {
        const isOnlyMentioned = stem === head && isHeadAName && weight <= WEIGHT.use;
        sum += (isLight ? MODIFIER_FACTOR : 1) * weight - (isOnlyMentioned ? HEAD_ONLY_MENTIONED : 0);
      }
      if (noun.has(stem)) named += 1;
    }
    return sum + (BONUS.wholeNoun * named) / Math.max(1, noun.size);
  }
}

function missingPenalty(stem: string, previous: string | undefined, { head, isHeadAName, wordsAfterName }: Query): number {
  if (stem === head) return isHeadAName ? MISSING.headNamesOther : MISSING.head;
  if (isQuality(stem)) return MISSING.quality;
  if (wordsAfterName.includes(stem)) return MISSING.afterName;
  return previous === head ? MISSING.afterHead : MISSING.other;
}
