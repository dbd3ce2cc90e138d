/**
 * A quantity as a person types it: a whole number, its thousands grouped by dots or spaces or not at all (`1.000`).
 * Undefined when it is anything else, such as `1,5`: it is for the person to say what is meant.
 */
export function parseQuantity(text: string): number | undefined {
  const plain = text.trim();
  return /^(\d{1,9}|\d{1,3}([. ]\d{3}){1,2})$/.test(plain) ? Number(plain.replace(/[. ]/g, "")) : undefined;
}
