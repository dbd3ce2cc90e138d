import { stemText, widerStems } from "./synonyms.ts";
import { quantityLexemes } from "./units.ts";

export type DescribedProduct = {
  name: string;
  noun: string;
  aliases: readonly string[];
  categories: readonly string[];
  uses: readonly string[];
  packing: readonly string[];
  values: readonly string[];
};

/** Marks lexemes of packing, of attributes, of quantities and of the sort of a material, so that a search for boxes does not find goods `en caja`. */
export const WEAK = "~";

/** Splits a product's name: `Bloc, rayado, en caja, 20 cm` into `Bloc rayado` and `en caja 20 cm`. The rest is the last part, and packing before it. */
export function partsOfName(name: string, packing: readonly string[]): [string, string] {
  const parts = name.split(", ");
  let end = parts.length > 1 ? parts.length - 1 : 1;
  while (end > 1 && packing.includes(parts[end - 1] ?? "")) end -= 1;
  return [parts.slice(0, end).join(" "), parts.slice(end).join(" ")];
}

/** Text of a tsvector: `'botella':1A,2B '~caja':1D`. Weight A is for noun and aliases, B for the name, C for categories and uses, D for weak lexemes. Positions mean nothing. */
export function toSearchDocument({ name, noun, aliases, categories, uses, packing, values }: DescribedProduct): string {
  const [nameText, packed] = partsOfName(name, packing);
  const weights = new Map<string, string>();
  const add = (texts: readonly string[], weight: string, mark = "", toStems = stemText) => {
    for (const stem of texts.flatMap(toStems)) {
      const lexeme = mark + stem;
      if (!weights.has(lexeme)) weights.set(lexeme, `1${weight}`);
    }
  };
  const nounStems = new Set(stemText(noun));
  add([noun, ...aliases], "A");
  // An alias that the name repeats ranks higher.
  for (const stem of stemText(nameText)) if (weights.has(stem) && !nounStems.has(stem)) weights.set(stem, "1A,2B");
  add([nameText], "B");
  add([...categories, ...uses], "C");
  add([packed.replace(/\bref\..*$/, ""), ...values], "D", WEAK);
  add([nameText, packed, ...values], "D", WEAK, quantityLexemes);
  add(widerStems(stemText(nameText)), "D", WEAK);
  return [...weights].map(([lexeme, places]) => `'${lexeme}':${places}`).join(" ");
}

export const normalizeReference = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
