import type { Offer } from "@/lib/contract/inquiry";
import { priceAt } from "@/lib/contract/price";
import { estimateCosts, perUnit } from "@/lib/landing";
import { toGoods } from "@/lib/landing/goods";
import { mergeFigures } from "@/lib/landing/published";
import { includesFreight } from "@/lib/landing/terms";

export const offeredQuantity = ({ order_quantity: quantity, min_quantity: minimum }: Offer): number =>
  quantity ?? Math.max(1, minimum);

/** An offer's cost in the buyer's shop in pesos, estimated as at the checkout. Undefined without carton data, for other currencies than US dollars, and for terms that include freight. */
export function offerLandedCost(offer: Offer): { total: number; each: number } | undefined {
  const { currency_unit: currency, trade_terms: terms, unit_price: price } = offer;
  if (currency !== "USD" || includesFreight(terms)) return undefined;
  const quantity = offeredQuantity(offer);
  const { total } = priceAt({ price, tiers: [] }, quantity);
  const estimate = estimateCosts(toGoods([{ ...offer, quantity, total }]), mergeFigures({}), false);
  return estimate && { total: estimate.total, each: perUnit(estimate.total, quantity) };
}
