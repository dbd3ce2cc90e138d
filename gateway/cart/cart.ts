import { z } from "zod";
import type { Cart, CartLine } from "../../lib/contract/cart.ts";
import { toPacking } from "../../lib/contract/carton.ts";
import { priceAt, sumDollars } from "../../lib/contract/price.ts";
import { PriceTier } from "../../lib/contract/product.ts";
import { Count } from "../../lib/contract/wire.ts";
import type { Sql } from "../db/database.ts";
import { type CheckedLine, checkLines, type PricedLine } from "../product/line.ts";

/** What the cart showed of a line's product when the line was added. */
const Snapshot = z.object({
  name: z.string(),
  cover: z.string().optional(),
  options: z.record(z.string(), z.string()).default({}),
  unit: z.string().optional(),
  price: z.number(),
  tiers: z.array(PriceTier),
  shop_id: z.string(),
  shop_name: z.string(),
});
type Snapshot = z.output<typeof Snapshot>;

const CartRow = z.object({ id: z.number(), product_id: z.number(), sku_id: z.string(), quantity: z.number(), seen: Snapshot });
type CartRow = z.output<typeof CartRow>;

export const toSnapshot = (line: PricedLine): Snapshot => ({
  name: line.name,
  ...(line.cover !== undefined && { cover: line.cover }),
  options: line.options,
  ...(line.unit !== undefined && { unit: line.unit }),
  price: line.price,
  tiers: line.multistage_price,
  shop_id: line.shop_id,
  shop_name: line.shop_name,
});

export const cartRows = (sql: Sql, memberId: number): Promise<CartRow[]> =>
  sql.rows(
    CartRow,
    "select id, product_id, sku_id, quantity, seen from cart_line where member_id = $1 and removed_at is null order by id",
    [memberId],
  );

export const toRequestedLine = ({ product_id, sku_id, quantity }: CartRow) => ({
  product_id: String(product_id),
  ...(sku_id !== "" && { sku_id }),
  quantity,
});

function lineNotice({ obstacle }: CheckedLine, price: number, addedPrice: number): string | undefined {
  if (obstacle === "stock") return "stock";
  if (obstacle === "unavailable" || obstacle === "variant") return "unavailable";
  return price === addedPrice ? undefined : "price";
}

function toCartLine({ id, seen, ...row }: CartRow, checked: CheckedLine): CartLine & { shop_id: string; shop_name: string } {
  const { priced, obstacle, reason } = checked;
  const whenAdded = priceAt(seen, row.quantity);
  const unitPrice = priced?.unit_price ?? whenAdded.unit;
  const notice = lineNotice(checked, unitPrice, whenAdded.unit);
  const { name, cover, options, unit, shop_id, shop_name } = priced && obstacle !== "variant" ? priced : seen;
  return {
    id: String(id),
    ...toRequestedLine({ id, seen, ...row }),
    name,
    ...(cover !== undefined && { cover }),
    options,
    ...(unit !== undefined && { unit }),
    unit_price: unitPrice,
    total: priced?.total ?? whenAdded.total,
    min_quantity: priced?.min_quantity ?? 1,
    ...(priced?.step !== undefined && { step: priced.step }),
    multistage_price: priced?.multistage_price ?? seen.tiers,
    added_unit_price: whenAdded.unit,
    ...(priced?.is_sample && { is_sample: true, max_quantity: priced.max_quantity }),
    ...toPacking(priced ?? {}),
    ...(notice !== undefined && { notice }),
    ...(reason !== undefined && { reason }),
    ...(obstacle === "stock" && { stock: 0 }),
    shop_id,
    shop_name,
  };
}

const sumOrderable = (lines: CartLine[]) =>
  sumDollars(lines.flatMap(({ total, reason }) => (reason === undefined ? [total] : [])));

/** A cart with its count alone: no lines are read. */
export async function cartCount(sql: Sql, memberId: number): Promise<Cart> {
  const text = "select count(*) as count from cart_line where member_id = $1 and removed_at is null";
  const counted = await sql.row(z.object({ count: Count }), text, [memberId]);
  return { shops: [], total: 0, count: counted?.count ?? 0 };
}

/** The cart at today's prices, by shop; lines with obstacles do not count in totals. */
export async function readCart(sql: Sql, memberId: number): Promise<Cart> {
  const rows = await cartRows(sql, memberId);
  const checked = await checkLines(sql, rows.map(toRequestedLine));
  const lines = rows.flatMap((line, index) => {
    const now = checked[index];
    return now ? [toCartLine(line, now)] : [];
  });
  const byShop = Map.groupBy(lines, ({ shop_id }) => shop_id);
  const shops = [...byShop].map(([shop_id, group]) => ({
    shop_id,
    shop_name: group[0]?.shop_name ?? "",
    lines: group.map(({ shop_id: _shop, shop_name: _name, ...line }) => line),
    subtotal: sumOrderable(group),
  }));
  return { shops, total: sumOrderable(lines), count: lines.length };
}
