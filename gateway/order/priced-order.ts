import { toCents } from "../../lib/contract/price.ts";
import type { Sql } from "../db/database.ts";
import type { Agreed } from "../inquiry/accepted-offer.ts";
import { type PricedLine, priceMergedLines, type RefusedLine, type RequestedLine } from "../product/line.ts";
import { Refusal } from "../refusal.ts";
import type { OrderedLine } from "./lines.ts";

export type PricedOrder = {
  lines: OrderedLine[];
  refused: (RefusedLine & { cart_id?: string | undefined })[];
  offer?: { id: number; memberId: number; agreed: Agreed };
};

const toOrderedLine = ({ unit_price: price, ...line }: PricedLine): OrderedLine => ({
  shop_id: line.shop_id,
  shop_name: line.shop_name,
  product_id: line.product_id,
  sku_id: line.sku_id,
  name: line.name,
  cover: line.cover,
  options: line.options,
  quantity: line.quantity,
  unit: line.unit,
  unit_price_cents: toCents(price),
  weight_kg: line.weight_kg,
  volume_m3: line.volume_m3,
  pack_quantity: line.pack_quantity,
  carton: line.carton,
  tariff_heading: line.tariff_heading,
  is_sample: line.is_sample,
  min_quantity: line.min_quantity,
  step: line.step,
  multistage_price: line.multistage_price,
});

export async function priceLines(sql: Sql, requested: RequestedLine[]): Promise<PricedOrder> {
  const { lines, refused } = await priceMergedLines(sql, requested);
  return { lines: lines.map(toOrderedLine), refused };
}

export function assertOrderable({ lines, refused }: PricedOrder): void {
  if (refused.length > 0)
    throw new Refusal(
      422,
      "Algunos productos ya no se pueden pedir así.",
      refused.map(({ name, product_id: id, reason }) => `${name ?? `Producto ${id}`}: ${reason}`),
    );
  if (lines.length === 0) throw new Refusal(422, "Elija al menos un producto para hacer el pedido.");
}
