import type { Favorite } from "@/lib/contract/favorite";
import { toCents } from "@/lib/contract/price";

type PriceMove = { kind: "same" } | { kind: "up" | "down"; difference: number; before: number };

export function priceMove({ price, saved_price: before }: Pick<Favorite, "price" | "saved_price">): PriceMove | undefined {
  if (before === undefined) return undefined;
  const cents = toCents(price) - toCents(before);
  if (cents === 0) return { kind: "same" };
  return { kind: cents > 0 ? "up" : "down", difference: Math.abs(cents) / 100, before };
}

export type ShownFavorite = Favorite & { minimum: string | undefined; priceText: string; listHref: string | undefined };
