import { addToList } from "../add-to-list.ts";
import type { StemmedKind } from "./kind.ts";
import { BONUS, CATEGORY_SHARE, WEIGHT } from "./kind-weights.ts";
import { isFirstSense, stemText } from "./synonyms.ts";

/** An alias, or a use or a category's part of several words. If a query has all its words, each weighs at least `wordWeight`, and the kind gets `bonus`. */
type KindPhrase = { kind: StemmedKind; stems: readonly string[]; wordWeight: number; bonus: number };

/** `weight`: that of the heaviest part of the kind that has the word. `repeatBonus`: added to it where a second part has the word too. */
type Posting = { weight: number; repeatBonus: number };

/** What a kind has of a query: the weight of each word in the kind, and the highest bonus of a whole phrase. */
export type Match = { weights: Map<string, number>; bonus: number };

const splitCategory = (category: string) => category.split(/,| y | e /).map((part) => part.trim());

/** Inverted index: the kinds that have a word, and the phrases that begin with it. */
export class KindPostings {
  readonly #postings = new Map<string, Map<StemmedKind, Posting>>();
  readonly #phrases = new Map<string, KindPhrase[]>();

  constructor(kinds: readonly StemmedKind[]) {
    for (const kind of kinds) this.#add(kind);
  }

  kindsMatchingAny(query: ReadonlySet<string>): Map<StemmedKind, Match> {
    const matches = new Map<StemmedKind, Match>();
    for (const stem of query) {
      for (const [kind, { weight, repeatBonus }] of this.postings(stem)) {
        const match = matches.get(kind) ?? { weights: new Map<string, number>(), bonus: 0 };
        match.weights.set(stem, weight + repeatBonus);
        matches.set(kind, match);
      }
    }
    for (const phrase of [...query].flatMap((stem) => this.phrases(stem))) {
      const match = matches.get(phrase.kind);
      if (!match || !phrase.stems.every((stem) => query.has(stem))) continue;
      for (const stem of phrase.stems) match.weights.set(stem, Math.max(match.weights.get(stem) ?? 0, phrase.wordWeight));
      match.bonus = Math.max(match.bonus, phrase.bonus);
    }
    return matches;
  }

  postings(stem: string): ReadonlyMap<StemmedKind, Posting> {
    return this.#postings.get(stem) ?? new Map();
  }

  phrases(firstStem: string): readonly KindPhrase[] {
    return this.#phrases.get(firstStem) ?? [];
  }

  weightWithoutBonus(stem: string, kind: StemmedKind): number {
    return this.#postings.get(stem)?.get(kind)?.weight ?? 0;
  }

  #add(stemmed: StemmedKind) {
    const { kind, noun, head } = stemmed;
    for (const stem of noun) this.#addPosting(stemmed, stem, stem === head ? WEIGHT.headNoun : WEIGHT.noun);
    for (const alias of kind.aliases) this.#addAlias(stemmed, alias);
    for (const [level, category] of kind.categories.entries())
      this.#addCategory(stemmed, category, level === 0 ? WEIGHT.topCategory : WEIGHT.category);
    for (const use of kind.uses) {
      const stems = stemText(use);
      for (const stem of stems) this.#addPosting(stemmed, stem, WEIGHT.use, 0);
      if (stems.length > 1) this.#addPhrase({ kind: stemmed, stems, wordWeight: WEIGHT.use, bonus: BONUS.wholePhrase });
    }
    for (const stem of kind.descriptions.flatMap(stemText)) this.#addPosting(stemmed, stem, WEIGHT.description, 0);
    for (const stem of kind.packing.flatMap(stemText)) this.#addPosting(stemmed, stem, WEIGHT.packing, 0);
  }

  #addAlias(kind: StemmedKind, alias: string) {
    const stems = stemText(alias);
    for (const stem of stems) this.#addPosting(kind, stem, stems.length === 1 ? WEIGHT.alias : WEIGHT.aliasPart);
    const bonus = isFirstSense(alias) ? BONUS.firstSense : BONUS.wholeAlias;
    this.#addPhrase({ kind, stems, wordWeight: WEIGHT.alias, bonus });
  }

  #addCategory(kind: StemmedKind, category: string, weight: number) {
    const parts = splitCategory(category);
    for (const [index, part] of parts.entries()) {
      const share = parts.length === 1 ? 1 : index === 0 ? CATEGORY_SHARE.firstPart : CATEGORY_SHARE.laterPart;
      const stems = stemText(part);
      for (const stem of stems) this.#addPosting(kind, stem, (weight * share) / Math.sqrt(stems.length));
      if (stems.length > 1) this.#addPhrase({ kind, stems, wordWeight: weight * share, bonus: BONUS.wholePhrase });
    }
  }

  #addPosting(kind: StemmedKind, stem: string, weight: number, bonusIfRepeated = BONUS.repeated) {
    const kinds = this.#postings.get(stem) ?? new Map<StemmedKind, Posting>();
    const before = kinds.get(kind);
    kinds.set(
      kind,
      before
        ? { weight: Math.max(before.weight, weight), repeatBonus: Math.max(before.repeatBonus, bonusIfRepeated) }
        : { weight, repeatBonus: 0 },
    );
    this.#postings.set(stem, kinds);
  }

  #addPhrase(phrase: KindPhrase) {
    const [first] = phrase.stems;
    if (first) addToList(this.#phrases, first, phrase);
  }
}
