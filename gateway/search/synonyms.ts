import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { z } from "zod";
import { fold } from "./keyword.ts";
import { stemWord, tokenize } from "./stem.ts";

const Word = z.string().regex(/^[\p{L}\p{N}]+$/u, "one word");
const Words = z.string().regex(/^\S.*\S$/);

/** Schema of synonyms.json, which is edited by hand and applied at the gateway's next start. */
const Synonyms = z.strictObject({
  ignored: z.array(Word).describe("Words that are not searched for"),
  weighing: z.array(Word).describe("Words of size, quantity and price: what has them comes first, the rest is shown too"),
  qualities: z.array(Word).describe("Words of material and make: what has them comes first, goods without them are shown too"),
  wider: z.record(Word, Word).describe("Materials, and the word for all of their sort: steel is metal"),
  colors: z.array(Word).describe("Words of colour: without the goods themselves they find nothing"),
  verbs: z.array(Word).describe("What goods are for, as a verb: it finds them and is not suggested"),
  general: z.array(Word).describe("Words that stand for any goods, not searched for where more is said: a gift for a day"),
  read: z.record(Words, Words).describe("What people say, and the words that it is looked for by; those in brackets only weigh"),
  near: z
    .record(Words, z.union([Words, z.literal("")]))
    .describe("What the catalogue does not have, and the words that its neighbours are looked for by: the page says so"),
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

export function wordStem(word: string): string {
  const stem = stemWord(word);
  return canonical.get(stem) ?? stem;
}

const stemSet = (words: readonly string[]) => new Set(words.map((word) => wordStem(fold(word))));

const weighing = stemSet(synonyms.weighing);
export const isWeighing = (word: string): boolean => /^\d+(,\d+)?(_\p{L}+)?$/u.test(word) || weighing.has(wordStem(word));

const properties = stemSet(synonyms.qualities);
export const isProperty = (stem: string): boolean => properties.has(stem);

const audiences = stemSet(["infantil", "mujer", "hombre", "bebé"]);
export const isAudience = (stem: string): boolean => audiences.has(stem);

const colors = stemSet(synonyms.colors);
export const isColor = (stem: string): boolean => colors.has(stem);

const verbs = new Set(synonyms.verbs);
export const beginsWithVerb = (phrase: string): boolean => verbs.has(phrase.split(" ")[0] ?? "");

const general = stemSet(synonyms.general);
export const isGeneral = (stem: string): boolean => general.has(stem);

const ignored = new Set(synonyms.ignored.map((word) => stemWord(fold(word))));
/** Whether a word says nothing of the goods: one of the table, such as `mayorista` or `busco`, or a year. */
export const isIgnored = (word: string): boolean => ignored.has(stemWord(word)) || /^202\d$/.test(word);

const wider = new Map(
  Object.entries(synonyms.wider).map(([word, sort]) => [wordStem(fold(word)), wordStem(fold(sort))] as const),
);

export const widerStems = (stems: readonly string[]): string[] => [...new Set(stems.flatMap((stem) => wider.get(stem) ?? []))];

const stemsByText = new Map<string, string[]>();
const CACHED_TEXTS_MAX = 50_000;

export function stemText(text: string): string[] {
  const cached = stemsByText.get(text);
  if (cached) return cached;
  const stems = [...new Set(tokenize(text).map(({ word }) => wordStem(word)))];
  if (stemsByText.size >= CACHED_TEXTS_MAX) stemsByText.clear();
  stemsByText.set(text, stems);
  return stems;
}

/** Of the kinds that share an alias, the one meant first has it with `!` at the end: the necklace has `cadena!`. */
export const isFirstSense = (phrase: string): boolean => phrase.endsWith("!");

export const goodsLines = Object.entries(synonyms.goods).map(([target, aliases]) => ({
  target,
  phrases: aliases.split(",").map((phrase) => phrase.trim()),
}));

type NamedKind = { noun: string; categories: readonly string[]; uses: readonly string[] };

const hasAllWords = (text: string, words: readonly string[]) => {
  const stems = new Set(stemText(text));
  return words.every((word) => stems.has(word));
};

/** `target`: a noun ("Gorra"), words in it ("Morral*"), a category ("#Papelería y oficina"), words of a use ("@baby shower"). */
export function isTargeted({ noun, categories, uses }: NamedKind, target: string): boolean {
  if (target.startsWith("#")) return categories.includes(target.slice(1));
  if (target.startsWith("@")) return uses.some((use) => hasAllWords(use, stemText(target.slice(1))));
  return target.endsWith("*") ? hasAllWords(noun, stemText(target.slice(0, -1))) : noun === target;
}
