import type { PriceTier } from "./product.ts";

/** An amount of dollars in whole cents. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/**
 * Which tier a quantity pays: its place, or -1 without tiers. Below the first tier the first one holds; a tier without
 * a quantity cannot be reached by counting and is passed over. One rule for shop and gateway.
 */
export function reachedTier(tiers: readonly PriceTier[], quantity: number): number {
  return tiers.findLastIndex((tier, index) => index === 0 || (tier.quantity !== undefined && quantity >= tier.quantity));
}

/** Dollars a unit at a quantity, and for all of it, exact to the cent. With tiers, `price` is not read. */
export function priceAt(
  { price, tiers }: { price: number; tiers: readonly PriceTier[] },
  quantity: number,
): { unit: number; total: number } {
  const unit = tiers[reachedTier(tiers, quantity)]?.price ?? price;
  return { unit, total: (toCents(unit) * quantity) / 100 };
}
