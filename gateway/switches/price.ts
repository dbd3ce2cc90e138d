import { z } from "zod";
import type { Database, Sql } from "../db/database.ts";
import { LOWEST_PRICE } from "../product/lowest-price.ts";
import { forgetResults } from "../product/result-caches.ts";

export const Price = z.object({ price: z.number().min(0.01).max(1_000_000) });

const scaledPrices = (list: string) => `
  (select coalesce(jsonb_agg(
     case when part ? 'price'
       then part || jsonb_build_object('price', greatest(0.01, round((part->>'price')::numeric * $2 / nullif(price, 0), 2)))
       else part end order by place), '[]')
   from jsonb_array_elements(${list}) with ordinality parts (part, place))`;

const SET_PRODUCT_PRICE = `
  update product set price = $2, tiers = ${scaledPrices("tiers")}, skus = ${scaledPrices("skus")}, updated_at = now() where id = $1`;

const SET_CARTON_PRICE = `
  update product_search s set carton_price = carton_price(p.price, p.tiers, p.pack_quantity)
  from product p where p.id = s.id and s.id = $1`;

export const sortedPrices = (prices: string) => `array(select price from unnest(${prices}) price order by price)`;

/** Column `prices`, still sorted, with `$2` in place of `former`. */
const withPriceReplaced = sortedPrices(
  "prices[:width_bucket(former, prices) - 1] || prices[width_bucket(former, prices) + 1:] || $2::double precision",
);

const SET_KIND_PRICES = `
  update search_kind kind set prices = ${withPriceReplaced}
  from (select kind_id, price::double precision as former from product_search where id = $1) s where kind.id = s.kind_id`;

const SET_WORD_PRICES = `
  with s as (select top_id, price, document from product_search where id = $1),
  moved as (
    update word_goods own set price = $2 from s
    where own.stem = any(tsvector_to_array(s.document)) and own.top_id = s.top_id and own.price = s.price and own.id = $1
    returning own.stem collate "default" as stem, own.top_id, s.price::double precision as former
  )
  update word_count counted set prices = ${withPriceReplaced} from moved
  where counted.stem = moved.stem and counted.category_id = moved.top_id`;

const READ_LOWEST_PRICE = `select (${LOWEST_PRICE})::double precision as price from product p where id = $1`;

export async function changePrice(sql: Sql, id: number, price: number): Promise<boolean> {
  await sql.run(SET_PRODUCT_PRICE, [id, price]);
  const lowest = await sql.row(Price, READ_LOWEST_PRICE, [id]);
  if (!lowest) return false;
  for (const text of [SET_KIND_PRICES, SET_WORD_PRICES]) await sql.run(text, [id, lowest.price]);
  for (const table of ["product_search", "campaign_search"])
    await sql.run(`update ${table} set price = $2 where id = $1`, [id, lowest.price]);
  await sql.run(SET_CARTON_PRICE, [id]);
  return true;
}

export async function setPrice(database: Database, id: number, { price }: z.output<typeof Price>): Promise<boolean> {
  const isKnown = await database.transaction((sql) => changePrice(sql, id, price));
  forgetResults(database);
  return isKnown;
}
