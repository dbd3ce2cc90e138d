import { z } from "zod";
import { addToList } from "./add-to-list.ts";
import { headNoun } from "./head-noun.ts";
import { BONUS, CATEGORY_SHARE, WEIGHT } from "./kind-weights.ts";
import { isFirstSense, stemText } from "./synonyms.ts";

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

/** Applies when all its words are typed. `wordWeight`: their least weight; `bonus`: of the kind. */
export type Phrase = { kindIndex: number; stems: string[]; wordWeight: number; bonus: number };

/** Best weight of a word in a kind; `repeatBonus`: when the kind has the word more than once. */
export type Posting = { weight: number; repeatBonus: number };

/** `Juguetes y juegos`: `Juguetes`, `juegos`. */
const splitCategory = (category: string) => category.split(/,| y | e /).map((part) => part.trim());

/** Inverted index: the kinds that have a word, and the phrases that begin with it. */
export class KindPostings {
  readonly #postings = new Map<string, Map<number, Posting>>();
  readonly #phrases = new Map<string, Phrase[]>();

  constructor(kinds: readonly Kind[]) {
    for (const [kindIndex, kind] of kinds.entries()) this.#add(kindIndex, kind);
  }

  postings(stem: string): ReadonlyMap<number, Posting> {
    return this.#postings.get(stem) ?? new Map();
  }

  phrases(firstStem: string): readonly Phrase[] {
    return this.#phrases.get(firstStem) ?? [];
  }

  weight(stem: string, kindIndex: number): number {
    return this.#postings.get(stem)?.get(kindIndex)?.weight ?? 0;
  }

  #add(kindIndex: number, kind: Kind) {
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
}
