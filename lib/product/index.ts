import { nextTier, priceAt, reachedTier, toCents } from "@/lib/contract/price";
import type { PriceTier, ProductCard, ProductDetail } from "@/lib/contract/product";
import { money, moneyRange } from "@/lib/format";

type Priced = Pick<ProductCard, "price" | "multistage_status" | "multistage_price">;

export function priceTiers({ multistage_status, multistage_price }: Priced): PriceTier[] {
  return multistage_status ? multistage_price : [];
}

/** Specification 18.3: an amount, or the range of the tiers. */
export function priceLabel(product: Priced): string {
  const tiers = priceTiers(product);
  const [first, last] = [tiers.at(0), tiers.at(-1)];
  return first && last ? moneyRange(last.price, first.price) : money(product.price);
}

export const lowestPrice = (product: Priced): number => priceTiers(product).at(-1)?.price ?? product.price;

export function priceFall(product: Priced): { percent: number; quantity: number } | undefined {
  const tiers = priceTiers(product);
  const [first, last] = [tiers.at(0), tiers.at(-1)];
  if (!first || last?.quantity === undefined) return undefined;
  // In cents: with dollars as floating-point numbers, exactly 29 % would become 28 %.
  const [from, to] = [toCents(first.price), toCents(last.price)];
  const percent = Math.floor(((from - to) * 100) / from);
  return percent >= 1 ? { percent, quantity: last.quantity } : undefined;
}

/** `next`: the next price tier; `missing`: how many units more reach it. `tier`: index of the tier that is reached. */
export type Quote = { unitPrice: number; total: number; tier: number; next?: { missing: number; price: number } };

/** Below the first tier, the first tier's price holds. Later tiers without a quantity are skipped. */
export function quoteFor(product: Priced, quantity: number): Quote {
  const tiers = priceTiers(product);
  const reached = reachedTier(tiers, quantity);
  const { unit, total } = priceAt({ price: product.price, tiers }, quantity);
  const following = nextTier(tiers, quantity);
  const next = following && { missing: following.quantity - quantity, price: following.price };
  return { unitPrice: unit, total, tier: reached, ...(next && { next }) };
}

export function toCard({ id, cover: [cover], shop_id, shop_name, skus, ...rest }: ProductDetail): ProductCard {
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
