import type { StemmedKind } from "./kind.ts";
import type { KindPostings } from "./kind-postings.ts";
import { NAME_WEIGHT, TELLING } from "./kind-weights.ts";
import { stemText } from "./synonyms.ts";

const hasAll = (stems: readonly string[], wanted: readonly string[]) => wanted.every((stem) => stems.includes(stem));

/** Says whether stems of a query name a kind: `perro` alone does not; in `correa perro` and `ropa perro` it does. */
export class KindNames {
  readonly #postings: KindPostings;

  constructor(postings: KindPostings) {
    this.#postings = postings;
  }

  nameAKind(words: readonly string[], query: readonly string[] = words): boolean {
    const [stem = ""] = words;
    return words.length === 1
      ? this.standInLongerName(words, query) || this.#isNameInContext(stem, query)
      : this.#standInName(words, query, words.length);
  }

  /** Whether the query has a longer alias or top category with these words: `celular` in `forro celular`. */
  standInLongerName(words: readonly string[], query: readonly string[]): boolean {
    return this.#standInName(words, query, words.length + 1);
  }

  #standInName(words: readonly string[], query: readonly string[], shortest: number): boolean {
    const names = query.flatMap((first) => this.#postings.phrases(first)).filter(({ wordWeight }) => wordWeight >= NAME_WEIGHT);
    return names.some(({ stems }) => stems.length >= shortest && hasAll(stems, words) && hasAll(query, stems));
  }

  /** Whether two or more words are all of one description of a kind: `imán nevera` of `con imán para la nevera`. */
  areDescription(words: readonly string[]): boolean {
    const [stem = "", ...others] = words;
    const hasSame = (description: string) =>
      stemText(description).length === words.length && hasAll(stemText(description), words);
    return others.length > 0 && [...this.#postings.postings(stem).keys()].some(({ kind }) => kind.descriptions.some(hasSame));
  }

  #isNameInContext(stem: string, query: readonly string[]): boolean {
    const others = query.filter((other) => other !== stem);
    const isNamedByOther = (kind: StemmedKind) =>
      others.some((other) => this.#postings.weightWithoutBonus(other, kind) >= NAME_WEIGHT);
    const isPartOfName = ({ names }: StemmedKind) => names.some((name) => name.includes(stem));
    return [...this.#postings.postings(stem)].some(
      ([kind, { weight }]) => weight >= NAME_WEIGHT || ((weight >= TELLING || isPartOfName(kind)) && isNamedByOther(kind)),
    );
  }
}
