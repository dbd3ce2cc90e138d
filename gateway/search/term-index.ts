import { addToList } from "../add-to-list.ts";
import { fold, oneLetterDeletions, plain } from "./keyword.ts";
import { tokenize } from "./stem.ts";
import { wordStem } from "./synonyms.ts";
import { haveSameEnding, isLikelyTypo, isOneEditApart, isSubstitution, phoneticKey } from "./typo.ts";

export type Term = { term: string; plain: string; weight: number; isKindName: boolean };

/** `texts`: nouns, aliases, uses and categories of kinds; `names`: nouns and aliases, whose words weigh KIND_NAME_WEIGHT more. */
export type DictionarySources = {
  terms: { term: string; weight: number }[];
  texts: string[];
  names: string[];
  isKnown: (stem: string) => boolean;
};

const KIND_NAME_WEIGHT = 200;
const SHORTEST_COMPLETED = 6;
const SHORTEST_WITH_TWO_EDITS = 9;
const BEGINNING_LETTERS = 3;
/** A letter doubled by mistake, as `rr` and `ll` are not. The word may have another error too: `corttna` for `cortina`. */
const DOUBLE_LETTER = /([^rl])\1/g;

const PLURAL = /(?:(?<=[aeiou])s|(?<=[dlnr])es)$/;

export const isKindName = (term: Term) => term.isKindName;

export function termsByFoldedWord({ terms, texts, names, isKnown }: DictionarySources): Map<string, Term> {
  const weighed = new Map<string, Term>();
  const inNames = names.flatMap(tokenize).map(({ typed }) => typed.toLowerCase());
  const nameWords = new Set(inNames.map(fold));
  const addWeight = (term: string, weight: number) => {
    const folded = fold(term);
    const before = weighed.get(folded);
    if (before) before.weight += weight;
    else if (isKnown(wordStem(folded)))
      weighed.set(folded, { term, plain: plain(term), weight, isKindName: nameWords.has(folded) });
  };
  for (const { term, weight } of terms) addWeight(term, weight);
  for (const { typed } of texts.flatMap(tokenize)) addWeight(typed.toLowerCase(), 1);
  for (const word of inNames) addWeight(word, KIND_NAME_WEIGHT);
  return weighed;
}

/** Finds terms that a word may mean, by spelling and by sound: the heaviest one, or several with the heaviest first. */
export class TermIndex {
  readonly #byDeletion = new Map<string, Term[]>();
  readonly #bySound = new Map<string, Term>();
  readonly #byPlain = new Map<string, Term>();
  readonly #byBeginning = new Map<string, Term[]>();

  constructor(terms: ReadonlyMap<string, Term>) {
    for (const term of heaviestFirst([...terms.values()])) this.#add(term);
  }

  #add(term: Term) {
    for (const deletion of oneLetterDeletions(term.plain)) addToList(this.#byDeletion, deletion, term);
    addToList(this.#byBeginning, term.plain.slice(0, BEGINNING_LETTERS), term);
    const sound = phoneticKey(term.plain);
    if (!this.#bySound.has(sound)) this.#bySound.set(sound, term);
    if (!this.#byPlain.has(term.plain)) this.#byPlain.set(term.plain, term);
  }

  findIgnoringAccents(word: string): Term | undefined {
    return this.#byPlain.get(plain(word));
  }

  soundingLike(word: string): Term | undefined {
    const sound = phoneticKey(word);
    return this.#bySound.get(sound) ?? this.#bySound.get(sound.replace(PLURAL, ""));
  }

  oneEditApart(word: string): Term[] {
    const sharing = oneLetterDeletions(word).flatMap((deletion) => this.#byDeletion.get(deletion) ?? []);
    return [...new Set(sharing)].filter(({ plain: other }) => isOneEditApart(plain(word), other));
  }

  typos(word: string): Term[] {
    const letters = plain(word);
    const isLikely = (other: Term) =>
      isLikelyTypo(letters, other.plain) && (isKindName(other) || !isSubstitution(letters, other.plain));
    const near = [word, word.replaceAll(DOUBLE_LETTER, "$1")].flatMap((spelling) => this.oneEditApart(spelling));
    const likely = heaviestFirst([...new Set(near)].filter(isLikely));
    const isSameInitial = (other: Term) => hasSameInitial(word, other);
    return [...likely.filter(isSameInitial), ...likely.filter((other) => !isSameInitial(other))];
  }

  /** Words of kinds' names that are two edits from a long word and have its first letters and its ending. */
  twoEditsApart(word: string): Term[] {
    const letters = plain(word);
    if (letters.length < SHORTEST_WITH_TWO_EDITS || /\d/.test(letters)) return [];
    const deletions = oneLetterDeletions(letters);
    const candidates = this.#byBeginning.get(letters.slice(0, BEGINNING_LETTERS)) ?? [];
    return heaviestFirst(
      candidates.filter(isKindName).filter(({ plain: other }) => {
        if (Math.abs(other.length - letters.length) > 1) return false;
        return haveSameEnding(letters, other) && deletions.some((deletion) => isOneEditApart(deletion, other));
      }),
    );
  }

  completions(word: string): Term[] {
    const letters = plain(word);
    if (letters.length < SHORTEST_COMPLETED) return [];
    const candidates = this.#byBeginning.get(letters.slice(0, BEGINNING_LETTERS)) ?? [];
    return heaviestFirst(candidates.filter(isKindName).filter(({ plain: other }) => other.startsWith(letters)));
  }
}

export const heaviestFirst = (terms: Term[]): Term[] => terms.sort((one, other) => other.weight - one.weight);

/** The first letter is seldom wrong: `aretas` are `aretes`, not `caretas`. */
export const hasSameInitial = (word: string, { plain: other }: Term) => other.startsWith(plain(word).slice(0, 1));
