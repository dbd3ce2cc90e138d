import type { PriceTier } from "./product.ts";

export const toCents = (dollars: number): number => Math.round(dollars * 100);

/**
 * Index of the tier that a quantity reaches; -1 without tiers. Below the first tier the first one holds; tiers without a quantity
 * are skipped.
 */
export function reachedTier(tiers: readonly PriceTier[], quantity: number): number {
  return tiers.findLastIndex((tier, index) => index === 0 || (tier.quantity !== undefined && quantity >= tier.quantity));
}

/** Unit price and total in dollars, exact to the cent. With tiers, `price` is ignored. */
export function priceAt(
  { price, tiers }: { price: number; tiers: readonly PriceTier[] },
  quantity: number,
): { unit: number; total: number } {
  const unit = tiers[reachedTier(tiers, quantity)]?.price ?? price;
  return { unit, total: (toCents(unit) * quantity) / 100 };
}
