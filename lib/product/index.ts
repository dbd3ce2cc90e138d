import { priceAt, reachedTier } from "@/lib/contract/price";
import type { PriceTier, ProductCard, ProductDetail } from "@/lib/contract/product";
import { nearestMultiples } from "@/lib/contract/quantity";
import { groupedNumber, money, moneyRange } from "@/lib/format";

type Priced = Pick<ProductCard, "price" | "multistage_status" | "multistage_price">;

/** The tiers a price really has: none when the tiered price is off. */
export function priceTiers({ multistage_status, multistage_price }: Priced): PriceTier[] {
  return multistage_status ? multistage_price : [];
}

/** Price display of specification 18.3: one amount, or the range from the last tier's price to the first's. */
export function priceLabel(product: Priced): string {
  const tiers = priceTiers(product);
  const [first, last] = [tiers.at(0), tiers.at(-1)];
  return first && last ? moneyRange(last.price, first.price) : money(product.price);
}

/** What a unit costs at the least. */
export const lowestPrice = (product: Priced): number => priceTiers(product).at(-1)?.price ?? product.price;

/** What a unit costs at a quantity, which tier that is, and how many more units the next one needs. */
export type Quote = { unitPrice: number; total: number; tier: number; next?: { missing: number; price: number } };

/**
 * The price of `quantity` units. Below the first tier the first tier's price holds;
 * tiers without a quantity cannot be reached by counting and are passed over.
 */
export function quoteFor(product: Priced, quantity: number): Quote {
  const tiers = priceTiers(product);
  const reached = reachedTier(tiers, quantity);
  const { unit, total } = priceAt({ price: product.price, tiers }, quantity);
  const following = tiers.slice(reached + 1).find((tier) => tier.quantity !== undefined);
  const next = following?.quantity === undefined ? undefined : { missing: following.quantity - quantity, price: following.price };
  return { unitPrice: unit, total, tier: reached, ...(next && { next }) };
}

/** A product's detail as the card that lists show. */
export function cardOf({ id, cover: [cover], shop_id, shop_name, skus, ...rest }: ProductDetail): ProductCard {
  const { name, price, unit, min_quantity, multistage_price, multistage_status } = rest;
  const card = { productId: id, shopId: shop_id, shopName: shop_name, name, price, multistage_price, multistage_status };
  return {
    ...card,
    has_variants: skus.length > 1,
    ...(cover !== undefined && { cover }),
    ...(unit !== undefined && { unit }),
    ...(min_quantity !== undefined && { min_quantity }),
  };
}

/** The step of a quantity that is no multiple of it, and the multiples beside it, to be read. */
export function multiplesLabel(quantity: number, step = 1): { step: string; below: string; above: string } {
  const { below, above } = nearestMultiples(quantity, step);
  return { step: groupedNumber(step), below: groupedNumber(below), above: groupedNumber(above) };
}
