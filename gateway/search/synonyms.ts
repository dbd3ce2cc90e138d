import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { z } from "zod";
import { fold } from "./keyword.ts";
import { stemWord, tokenize } from "./stem.ts";

const Word = z.string().regex(/^[\p{L}\p{N}]+$/u, "one word");
const Words = z.string().regex(/^\S.*\S$/);

/** Edited by hand; applied at the next start. */
const Synonyms = z.strictObject({
  ignored: z.array(Word).describe("Words that a search is no narrower for"),
  weighing: z.array(Word).describe("Words of size, quantity and price: what has them comes first, the rest is shown too"),
  qualities: z.array(Word).describe("Words of material and make: what has them comes first, goods without them are shown too"),
  wider: z.record(Word, Word).describe("Materials, and the word for all of their sort: steel is metal"),
  colors: z.array(Word).describe("Words of colour: without the goods themselves they find nothing"),
  general: z.array(Word).describe("Words that stand for any goods, passed over where more is said: a gift for a day"),
  read: z.record(Words, Words).describe("What people say, and the words that it is looked for by; those in brackets only weigh"),
  near: z
    .record(Words, z.union([Words, z.literal("")]))
    .describe("What the catalogue does not have, and the words that its neighbours are looked for by: it is told"),
  same: z.array(z.array(Word).min(2)).describe("Words that mean the same wherever they stand; the first one is kept"),
  goods: z.record(Words, Words).describe("What goods are called in the catalogue, and what else people call them"),
});

const FILE = new URL("./synonyms.json", import.meta.url);
const text = readFileSync(FILE, "utf8");

export const synonyms = Synonyms.parse(JSON.parse(text));

export const synonymsVersion = createHash("sha256").update(text).digest("hex").slice(0, 16);

const canonical = new Map(
  synonyms.same.flatMap(([first = "", ...others]) =>
    others.map((word) => [stemWord(fold(word)), stemWord(fold(first))] as const),
  ),
);
const ignored = new Set(synonyms.ignored.map((word) => stemWord(fold(word))));

export function wordStem(word: string): string {
  const stem = stemWord(word);
  return canonical.get(stem) ?? stem;
}

const weighing = new Set(synonyms.weighing.map((word) => wordStem(fold(word))));

export const isWeighing = (word: string): boolean => /^\d+([.,]\d+)?$/.test(word) || weighing.has(wordStem(word));

const properties = new Set(synonyms.qualities.map((word) => wordStem(fold(word))));

export const isProperty = (stem: string): boolean => properties.has(stem);

const wider = new Map(
  Object.entries(synonyms.wider).map(([word, sort]) => [wordStem(fold(word)), wordStem(fold(sort))] as const),
);

/** Words for the sorts of materials that the stems name. */
export const widerStems = (stems: readonly string[]): string[] => [...new Set(stems.flatMap((stem) => wider.get(stem) ?? []))];

const colors = new Set(synonyms.colors.map((word) => wordStem(fold(word))));

export const isColor = (stem: string): boolean => colors.has(stem);

const general = new Set(synonyms.general.map((word) => wordStem(fold(word))));

export const isGeneral = (stem: string): boolean => general.has(stem);

/** Commercial words without meaning for search, such as quantities (`x12`). */
export const isIgnored = (word: string): boolean => ignored.has(stemWord(word)) || /^x\d+$/.test(word);

const groups = new Map<string, string[]>();
const KNOWN_MOST = 50_000;

export function stemText(text: string): string[] {
  const before = groups.get(text);
  if (before) return before;
  const stems = [...new Set(tokenize(text).map(({ word }) => wordStem(word)))];
  if (groups.size >= KNOWN_MOST) groups.clear();
  groups.set(text, stems);
  return stems;
}

export const isFirstSense = (phrase: string): boolean => phrase.endsWith("!");

export const goodsLines = Object.entries(synonyms.goods).map(([find, say]) => ({
  find,
  phrases: say.split(",").map((phrase) => phrase.trim()),
}));

type Named = { noun: string; categories: readonly string[]; uses: readonly string[] };

const holds = (text: string, words: readonly string[]) => {
  const stems = new Set(stemText(text));
  return words.every((word) => stems.has(word));
};

/** Targets: noun ("Gorra"), word ("Morral*"), category ("#Papelería y oficina"), use ("@baby shower"). */
export function isMeant(find: string, { noun, categories, uses }: Named): boolean {
  if (find.startsWith("#")) return categories.includes(find.slice(1));
  if (find.startsWith("@")) return uses.some((use) => holds(use, stemText(find.slice(1))));
  return find.endsWith("*") ? holds(noun, stemText(find.slice(0, -1))) : noun === find;
}
