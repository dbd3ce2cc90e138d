import type { Cart, CartLine, WantedLine } from "@/lib/contract/cart";
import { priceAt, sumDollars } from "@/lib/contract/price";
import type { Quantities } from "./updates";

type Shop = Cart["shops"][number];

export const allLines = ({ shops }: Cart): CartLine[] => shops.flatMap(({ lines }) => lines);

export const toWantedLine = ({ product_id, sku_id, quantity }: WantedLine): WantedLine & { sku_id?: string } => ({
  product_id,
  ...(sku_id !== undefined && { sku_id }),
  quantity,
});

const isOrderable = ({ reason }: CartLine) => reason === undefined;

const sumOrderable = (lines: CartLine[]) => sumDollars(lines.filter(isOrderable).map(({ total }) => total));

const withSums = (shops: Shop[]): Cart => {
  const nonEmpty = shops.flatMap((shop) => (shop.lines.length > 0 ? [{ ...shop, subtotal: sumOrderable(shop.lines) }] : []));
  const lines = nonEmpty.flatMap((shop) => shop.lines);
  return { shops: nonEmpty, total: sumOrderable(lines), count: lines.length };
};

export function toCart(lines: (CartLine & { shop_id: string; shop_name: string })[]): Cart {
  const shops = new Map<string, Shop>();
  for (const { shop_id, shop_name, ...line } of lines) {
    const shop = shops.get(shop_id) ?? { shop_id, shop_name, lines: [], subtotal: 0 };
    shops.set(shop_id, { ...shop, lines: [...shop.lines, line] });
  }
  return withSums([...shops.values()]);
}

function lineAt(line: CartLine, quantity: number): CartLine {
  const { unit, total } = priceAt({ price: line.unit_price, tiers: line.multistage_price }, quantity);
  return { ...line, quantity, unit_price: unit, total };
}

export function withPendingChanges(cart: Cart, quantities: Quantities, removed: ReadonlySet<string>): Cart {
  if (quantities.size === 0 && removed.size === 0) return cart;
  const shown = (line: CartLine) => {
    const quantity = quantities.get(line.id);
    return quantity === undefined ? line : lineAt(line, quantity);
  };
  return withSums(cart.shops.map((shop) => ({ ...shop, lines: shop.lines.filter(({ id }) => !removed.has(id)).map(shown) })));
}

export type ChosenLines = { lines: CartLine[]; ids: string[]; total: number };

/** The lines to order: all that can be ordered, except those that the buyer unticked. */
export function chosenLines(cart: Cart, unticked: ReadonlySet<string>): ChosenLines {
  const lines = allLines(cart).filter((line) => isOrderable(line) && !unticked.has(line.id));
  return { lines, ids: lines.map(({ id }) => id), total: sumOrderable(lines) };
}

export const countLabel = (count: number): string => (count > 99 ? "99+" : String(count));
