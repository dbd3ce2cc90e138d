import type { Cart, CartLine, WantedLine } from "@/lib/contract/cart";
import { isOrderable, sumOrderable, withSums } from "@/lib/contract/cart-sums";
import { priceAt } from "@/lib/contract/price";
import type { Quantities } from "./updates";

export const allLines = ({ shops }: Cart): CartLine[] => shops.flatMap(({ lines }) => lines);

export const toWantedLine = ({ product_id, sku_id, quantity }: WantedLine): WantedLine & { sku_id?: string } => ({
  product_id,
  ...(sku_id !== undefined && { sku_id }),
  quantity,
});

/** The line with a valid quantity: a reason without a notice was about the former one. */
function lineAt({ reason, ...line }: CartLine, quantity: number): CartLine {
  const { unit, total } = priceAt({ price: line.unit_price, tiers: line.multistage_price }, quantity);
  return { ...line, ...(reason !== undefined && line.notice !== undefined && { reason }), quantity, unit_price: unit, total };
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
