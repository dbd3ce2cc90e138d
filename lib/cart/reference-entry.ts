import { QUANTITY_MAX } from "@/lib/contract/limits";

/** A reference is the number of a product (`10001`) or variant (`10001-2`), or a supplier's own number for it. */
export type Entry = { reference: string; quantity: number };
export type Problem = "unreadable" | "notInteger" | "tooSmall" | "tooLarge";

const REFERENCE_LENGTH_MAX = 64;

export function toEntry(reference: string | undefined, quantityText: string | undefined): Entry | Problem {
  const quantity = quantityOrProblem(quantityText ?? "");
  if (!reference || reference.length > REFERENCE_LENGTH_MAX || quantity === undefined) return "unreadable";
  return typeof quantity === "number" ? { reference, quantity } : quantity;
}

/** Thousands separated, optionally with a zero fraction: `1.200`, `1,200.00`. */
const GROUPED = /^([1-9]\d{0,2}([.,\s])\d{3}(?:\2\d{3}){0,2})(?:[.,]0{1,2})?$/;
const PLAIN = /^(\d{1,20})(?:[.,]0{1,2})?$/;
const NUMERIC = /^[-+]?\d[\d.,]*(?:e[-+]?\d+)?$/i;

/** Undefined for a text that is no number. */
export function quantityOrProblem(text: string): number | Exclude<Problem, "unreadable"> | undefined {
  const digits = GROUPED.exec(text)?.[1] ?? PLAIN.exec(text)?.[1];
  if (digits === undefined) return NUMERIC.test(text) ? (text.startsWith("-") ? "tooSmall" : "notInteger") : undefined;
  const quantity = Number(digits.replaceAll(/\D/g, ""));
  if (quantity < 1) return "tooSmall";
  return quantity > QUANTITY_MAX ? "tooLarge" : quantity;
}
