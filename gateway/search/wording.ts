import { addToList } from "./add-to-list.ts";
import { headNoun } from "./head-noun.ts";
import { plain } from "./keyword.ts";
import { type Token, tokenize } from "./stem.ts";
import { synonyms, wordStem } from "./synonyms.ts";
import { isLikelyTypo, isSubstitution } from "./typo.ts";
import { likelyBases } from "./word-forms.ts";

/** `weighs`: it only ranks results. `soundalike`: a known word that it sounds like. */
export type QueryToken = Token & { weighs?: boolean; soundalike?: string };

/** `spellings`: of each of its words, the stem first, then what its diminutives may stand for. */
type Phrase = { spellings: string[][]; words: QueryToken[]; isNear: boolean };

const key = (word: string) => plain(wordStem(word));
const wordSpellings = (word: string): string[] => [word, ...likelyBases(word)].map(key);

const toPhrases = (table: Readonly<Record<string, string>>, isNear: boolean): Phrase[] =>
  Object.entries(table).map(([matched, words]) => ({
    spellings: tokenize(matched).map(({ word }) => wordSpellings(word)),
    words: words.split(/[()]/).flatMap((part, place) => tokenize(part).map((token) => ({ ...token, weighs: place % 2 === 1 }))),
    isNear,
  }));

const longestFirst = [...toPhrases(synonyms.read, false), ...toPhrases(synonyms.near, true)].sort(
  (one, other) => other.spellings.length - one.spellings.length,
);

const tableWords = new Map(
  Object.keys({ ...synonyms.read, ...synonyms.near }).flatMap((said) =>
    tokenize(said).map(({ word }) => [key(word), word] as const),
  ),
);

export const isInTable = (word: string): boolean => tableWords.has(key(word));

/** Corrects typos in words of the synonym table: `cartuhera`. */
export function correctedByTable(token: Token): Token {
  const letters = key(token.word);
  if (letters.length < SHORTEST_CORRECTED) return token;
  const similar = [...tableWords].find(
    ([other]) => other[0] === letters[0] && isLikelyTypo(letters, other) && !isSubstitution(letters, other),
  );
  return similar ? { ...token, word: similar[1] } : token;
}

const SHORTEST_CORRECTED = 5;

const phrasesByFirstWord = new Map<string, Phrase[]>();
for (const phrase of longestFirst) {
  const [spellings = [], ...others] = phrase.spellings;
  for (const first of others.length > 0 ? spellings : spellings.slice(0, 1)) addToList(phrasesByFirstWord, first, phrase);
}

/** Phrases of several words match diminutives, and are matched by them: `espejito de bolsillo`, `ojos móviles`. */
const matchesStart = (keys: readonly string[][], { spellings }: Phrase) =>
  spellings.length > 1
    ? spellings.every((own, place) => own.some((spelling) => keys[place]?.includes(spelling)))
    : keys[0]?.[0] === spellings[0]?.[0];

type IsCalled = (words: readonly string[], query: readonly string[]) => boolean;

/** Applies synonyms, except to words that name a kind themselves. `unsold`: words without products, replaced by related ones. */
export function applySynonyms(tokens: readonly QueryToken[], isCalled: IsCalled): { words: QueryToken[]; unsold: Token[] } {
  const words: QueryToken[] = [];
  const unsold: Token[] = [];
  const keys = tokens.map(({ word, soundalike }) => wordSpellings(soundalike ?? word));
  const stems = tokens.map(({ word, soundalike }) => wordStem(soundalike ?? word));
  const isNameFirst = isCalled([headNoun(stems) ?? ""], stems) && headNoun(stems) === stems[0];
  for (let at = 0; at < tokens.length; ) {
    const isNameItself = ({ spellings, isNear }: Phrase) =>
      isNear && ((at > 0 && isNameFirst) || isCalled(stems.slice(at, at + spellings.length), stems));
    const candidates = [...new Set((keys[at] ?? []).flatMap((first) => phrasesByFirstWord.get(first) ?? []))];
    const phrase = candidates
      .sort((one, other) => other.spellings.length - one.spellings.length)
      .find((candidate) => matchesStart(keys.slice(at), candidate) && !isNameItself(candidate));
    const matched: QueryToken[] = tokens.slice(at, at + (phrase?.spellings.length ?? 1));
    const replacement: QueryToken[] = phrase?.words ?? matched;
    // The head noun has neither products nor related ones.
    if (phrase?.isNear && replacement.length === 0 && words.length === 0) return { words, unsold: matched };
    words.push(...replacement.map((token) => ({ ...token, typed: typedFor(token.word, matched) })));
    if (phrase?.isNear)
      unsold.push(...matched.filter(({ word }) => !replacement.some((one) => !one.weighs && key(one.word) === key(word))));
    at += matched.length;
  }
  return { words, unsold };
}

const typedFor = (word: string, matched: readonly Token[]) =>
  (matched.find((one) => key(one.word) === key(word)) ?? matched.at(-1))?.typed ?? word;

const COMPOUND = /^(porta|quita|guarda|limpia|corta|saca|cubre|abre)(\p{L}{3,})$/u;

/** Splits an unknown compound: `portacarnet`. */
export function splitCompound(token: QueryToken, isStrongLexeme: (stem: string) => boolean): QueryToken[] {
  const [, verb = "", thing = ""] = COMPOUND.exec(token.word) ?? [];
  const isKnown = thing === "" || isStrongLexeme(wordStem(token.word)) || !isStrongLexeme(wordStem(thing));
  return isKnown ? [token] : [verb, thing].map((word) => ({ ...token, word }));
}
