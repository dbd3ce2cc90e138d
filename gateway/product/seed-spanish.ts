type Agreement = { gender: "m" | "f"; plural: boolean };

const ENDINGS = { m: ["o", "os"], f: ["a", "as"] } as const;

/** `agree(bag, "pensad")`: "pensada". */
export const agree = ({ gender, plural }: Agreement, stem: string): string => stem + ENDINGS[gender][plural ? 1 : 0];

const FEMININE_WITH_UN = /^(agua|águila|ala|alga|alma|ancla|ánfora|arma|arpa|aspa|asta|aula|ave|hacha)\b/i;

export function withArticle(thing: Agreement, noun: string): string {
  const isShort = !thing.plural && (thing.gender === "m" || FEMININE_WITH_UN.test(noun));
  return `${isShort ? "un" : agree(thing, "un")} ${noun}`;
}

export const demonstrative = (thing: Agreement): string => (thing.gender === "m" && !thing.plural ? "este" : agree(thing, "est"));

export const verb = ({ plural }: Agreement, one: string, many: string): string => (plural ? many : one);

/** "a, b y c"; "e" before an i sound. */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  if (words.length < 2) return last;
  const and = /^(h?i(?!e)|í)/i.test(last) ? "e" : "y";
  const before = words.slice(0, -1).join(", ");
  return `${before}${/ [ye] /.test(before) ? "," : ""} ${and} ${last}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const lowercaseCommonNoun = (noun: string): string =>
  /^\p{Lu}(\p{Lu}|\S* \p{Lu}\p{Ll})/u.test(noun) ? noun : noun.charAt(0).toLowerCase() + noun.slice(1);

const decimal = (value: number): string => String(Number(value.toFixed(2))).replace(".", ",");

export const weightText = (grams: number): string => (grams < 1000 ? `${decimal(grams)} g` : `${decimal(grams / 1000)} kg`);

const GROUPED = new Intl.NumberFormat("es-CO");

export const grouped = (value: number): string => GROUPED.format(value);
