import messages from "@/messages/es.json";

/** Every sentence of the interface, by domain word. A wrong key is a type error. */
export const text = messages;

/** Puts values into the braces of a sentence: `fill("Hola, {name}", { name })`. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Chooses between the singular and the plural sentence, and puts the grouped number in. */
export function plural(forms: { one: string; other: string }, count: number): string {
  return fill(count === 1 ? forms.one : forms.other, { count: groupedNumber(count) });
}

/** `1234567` as `1.234.567`, the same on every platform. */
export function groupedNumber(value: number): string {
  return String(Math.trunc(value)).replace(/\B(?=(\d{3})+$)/g, ".");
}
