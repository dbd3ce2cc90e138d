import type { PriceTier } from "./product.ts";

export const toCents = (dollars: number): number => Math.round(dollars * 100);

export const sumDollars = (amounts: readonly number[]): number =>
  amounts.reduce((cents, amount) => cents + toCents(amount), 0) / 100;

/** Index of the tier that a quantity reaches: 0 also below the first tier, -1 without tiers. Later tiers without a quantity are skipped. */
export function reachedTier(tiers: readonly PriceTier[], quantity: number): number {
  return tiers.findLastIndex((tier, index) => index === 0 || (tier.quantity !== undefined && quantity >= tier.quantity));
}

/** The tier after the one that a quantity reaches; undefined when it reaches the last. */
export function nextTier(tiers: readonly PriceTier[], quantity: number): { price: number; quantity: number } | undefined {
  const following = tiers.slice(reachedTier(tiers, quantity) + 1);
  const [next] = following.flatMap(({ price, quantity: from }) => (from === undefined ? [] : [{ price, quantity: from }]));
  return next;
}

/** Unit price and total in dollars, exact to the cent. With tiers, `price` is ignored. */
export function priceAt(
  { price, tiers }: { price: number; tiers: readonly PriceTier[] },
  quantity: number,
): { unit: number; total: number } {
  const unit = tiers[reachedTier(tiers, quantity)]?.price ?? price;
  return { unit, total: (toCents(unit) * quantity) / 100 };
}
