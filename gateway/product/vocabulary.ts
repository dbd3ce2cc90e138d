import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import { findTint } from "../media/tints.ts";

const Text = z
  .string()
  .regex(/^\S(.*\S)?$/, "spaces at the ends")
  .refine((text) => !text.includes("  "), "two spaces in a row");
const Icon = z.string().regex(/^[a-z0-9-]+$/);
const Range = z.tuple([z.number().positive(), z.number().positive()]).refine(([low, high]) => low < high, "not from low to high");
const Colour = z.string().refine((name) => findTint(name) !== undefined, "not in the palette");

const readTable = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));

const PICTURES = z.record(z.string(), Icon).parse(readTable("./pictures.json"));
const PICTURES_BY_DETAIL = z.record(z.string(), z.record(z.string(), Icon)).parse(readTable("./pictures-by-detail.json"));

const GoodWords = z.strictObject({
  noun: Text,
  gender: z.enum(["m", "f"]),
  plural: z.boolean().default(false),
  materials: z.array(Text).min(3).max(5),
  details: z.array(Text).min(6).max(9),
  forms: z.array(Text).min(3).max(5),
  sizes: z.array(Text).min(2).max(4),
  colors: z.array(Colour).max(6),
  variants: z.array(Text).min(2).optional(),
  attributes: z.record(Text, z.array(Text).min(2).max(5)),
  uses: z.array(Text).min(3).max(5),
  selling: z.array(Text).min(3).max(5),
  price: Range.describe("US dollars a unit"),
  grams: Range.describe("Weight of a unit"),
  unit: Text,
  pack: z.array(z.number().int().positive()).min(1).describe("Units in a master carton"),
});
export const Good = GoodWords.transform((words, { addIssue }) => {
  const icon = PICTURES[words.noun];
  if (!icon) addIssue(`no picture of ${words.noun}`);
  return { ...words, icon: icon ?? "", iconsByDetail: PICTURES_BY_DETAIL[words.noun] ?? {} };
});
export type Good = z.output<typeof Good>;

const Leaf = z.strictObject({ name: Text, goods: z.array(Good).min(1).max(3) });
const Branch = z.strictObject({ name: Text, icon: Icon, children: z.array(Leaf).min(3).max(4) });

export const TopCategory = z.strictObject({
  /** Multiples of 100 leave ids for the two levels below. */
  id: z.number().int().positive().multipleOf(100),
  name: Text,
  icon: Icon,
  hue: z.number().int().min(0).max(359),
  sign: z.string().length(1).describe("The 4 of the references that begin with YW-4A"),
  industries: z.array(Text).min(1).describe("Lines of trade of market halls (../market/seed-industries.ts)"),
  buyers: z.array(Text).min(4).max(7),
  sentences: z.array(Text).min(8).max(12),
  children: z.array(Branch).min(3).max(4),
});
export type TopCategory = z.output<typeof TopCategory>;

const FOLDER = new URL("./vocabulary/", import.meta.url);

let tops: readonly TopCategory[] | undefined;

export function vocabulary(): readonly TopCategory[] {
  tops ??= readdirSync(FOLDER)
    .filter((file) => file.endsWith(".json"))
    .map((file) => {
      const { data, error } = TopCategory.safeParse(JSON.parse(readFileSync(new URL(file, FOLDER), "utf8")));
      if (!data) throw new Error(`vocabulary ${file}: ${z.prettifyError(error)}`, { cause: error });
      return data;
    })
    .sort((a, b) => a.id - b.id);
  return tops;
}
