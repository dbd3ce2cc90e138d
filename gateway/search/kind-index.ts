import { z } from "zod";
import { addToList } from "./add-to-list.ts";
import { headNoun, isHeadModifier } from "./head-noun.ts";
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

/** Weights of a word by the part of the kind that has it; further down, bonuses and penalties. */
const HEAD = 1;
const NOUN = 0.6;
const ALIAS = 0.9;
const ALIAS_PART = 0.3;
const TOP = 0.9;
const CATEGORY = 0.75;
const FIRST_PART = 0.9;
const LATER_PART = 0.7;
const USE = 0.5;
const WORDS = 0.35;
const PACKING = 0.1;
const AGAIN = 0.15;
const WHOLE_NOUN = 0.5;
const WHOLE_ALIAS = 0.4;
/** Primary sense: a `cadena` is a necklace. */
const FIRST_SENSE = 1.4;
const WHOLE_PHRASE = 0.4;
const FIRST_WORD = 0.25;
/** A name of several words at the start: `maletas escolares con ruedas`. */
const NAMED_FIRST = 0.3;
/** Penalties by position of a missing word. First: usually the head noun (`termo niños`). */
const MISSING_FIRST = 0.8;
/** Head noun of another kind: `cauchitos de colores`. */
const MISSING_CALLED = 1.3;
const MISSING = 0.4;
/** Second: usually a modifier (`vestido de baño niña`). */
const MISSING_SECOND = 0.65;
const MISSING_QUALITY = 0.15;
const MENTIONED = 0.4;
const MISSING_AFTER_NAME = 0.3;
/** Penalty: the head noun stands in the uses, words or packing of this kind only, and names another kind. */
const ONLY_SAID = 0.45;
const COUNTED = 0.3;

/** Minimum weight of a word that identifies the kind. */
export const TELLING = 0.5;

/** Minimum weight of a word that names the kind. */
export const NAME_WEIGHT = 0.9;

/** `each`: bonus per word; `whole`: for all words. */
type Phrase = { kindIndex: number; stems: string[]; each: number; whole: number };

/** Best weight of a word in a kind; `again`: bonus when the kind has the word twice. */
type Posting = { weight: number; again: number };

type Query = { stems: readonly string[]; head: string | undefined; isHeadAName: boolean; wordsAfterName: readonly string[] };

/** A matching kind. `naming`: number of leading words in its name. */
export type RankedKind = { kind: Kind; weights: Map<string, number>; value: number; naming: number };

/** Whether nothing but a category of the kind has the word. */
export const isOnlyInCategory = ({ noun, aliases, uses, words, packing, categories }: Kind, stem: string): boolean =>
  categories.some((category) => stemText(category).includes(stem)) &&
  ![noun, ...aliases, ...uses, ...words, ...packing].some((text) => stemText(text).includes(stem));

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
    for (const stem of noun) this.#post(kindIndex, stem, stem === head ? HEAD : NOUN);
    for (const alias of kind.aliases) {
      const stems = stemText(alias);
      for (const stem of stems) this.#post(kindIndex, stem, stems.length === 1 ? ALIAS : ALIAS_PART);
      this.#join({ kindIndex, stems, each: ALIAS, whole: isFirstSense(alias) ? FIRST_SENSE : WHOLE_ALIAS });
    }
    for (const [level, category] of kind.categories.entries())
      this.#addCategory(kindIndex, category, level === 0 ? TOP : CATEGORY);
    for (const use of kind.uses) {
      const stems = stemText(use);
      for (const stem of stems) this.#post(kindIndex, stem, USE, 0);
      if (stems.length > 1) this.#join({ kindIndex, stems, each: USE, whole: WHOLE_PHRASE });
    }
    for (const stem of kind.words.flatMap(stemText)) this.#post(kindIndex, stem, WORDS, 0);
    for (const stem of kind.packing.flatMap(stemText)) this.#post(kindIndex, stem, PACKING, 0);
  }

  #addCategory(kindIndex: number, category: string, weight: number) {
    const parts = splitCategory(category);
    for (const [index, part] of parts.entries()) {
      const share = parts.length === 1 ? 1 : index === 0 ? FIRST_PART : LATER_PART;
      const stems = stemText(part);
      for (const stem of stems) this.#post(kindIndex, stem, (weight * share) / Math.sqrt(stems.length));
      if (stems.length > 1) this.#join({ kindIndex, stems, each: weight * share, whole: WHOLE_PHRASE });
    }
  }

  #post(kindIndex: number, stem: string, weight: number, again = AGAIN) {
    const kinds = this.#postings.get(stem) ?? new Map<number, Posting>();
    const before = kinds.get(kindIndex);
    kinds.set(
      kindIndex,
      before ? { weight: Math.max(before.weight, weight), again: Math.max(before.again, again) } : { weight, again: 0 },
    );
    this.#postings.set(stem, kinds);
  }

  #join(phrase: Phrase) {
    const [first] = phrase.stems;
    if (first) addToList(this.#phrases, first, phrase);
  }

  /** Whether the words name a kind, and not only describe one: `plancha` is not an iron-on patch. */
  isCalled(said: readonly string[], asked: readonly string[] = said): boolean {
    const [stem = ""] = said;
    return this.isPartOfName(said, asked) || (said.length === 1 && this.#isNamed(stem, asked));
  }

  isPartOfName(said: readonly string[], asked: readonly string[]): boolean {
    const isWhole = ({ stems, each }: Phrase) =>
      each >= ALIAS &&
      stems.length > said.length &&
      [...said, ...stems].every((stem) => asked.includes(stem) && stems.includes(stem));
    return asked.some((first) => (this.#phrases.get(first) ?? []).some(isWhole));
  }

  #isNamed(stem: string, asked: readonly string[]): boolean {
    const isHead = (other: string, kindIndex: number) => (this.#postings.get(other)?.get(kindIndex)?.weight ?? 0) >= NAME_WEIGHT;
    const isSaid = (kindIndex: number) => this.#names[kindIndex]?.some((name) => name.includes(stem)) === true;
    return [...(this.#postings.get(stem) ?? [])].some(
      ([kindIndex, { weight }]) =>
        weight >= NAME_WEIGHT ||
        ((weight >= TELLING || isSaid(kindIndex)) && asked.some((other) => other !== stem && isHead(other, kindIndex))),
    );
  }

  #match(asked: ReadonlySet<string>) {
    const found = new Map<number, Map<string, number>>();
    const bonus = new Map<number, number>();
    for (const stem of asked) {
      for (const [kindIndex, { weight, again }] of this.#postings.get(stem) ?? []) {
        const weights = found.get(kindIndex) ?? new Map<string, number>();
        found.set(kindIndex, weights.set(stem, weight + again));
      }
    }
    for (const phrase of [...asked].flatMap((stem) => this.#phrases.get(stem) ?? [])) {
      if (!phrase.stems.every((part) => asked.has(part))) continue;
      const weights = found.get(phrase.kindIndex);
      for (const part of phrase.stems) weights?.set(part, Math.max(weights.get(part) ?? 0, phrase.each));
      bonus.set(phrase.kindIndex, Math.max(bonus.get(phrase.kindIndex) ?? 0, phrase.whole));
    }
    return { found, bonus };
  }

  rank(stems: readonly string[]): RankedKind[] {
    const { found, bonus } = this.#match(new Set(stems));
    const head = headNoun(stems);
    const headWeight = (weights: Map<string, number>) => weights.get(head ?? "") ?? 0;
    const isHeadAName = [...found.values()].some((weights) => headWeight(weights) >= NAME_WEIGHT);
    // Names of other kinds are required: `juguete mordedor`.
    const wishes = new Set(
      stems.filter((stem) =>
        [...found.values()].every((weights) => headWeight(weights) < MENTIONED || (weights.get(stem) ?? 0) < NAME_WEIGHT),
      ),
    );
    return [...found]
      .flatMap(([kindIndex, weights]) => {
        const kind = this.kinds[kindIndex];
        if (!kind) return [];
        const naming = Math.max(
          this.#leadingNameLength(kindIndex, stems),
          headWeight(weights) >= NAME_WEIGHT ? stems.indexOf(head ?? "") + 1 : 0,
        );
        const wordsAfterName = naming > 0 ? stems.slice(naming).filter((stem) => wishes.has(stem)) : [];
        const query = { stems, head, isHeadAName, wordsAfterName };
        const value = this.#kindValue(kindIndex, weights, query, bonus.get(kindIndex) ?? 0);
        return [{ kind, weights, value: value + (naming > 1 ? NAMED_FIRST : 0), naming }];
      })
      .sort((one, other) => other.value - one.value || one.kind.id - other.kind.id);
  }

  #leadingNameLength(kindIndex: number, stems: readonly string[]): number {
    const isFirst = (stem: string, length: number) => stems.slice(0, length).includes(stem);
    const names = (this.#names[kindIndex] ?? []).filter((name) => name.every((stem) => isFirst(stem, name.length)));
    return Math.max(0, ...names.map(({ length }) => length));
  }

  #kindValue(kindIndex: number, weights: Map<string, number>, query: Query, bonus: number): number {
    const { stems, head, isHeadAName } = query;
    const noun = this.#nouns[kindIndex] ?? new Set();
    let sum = bonus + (this.#heads[kindIndex] === head ? FIRST_WORD : 0);
    let named = 0;
    for (const [index, stem] of stems.entries()) {
      const weight = weights.get(stem);
      const isLight = bonus === 0 && stem !== head && isHeadModifier(stem);
      if (weight === undefined) sum -= isLight ? 0 : missingPenalty(stem, stems[index - 1], query);
      else sum += (isLight ? COUNTED : 1) * weight - (stem === head && isHeadAName && weight <= USE ? ONLY_SAID : 0);
      if (noun.has(stem)) named += 1;
    }
    return sum + (WHOLE_NOUN * named) / Math.max(1, noun.size);
  }
}

function missingPenalty(stem: string, previous: string | undefined, { head, isHeadAName, wordsAfterName }: Query): number {
  if (stem === head) return isHeadAName ? MISSING_CALLED : MISSING_FIRST;
  if (isQuality(stem)) return MISSING_QUALITY;
  if (wordsAfterName.includes(stem)) return MISSING_AFTER_NAME;
  return previous === head ? MISSING_SECOND : MISSING;
}
