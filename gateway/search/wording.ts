import { addToList } from "./add-to-list.ts";
import { headNoun } from "./head-noun.ts";
import { plain } from "./keyword.ts";
import { type Token, tokenize } from "./stem.ts";
import { synonyms, wordStem } from "./synonyms.ts";
import { isLikelyTypo, isSubstitution } from "./typo.ts";
import { undiminished } from "./word-forms.ts";

/** `meant`: a known word that it sounds like. */
export type AskedToken = Token & { weighs?: boolean; meant?: string };

/** `spellings`: of each of its words, the stem first, then what its diminutives may stand for. */
type Phrase = { spellings: string[][]; words: AskedToken[]; isNear: boolean };

const key = (word: string) => plain(wordStem(word));
const wordSpellings = (word: string): string[] => [word, ...undiminished(word)].map(key);

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
export function likeInTable(token: Token): Token {
  const letters = key(token.word);
  if (letters.length < SHORTEST_LIKE) return token;
  const like = [...tableWords].find(
    ([other]) => other[0] === letters[0] && isLikelyTypo(letters, other) && !isSubstitution(letters, other),
  );
  return like ? { ...token, word: like[1] } : token;
}

const SHORTEST_LIKE = 5;

const byFirst = new Map<string, Phrase[]>();
for (const phrase of longestFirst) {
  const [spellings = [], ...others] = phrase.spellings;
  for (const first of others.length > 0 ? spellings : spellings.slice(0, 1)) addToList(byFirst, first, phrase);
}

/** Phrases of several words match diminutives, and are matched by them: `espejito de bolsillo`, `ojos móviles`. */
const begins = (keys: readonly string[][], { spellings }: Phrase) =>
  spellings.length > 1
    ? spellings.every((own, place) => own.some((spelling) => keys[place]?.includes(spelling)))
    : keys[0]?.[0] === spellings[0]?.[0];

type IsCalled = (matched: readonly string[], asked: readonly string[]) => boolean;

/** Applies synonyms, except to words that name a kind themselves. `unsold`: words without products, replaced by related ones. */
export function reworded(tokens: readonly AskedToken[], isCalled: IsCalled): { words: AskedToken[]; unsold: Token[] } {
  const words: AskedToken[] = [];
  const unsold: Token[] = [];
  const keys = tokens.map(({ word, meant }) => wordSpellings(meant ?? word));
  const stems = tokens.map(({ word, meant }) => wordStem(meant ?? word));
  const isLed = isCalled([headNoun(stems) ?? ""], stems) && headNoun(stems) === stems[0];
  for (let at = 0; at < tokens.length; ) {
    const rest = tokens.slice(at);
    const isOwn = ({ spellings, isNear }: Phrase) =>
      isNear && ((at > 0 && isLed) || isCalled(stems.slice(at, at + spellings.length), stems));
    const begun = [...new Set((keys[at] ?? []).flatMap((first) => byFirst.get(first) ?? []))];
    const phrase = begun
      .sort((one, other) => other.spellings.length - one.spellings.length)
      .find((one) => begins(keys.slice(at), one) && !isOwn(one));
    const matched: AskedToken[] = rest.slice(0, phrase?.spellings.length ?? 1);
    const put: AskedToken[] = phrase?.words ?? matched;
    // The head noun has neither products nor related ones.
    if (phrase?.isNear && put.length === 0 && words.length === 0) return { words, unsold: matched };
    words.push(...put.map((token) => ({ ...token, typed: typedFor(token.word, matched) })));
    if (phrase?.isNear)
      unsold.push(...matched.filter(({ word }) => !put.some((one) => !one.weighs && key(one.word) === key(word))));
    at += matched.length;
  }
  return { words, unsold };
}

const typedFor = (word: string, matched: readonly Token[]) =>
  (matched.find((one) => key(one.word) === key(word)) ?? matched.at(-1))?.typed ?? word;

const COMPOUND = /^(porta|quita|guarda|limpia|corta|saca|cubre|abre)(\p{L}{3,})$/u;

/** Splits an unknown compound: `portacarnet`. */
export function splitCompound(token: AskedToken, isStrongLexeme: (stem: string) => boolean): AskedToken[] {
  const [, verb = "", thing = ""] = COMPOUND.exec(token.word) ?? [];
  const isKnown = thing === "" || isStrongLexeme(wordStem(token.word)) || !isStrongLexeme(wordStem(thing));
  return isKnown ? [token] : [verb, thing].map((word) => ({ ...token, word }));
}
