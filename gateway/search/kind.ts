import { z } from "zod";
import { headNoun } from "./head-noun.ts";
import { stemText } from "./synonyms.ts";

/** `descriptions`: phrases that describe its goods, `con capa`. `packing`: phrases of packing, size and attributes. `aliases`: what else people call the goods. `total`: how many products it has. */
export const Kind = z.object({
  id: z.number(),
  noun: z.string(),
  leaf_id: z.number(),
  uses: z.array(z.string()).default([]),
  descriptions: z.array(z.string()).default([]),
  packing: z.array(z.string()).default([]),
  aliases: z.array(z.string()).default([]),
  categories: z.array(z.string()).default([]),
  total: z.number().default(0),
});
export type Kind = z.output<typeof Kind>;

export type StemmedKind = {
  kind: Kind;
  noun: readonly string[];
  names: readonly (readonly string[])[];
  head: string | undefined;
};

export function stemKind(kind: Kind): StemmedKind {
  const noun = stemText(kind.noun);
  return { kind, noun, names: [noun, ...kind.aliases.map(stemText)], head: headNoun(noun) };
}

export const isOnlyInCategory = ({ noun, aliases, uses, descriptions, packing, categories }: Kind, stem: string): boolean =>
  categories.some((category) => stemText(category).includes(stem)) &&
  ![noun, ...aliases, ...uses, ...descriptions, ...packing].some((text) => stemText(text).includes(stem));
