import type { Cart, CartLine } from "./cart.ts";
import { sumDollars } from "./price.ts";

type Shop = Cart["shops"][number];

/** A line of a cart that is not grouped by shop yet. */
export type ShopLine = CartLine & { shop_id: string; shop_name: string };

export const isOrderable = ({ reason }: CartLine): boolean => reason === undefined;

export const sumOrderable = (lines: CartLine[]): number => sumDollars(lines.filter(isOrderable).map(({ total }) => total));

/** A cart of the shops that have lines. */
export function withSums(shops: Shop[]): Cart {
  const nonEmpty = shops.flatMap((shop) => (shop.lines.length > 0 ? [{ ...shop, subtotal: sumOrderable(shop.lines) }] : []));
  const lines = nonEmpty.flatMap((shop) => shop.lines);
  return { shops: nonEmpty, total: sumOrderable(lines), count: lines.length };
}

export function toCart(lines: ShopLine[]): Cart {
  const shops = new Map<string, Shop>();
  for (const { shop_id, shop_name, ...line } of lines) {
    const shop = shops.get(shop_id) ?? { shop_id, shop_name, lines: [], subtotal: 0 };
    shops.set(shop_id, { ...shop, lines: [...shop.lines, line] });
  }
  return withSums([...shops.values()]);
}

/** Quotations, lists and estimates of costs leave samples out. */
export const withoutSamples = <T extends { is_sample?: boolean | undefined }>(lines: readonly T[]): T[] =>
  lines.filter((line) => !line.is_sample);
