import { stemsOf } from "./synonyms.ts";

/** What a product is found by. */
export type Described = {
  name: string;
  noun: string;
  aliases: readonly string[];
  categories: readonly string[];
  uses: readonly string[];
  /** What comes in names after a comma and says how the goods are packed. */
  packing: readonly string[];
  /** Values of its attributes. */
  values: readonly string[];
};

/** Stems of packing and attributes are words of their own: `en caja` must not make a box of what is in it. */
export const WEAK = "~";

/** A name up to its packing, and the packing: the last part after a comma, and those before it that pack goods of this kind. */
export function partsOfName(name: string, packing: readonly string[]): [string, string] {
  const parts = name.split(", ");
  let end = parts.length > 1 ? parts.length - 1 : 1;
  while (end > 1 && packing.includes(parts[end - 1] ?? "")) end -= 1;
  return [parts.slice(0, end).join(" "), parts.slice(end).join(" ")];
}

/**
 * The words of a product as a tsvector: A what it is, B its name, C where it belongs and what it is for, D the rest. What
 * its kind is called by and its own name says again has both, so that it comes before the others of its kind.
 */
export function toSearchDocument({ name, noun, aliases, categories, uses, packing, values }: Described): string {
  const [nameText, packed] = partsOfName(name, packing);
  const weights = new Map<string, string>();
  const add = (texts: readonly string[], weight: string, mark = "") => {
    for (const stem of texts.flatMap(stemsOf)) {
      const lexeme = mark + stem;
      if (!weights.has(lexeme)) weights.set(lexeme, `1${weight}`);
    }
  };
  const nounStems = new Set(stemsOf(noun));
  add([noun, ...aliases], "A");
  for (const stem of stemsOf(nameText)) if (weights.has(stem) && !nounStems.has(stem)) weights.set(stem, "1A,2B");
  add([nameText], "B");
  add([...categories, ...uses], "C");
  add([packed.replace(/\bref\..*$/, ""), ...values], "D", WEAK);
  return [...weights].map(([lexeme, places]) => `'${lexeme}':${places}`).join(" ");
}

/** A supplier's number of a product in any spelling: its letters and digits alone. */
export const referenceOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
