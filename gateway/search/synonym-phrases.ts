import { addToList } from "../add-to-list.ts";
import { headNoun } from "./head-noun.ts";
import { type Token, tokenize } from "./stem.ts";
import { spellingKey } from "./synonym-table.ts";
import { isWeighing, synonyms, wordStem } from "./synonyms.ts";
import { joinQuantities } from "./units.ts";
import { likelyBases } from "./word-forms.ts";

/** `weighs`: the word only ranks results. `soundalike`: the word of a kind's name that it sounds like. `quantity`: of a number, with what it counts. */
export type QueryToken = Token & { weighs?: boolean; soundalike?: string; quantity?: string };

export const isContentWord = ({ word, weighs }: QueryToken): boolean => !(weighs || isWeighing(word));

type NameAKind = (stems: readonly string[], query: readonly string[]) => boolean;
type IsDescription = (stems: readonly string[]) => boolean;

export type UnsoldToken = Token & { phrase: readonly string[] };

/** Called by read-query.ts. `pinza cangrejo` becomes `gancho cabello (mordaza)`; `chazos`, which is unsold, becomes `tornillos`. */
export function applySynonyms(
  tokens: readonly QueryToken[],
  nameAKind: NameAKind,
  isDescription: IsDescription,
): { words: QueryToken[]; unsold: UnsoldToken[] } {
  const words: QueryToken[] = [];
  const unsold: UnsoldToken[] = [];
  const knownWords = tokens.map(({ word, soundalike }) => soundalike ?? word);
  const spellings = knownWords.map(wordSpellings);
  const stems = knownWords.map(wordStem);
  // Only packing words weigh before synonyms are applied (packing.ts).
  const withoutPacking = stems.filter((_, place) => !tokens[place]?.weighs);
  const beginsWithKindName =
    headNoun(withoutPacking) === withoutPacking[0] && nameAKind(withoutPacking.slice(0, 1), withoutPacking);
  const isDescriptionOfGoods = isDescription(withoutPacking);
  for (let at = 0; at < tokens.length; ) {
    // An unsold entry replaces nothing inside a kind's name, nor after a kind's name that begins the query, nor in `imán nevera`, which describes goods.
    const mustKeep = (length: number) =>
      (isDescriptionOfGoods && length < withoutPacking.length) ||
      (at > 0 && beginsWithKindName) ||
      nameAKind(stems.slice(at, at + length), stems);
    const stem = stems[at] ?? "";
    const entry = findEntry(spellings.slice(at), { mustKeep, isName: nameAKind([stem], [stem]) });
    const matched: readonly QueryToken[] = tokens.slice(at, at + (entry?.spellings.length ?? 1));
    const replacement = entry?.words ?? matched;
    const phrase = matched.map(({ typed }) => typed);
    const unsoldTokens = matched.map((token) => ({ ...token, phrase }));
    // The catalogue has neither these goods nor neighbours of them: what else was typed is not looked for.
    const isFirst = words.every(({ weighs }) => weighs);
    if (entry?.isUnsold && replacement.length === 0 && isFirst) return { words: [], unsold: unsoldTokens };
    words.push(...replacement.map((token) => ({ ...token, typed: typedWordFor(token.word, matched) })));
    if (entry?.isUnsold) unsold.push(...unsoldTokens.filter(({ word }) => !isKeptIn(replacement, word)));
    at += matched.length;
  }
  return { words, unsold };
}

/** A phrase of `read` or `near` in synonyms.json. `spellings`: of each word its own, then those of its base forms. `words` replace the phrase. */
type SynonymEntry = { spellings: string[][]; words: QueryToken[]; isUnsold: boolean };

const wordSpellings = (word: string): string[] => [word, ...likelyBases(word)].map(spellingKey);

const toEntries = (table: Readonly<Record<string, string>>, isUnsold: boolean): SynonymEntry[] =>
  Object.entries(table).map(([phrase, replacement]) => ({
    spellings: tokenize(phrase).map(({ word }) => wordSpellings(word)),
    // Every second part stood in brackets: its words only weigh.
    words: replacement
      .split(/[()]/)
      .flatMap((part, place) => joinQuantities(tokenize(part)).map((token) => ({ ...token, weighs: place % 2 === 1 }))),
    isUnsold,
  }));

const longestFirst = (entries: SynonymEntry[]) => entries.sort((one, other) => other.spellings.length - one.spellings.length);

// An entry of one word is found by its own spelling, a longer one by any spelling of its first word; an unsold one, which matches in any order, by any of its words.
const entriesByFirstWord = new Map<string, SynonymEntry[]>();
for (const entry of longestFirst([...toEntries(synonyms.read, false), ...toEntries(synonyms.near, true)])) {
  const [spellings = [], ...others] = entry.spellings;
  const firstWords = entry.isUnsold ? entry.spellings.flat() : spellings;
  for (const first of others.length > 0 ? new Set(firstWords) : spellings.slice(0, 1))
    addToList(entriesByFirstWord, first, entry);
}

type Start = { mustKeep: (length: number) => boolean; isName: boolean };

/** The longest entry that the words begin with, except unsold entries where `mustKeep` holds for the words that they replace. Unsold entries match in any order, unless the first word is a name of goods (`isName`): `olla con tapa` is sold, `tapa olla` is not. */
function findEntry(spellings: readonly string[][], { mustKeep, isName }: Start): SynonymEntry | undefined {
  const entries = new Set((spellings[0] ?? []).flatMap((first) => entriesByFirstWord.get(first) ?? []));
  return longestFirst([...entries]).find(
    (entry) =>
      (beginsWith(spellings, entry) || (entry.isUnsold && !isName && beginsInAnyOrder(spellings, entry))) &&
      !(entry.isUnsold && mustKeep(entry.spellings.length)),
  );
}

const areSame = (own: readonly string[], word: readonly string[] = []) => own.some((spelling) => word.includes(spelling));

/** Entries of several words match by base forms too: `ojos móviles` is found by the entry `ojitos móviles`. Entries of one word do not. */
const beginsWith = (querySpellings: readonly string[][], { spellings }: SynonymEntry) =>
  spellings.length > 1
    ? spellings.every((own, place) => areSame(own, querySpellings[place]))
    : querySpellings[0]?.[0] === spellings[0]?.[0];

function beginsInAnyOrder(querySpellings: readonly string[][], { spellings }: SynonymEntry): boolean {
  const typed = querySpellings.slice(0, spellings.length);
  return typed.length === spellings.length && spellings.every((own) => typed.some((word) => areSame(own, word)));
}

const isSameWord = (one: string, other: string) => spellingKey(one) === spellingKey(other);

const isKeptIn = (replacement: readonly QueryToken[], word: string) =>
  replacement.some((one) => !one.weighs && isSameWord(one.word, word));

const typedWordFor = (word: string, matched: readonly Token[]) =>
  (matched.find((one) => isSameWord(one.word, word)) ?? matched.at(-1))?.typed ?? word;
