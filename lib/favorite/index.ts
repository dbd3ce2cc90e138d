import type { Favorite } from "@/lib/contract/favorite";
import { toCents } from "@/lib/contract/price";

/** How a saved product's price moved since it was saved; nothing where the price of then is not known. */
export type PriceMove = { kind: "same" } | { kind: "up" | "down"; difference: number; before: number };

/** Compares the price of now with the one of the day it was saved, in cents. */
export function priceMove({ price, saved_price: before }: Pick<Favorite, "price" | "saved_price">): PriceMove | undefined {
  if (before === undefined) return undefined;
  const cents = toCents(price) - toCents(before);
  if (cents === 0) return { kind: "same" };
  return { kind: cents > 0 ? "up" : "down", difference: Math.abs(cents) / 100, before };
}
