import { z } from "zod";
import { Carton } from "../../lib/contract/packing.ts";
import { PriceTier, Sku } from "../../lib/contract/product.ts";
import { Id } from "../../lib/contract/wire.ts";
import type { Sql } from "../db/database.ts";
import { toRowId } from "../identifier.ts";

const ProductRow = z.object({
  position: z.number(),
  id: Id,
  status: z.string(),
  name: z.string(),
  cover: z.string().optional(),
  unit: z.string().optional(),
  price: z.coerce.number(),
  tiers: z.array(PriceTier),
  skus: z.array(Sku),
  min_quantity: z.number().optional(),
  step: z.number().optional(),
  weight: z.number().optional(),
  size: z.string().optional(),
  pack_quantity: z.number().optional(),
  carton: Carton.optional(),
  tariff_heading: z.string().optional(),
  sample_price: z.coerce.number().optional(),
  sample_limit: z.number().optional(),
  shop_id: Id,
  shop_name: z.string(),
  shopStatus: z.string(),
});
export type ProductRow = z.output<typeof ProductRow>;

const PRODUCTS = `
  select w.position, p.id, p.status, p.name, p.images[1] as cover, p.unit, p.price, p.tiers, p.skus, p.min_quantity, p.step, p.weight, p.size,
    p.pack_quantity, p.carton, p.tariff_heading, p.sample_price, p.sample_limit,
    p.shop_id, s.name as shop_name, s.status as "shopStatus"
  from jsonb_to_recordset($1::jsonb) as w (position integer, product_id integer)
  join product p on p.id = w.product_id join shop s on s.id = p.shop_id`;

export async function readProducts(sql: Sql, ids: readonly string[]): Promise<(ProductRow | undefined)[]> {
  const numbered = ids.map((id, position) => ({ position, product_id: toRowId(id) }));
  const rows = await sql.rows(ProductRow, PRODUCTS, [JSON.stringify(numbered)]);
  const byPosition = new Map(rows.map((row) => [row.position, row]));
  return ids.map((_, position) => byPosition.get(position));
}
