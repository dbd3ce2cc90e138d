import { z } from "zod";
import { addToList } from "./add-to-list.ts";
import { isFirstSense, isQuality, stemText, wordStem } from "./synonyms.ts";

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

const PACKS = new Set(["juego", "par", "paquete"].map(wordStem));

/** Says how goods are counted, not which: `juego de copas`. */
export const isPack = (stem: string): boolean => PACKS.has(stem);

/** Modifiers before the head: `juego de brochas`. */
const COUNTING = new Set([...PACKS, ...["porta", "quita", "limpia", "guarda"].map(wordStem)]);

export const headNoun = (stems: readonly string[]): string | undefined => stems.find((stem) => !COUNTING.has(stem)) ?? stems[0];

/** Minimum weight of a word that names the kind. */
export const NAME_WEIGHT = 0.9;

/** `each`: bonus per word; `whole`: for all words. */
type Phrase = { kind: number; stems: string[]; each: number; whole: number };

/** Best weight of a word in a kind; `again`: bonus when the kind has the word twice. */
type Place = { weight: number; again: number };

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
  readonly #postings = new Map<string, Map<number, Place>>();
  readonly #phrases = new Map<string, Phrase[]>();

  constructor(kinds: readonly Kind[]) {
    this.kinds = kinds;
    this.#nouns = kinds.map(({ noun }) => new Set(stemText(noun)));
    this.#names = kinds.map(({ noun, aliases }) => [noun, ...aliases].map(stemText));
    this.#heads = kinds.map(({ noun }) => headNoun(stemText(noun)));
    for (const place of kinds.keys()) this.#add(place);
  }

  #add(place: number) {
    const kind = this.kinds[place];
    if (!kind) return;
    const noun = stemText(kind.noun);
    const head = headNoun(noun);
    for (const stem of noun) this.#post(place, stem, stem === head ? HEAD : NOUN);
    for (const alias of kind.aliases) {
      const stems = stemText(alias);
      for (const stem of stems) this.#post(place, stem, stems.length === 1 ? ALIAS : ALIAS_PART);
      this.#join({ kind: place, stems, each: ALIAS, whole: isFirstSense(alias) ? FIRST_SENSE : WHOLE_ALIAS });
    }
    for (const [level, category] of kind.categories.entries()) this.#addCategory(place, category, level === 0 ? TOP : CATEGORY);
    for (const use of kind.uses) {
      const stems = stemText(use);
      for (const stem of stems) this.#post(place, stem, USE, 0);
      if (stems.length > 1) this.#join({ kind: place, stems, each: USE, whole: WHOLE_PHRASE });
    }
    for (const stem of kind.words.flatMap(stemText)) this.#post(place, stem, WORDS, 0);
    for (const stem of kind.packing.flatMap(stemText)) this.#post(place, stem, PACKING, 0);
  }

  #addCategory(place: number, category: string, weight: number) {
    const parts = splitCategory(category);
    for (const [index, part] of parts.entries()) {
      const share = parts.length === 1 ? 1 : index === 0 ? FIRST_PART : LATER_PART;
      const stems = stemText(part);
      for (const stem of stems) this.#post(place, stem, (weight * share) / Math.sqrt(stems.length));
      if (stems.length > 1) this.#join({ kind: place, stems, each: weight * share, whole: WHOLE_PHRASE });
    }
  }

  #post(place: number, stem: string, weight: number, again = AGAIN) {
    const kinds = this.#postings.get(stem) ?? new Map<number, Place>();
    const before = kinds.get(place);
    kinds.set(
      place,
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
    const isHead = (other: string, place: number) => (this.#postings.get(other)?.get(place)?.weight ?? 0) >= NAME_WEIGHT;
    const isSaid = (place: number) => this.#names[place]?.some((name) => name.includes(stem)) === true;
    return [...(this.#postings.get(stem) ?? [])].some(
      ([place, { weight }]) =>
        weight >= NAME_WEIGHT ||
        ((weight >= TELLING || isSaid(place)) && asked.some((other) => other !== stem && isHead(other, place))),
    );
  }

  rank(stems: readonly string[]): RankedKind[] {
    const asked = new Set(stems);
    const found = new Map<number, Map<string, number>>();
    const bonus = new Map<number, number>();
    for (const stem of asked) {
      for (const [place, { weight, again }] of this.#postings.get(stem) ?? []) {
        const weights = found.get(place) ?? new Map<string, number>();
        found.set(place, weights.set(stem, weight + again));
      }
    }
    for (const stem of asked) {
      for (const phrase of this.#phrases.get(stem) ?? []) {
        if (!phrase.stems.every((part) => asked.has(part))) continue;
        const weights = found.get(phrase.kind);
        for (const part of phrase.stems) weights?.set(part, Math.max(weights.get(part) ?? 0, phrase.each));
        bonus.set(phrase.kind, Math.max(bonus.get(phrase.kind) ?? 0, phrase.whole));
      }
    }
    const head = headNoun(stems);
    const isCalled = [...found.values()].some((weights) => (weights.get(head ?? "") ?? 0) >= NAME_WEIGHT);
    // Names of other kinds are required: `juguete mordedor`.
    const wishes = new Set(
      stems.filter((stem) =>
        [...found.values()].every(
          (weights) => (weights.get(head ?? "") ?? 0) < MENTIONED || (weights.get(stem) ?? 0) < NAME_WEIGHT,
        ),
      ),
    );
    return [...found]
      .flatMap(([place, weights]) => {
        const kind = this.kinds[place];
        if (!kind) return [];
        const naming = Math.max(
          this.#leadingNameLength(place, stems),
          (weights.get(head ?? "") ?? 0) >= NAME_WEIGHT ? stems.indexOf(head ?? "") + 1 : 0,
        );
        const after = naming > 0 ? stems.slice(naming).filter((stem) => wishes.has(stem)) : [];
        const value = this.#kindValue(place, weights, stems, after, isCalled, bonus.get(place) ?? 0);
        return [{ kind, weights, value: value + (naming > 1 ? NAMED_FIRST : 0), naming }];
      })
      .sort((one, other) => other.value - one.value || one.kind.id - other.kind.id);
  }

  #leadingNameLength(place: number, stems: readonly string[]): number {
    const isFirst = (stem: string, length: number) => stems.slice(0, length).includes(stem);
    const names = (this.#names[place] ?? []).filter((name) => name.every((stem) => isFirst(stem, name.length)));
    return Math.max(0, ...names.map(({ length }) => length));
  }

  #kindValue(
    place: number,
    weights: Map<string, number>,
    stems: readonly string[],
    wordsAfterName: readonly string[],
    isCalled: boolean,
    bonus: number,
  ): number {
    const noun = this.#nouns[place] ?? new Set();
    const head = headNoun(stems);
    let sum = bonus + (this.#heads[place] === head ? FIRST_WORD : 0);
    let named = 0;
    for (const [index, stem] of stems.entries()) {
      const weight = weights.get(stem);
      const missingSaid = wordsAfterName.includes(stem)
        ? MISSING_AFTER_NAME
        : stems[index - 1] === head
          ? MISSING_SECOND
          : MISSING;
      const missingOther = isQuality(stem) ? MISSING_QUALITY : missingSaid;
      const missingHead = isCalled ? MISSING_CALLED : MISSING_FIRST;
      const missing = stem === head ? missingHead : missingOther;
      const isLight = bonus === 0 && stem !== head && COUNTING.has(stem);
      if (weight === undefined) sum -= isLight ? 0 : missing;
      else sum += (isLight ? COUNTED : 1) * weight - (stem === head && isCalled && weight <= USE ? ONLY_SAID : 0);
      if (noun.has(stem)) named += 1;
    }
    return sum + (WHOLE_NOUN * named) / Math.max(1, noun.size);
  }
}
