/** Grammatical gender and number of what is being spoken of. */
export type Agreement = { gender: "m" | "f"; plural: boolean };

const ENDINGS = { m: ["o", "os"], f: ["a", "as"] } as const;

/** The stem with the ending that agrees: `agree(bag, "pensad")` is "pensada". */
export const agree = ({ gender, plural }: Agreement, stem: string): string => stem + ENDINGS[gender][plural ? 1 : 0];

/** Feminine nouns that begin with a stressed a: "un hacha". */
const STRESSED_A = /^(agua|águila|ala|alga|alma|ancla|ánfora|arma|arpa|aspa|asta|aula|ave|hacha)\b/i;

/** The noun after "un", "una", "unos" or "unas". */
export function withArticle(thing: Agreement, noun: string): string {
  const isShort = !thing.plural && (thing.gender === "m" || STRESSED_A.test(noun));
  return `${isShort ? "un" : agree(thing, "un")} ${noun}`;
}

/** "este", "esta", "estos" or "estas". */
export const demonstrative = (thing: Agreement): string => (thing.gender === "m" && !thing.plural ? "este" : agree(thing, "est"));

/** The verb in the number of its subject. */
export const verb = ({ plural }: Agreement, one: string, many: string): string => (plural ? many : one);

/** "a", "a y b", "a, b y c"; "e" before a word that sounds like i, a comma where "y" is in one of the words already. */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  if (words.length < 2) return last;
  const and = /^(h?i(?!e)|í)/i.test(last) ? "e" : "y";
  const before = words.slice(0, -1).join(", ");
  return `${before}${/ [ye] /.test(before) ? "," : ""} ${and} ${last}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A noun inside a sentence; an abbreviation ("USB") and a name of two words ("Papá Noel") stay as they are. */
export const inner = (noun: string): string =>
  /^\p{Lu}(\p{Lu}|\S* \p{Lu}\p{Ll})/u.test(noun) ? noun : noun.charAt(0).toLowerCase() + noun.slice(1);

/** A number as Colombia writes it, at most two decimals. */
const decimal = (value: number): string => String(Number(value.toFixed(2))).replace(".", ",");

/** Grams up to a kilogram, kilograms above: "240 g", "1,25 kg". */
export const weightText = (grams: number): string => (grams < 1000 ? `${decimal(grams)} g` : `${decimal(grams / 1000)} kg`);

const GROUPED = new Intl.NumberFormat("es-CO");

/** A whole number with dots between thousands. */
export const grouped = (value: number): string => GROUPED.format(value);
