import { z } from "zod";
import type { Cart } from "../../lib/contract/cart.ts";
import { type ShopLine, toCart } from "../../lib/contract/cart-sums.ts";
import { toPacking } from "../../lib/contract/carton.ts";
import { lineNotice } from "../../lib/contract/line-notice.ts";
import { priceAt } from "../../lib/contract/price.ts";
import { PriceTier } from "../../lib/contract/product.ts";
import { Count } from "../../lib/contract/wire.ts";
import type { Sql } from "../db/database.ts";
import { type CheckedLine, checkLines, type PricedLine } from "../product/line.ts";

/** What the cart showed of a line's product when the line was added. */
const SeenProduct = z.object({
  name: z.string(),
  cover: z.string().optional(),
  options: z.record(z.string(), z.string()).default({}),
  unit: z.string().optional(),
  price: z.number(),
  tiers: z.array(PriceTier),
  shop_id: z.string(),
  shop_name: z.string(),
});
type SeenProduct = z.output<typeof SeenProduct>;

const CartRow = z.object({ id: z.number(), product_id: z.number(), sku_id: z.string(), quantity: z.number(), seen: SeenProduct });
type CartRow = z.output<typeof CartRow>;

export const toSeenProduct = (line: PricedLine): SeenProduct => ({
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

function toCartLine({ id, seen, ...row }: CartRow, { priced, obstacle, reason }: CheckedLine): ShopLine {
  // A variant or sample that is gone is shown as it was added: today's prices are those of other goods.
  const current = obstacle === "variant" ? undefined : priced;
  const whenAdded = priceAt(seen, row.quantity);
  const unitPrice = current?.unit_price ?? whenAdded.unit;
  const notice = lineNotice(obstacle, unitPrice !== whenAdded.unit);
  const { name, cover, options, unit, shop_id, shop_name } = current ?? seen;
  return {
    id: String(id),
    ...toRequestedLine({ id, seen, ...row }),
    name,
    ...(cover !== undefined && { cover }),
    options,
    ...(unit !== undefined && { unit }),
    unit_price: unitPrice,
    total: current?.total ?? whenAdded.total,
    min_quantity: current?.min_quantity ?? 1,
    ...(current?.step !== undefined && { step: current.step }),
    multistage_price: current?.multistage_price ?? seen.tiers,
    added_unit_price: whenAdded.unit,
    ...(current?.is_sample && { is_sample: true, max_quantity: current.max_quantity }),
    ...toPacking(current ?? {}),
    ...(notice !== undefined && { notice }),
    ...(reason !== undefined && { reason }),
    ...(obstacle === "stock" && { stock: 0 }),
    shop_id,
    shop_name,
  };
}

/** Counts the lines without reading them: the result has no shops, and its total is 0. */
export async function cartCount(sql: Sql, memberId: number): Promise<Cart> {
  const text = "select count(*) as count from cart_line where member_id = $1 and removed_at is null";
  const counted = await sql.row(z.object({ count: Count }), text, [memberId]);
  return { shops: [], total: 0, count: counted?.count ?? 0 };
}

/** The cart at today's prices, grouped by shop. Lines with an obstacle are in no total. */
export async function readCart(sql: Sql, memberId: number): Promise<Cart> {
  const rows = await cartRows(sql, memberId);
  const checked = await checkLines(sql, rows.map(toRequestedLine));
  const lines = rows.flatMap((line, index) => {
    const now = checked[index];
    return now ? [toCartLine(line, now)] : [];
  });
  return toCart(lines);
}
