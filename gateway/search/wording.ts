import { plain } from "./keyword.ts";
import { headOf } from "./kind-index.ts";
import { type Token, tokensOf } from "./stem.ts";
import { synonyms, wordStem } from "./synonyms.ts";

/** A word to look for; one that only weighs leaves no goods out. */
export type AskedToken = Token & { weighs?: boolean };

/** What people say, and the words that goods of it are looked for by. */
type Phrase = { said: string[]; words: AskedToken[]; isNear: boolean };

const key = (word: string) => plain(wordStem(word));

const phrasesOf = (table: Readonly<Record<string, string>>, isNear: boolean): Phrase[] =>
  Object.entries(table).map(([said, words]) => ({
    said: tokensOf(said).map(({ word }) => key(word)),
    words: words.split(/[()]/).flatMap((part, place) => tokensOf(part).map((token) => ({ ...token, weighs: place % 2 === 1 }))),
    isNear,
  }));

const longestFirst = [...phrasesOf(synonyms.read, false), ...phrasesOf(synonyms.near, true)].sort(
  (one, other) => other.said.length - one.said.length,
);

const begins = (keys: readonly string[], { said }: Phrase) => said.every((stem, place) => keys[place] === stem);

/** Whether goods are called by the first stems among the second ones. */
type IsCalled = (said: readonly string[], asked: readonly string[]) => boolean;

/**
 * The words of a search with those put in for phrases of the table, and the words that goods are not called by and that
 * neighbours of them are shown for: these are told. What goods are called by is looked for itself.
 */
export function reworded(tokens: readonly Token[], isCalled: IsCalled): { words: AskedToken[]; told: Token[] } {
  const words: AskedToken[] = [];
  const told: Token[] = [];
  const keys = tokens.map(({ word }) => key(word));
  const stems = tokens.map(({ word }) => wordStem(word));
  // What is only said of other goods has no neighbours: a `termo con pitillo` is a thermos.
  const isLed = isCalled([headOf(stems) ?? ""], stems) && headOf(stems) === stems[0];
  for (let at = 0; at < tokens.length; ) {
    const rest = tokens.slice(at);
    const isOwn = ({ said, isNear }: Phrase) =>
      isNear && ((at > 0 && isLed) || isCalled(stems.slice(at, at + said.length), stems));
    const phrase = longestFirst.find((one) => begins(keys.slice(at), one) && !isOwn(one));
    const said = rest.slice(0, phrase?.said.length ?? 1);
    const put: AskedToken[] = phrase?.words ?? said;
    // What comes first is the thing: without neighbours of it, what is said of it finds other things only.
    if (phrase?.isNear && put.length === 0 && words.length === 0) return { words, told: said };
    words.push(...put.map((token) => ({ ...token, typed: typedFor(token.word, said) })));
    if (phrase?.isNear) told.push(...said.filter(({ word }) => !put.some((one) => !one.weighs && key(one.word) === key(word))));
    at += said.length;
  }
  return { words, told };
}

/** What a person typed where a word was put in. */
const typedFor = (word: string, said: readonly Token[]) =>
  (said.find((one) => key(one.word) === key(word)) ?? said.at(-1))?.typed ?? word;

const COMPOUND = /^(porta|quita|guarda|limpia|corta|saca|cubre|abre)(\p{L}{3,})$/u;

/** The words of a compound that goods are not called by themselves: a `portacarnet` holds a `carnet`. */
export function partsOf(token: AskedToken, isTelling: (stem: string) => boolean): AskedToken[] {
  const [, verb = "", thing = ""] = COMPOUND.exec(token.word) ?? [];
  const isKnown = thing === "" || isTelling(wordStem(token.word)) || !isTelling(wordStem(thing));
  return isKnown ? [token] : [verb, thing].map((word) => ({ ...token, word }));
}
