import { z } from "zod";
import type { Database, Sql } from "../db/database.ts";
import { forgetResults } from "../product/result-caches.ts";
import { changePrice, sortedPrices } from "./price.ts";

export const NewGoods = z.object({
  like: z.coerce.number().int().min(1),
  price: z.number().min(0.01).max(1_000_000).optional(),
});

const NewId = z.object({ id: z.number() });

// Serializes inserts: ids must become visible in order, since the watch job reads the ids after its last one.
const LOCK = "lock table product_arrival in share row exclusive mode";

// Variant ids start with the product's. The name gets the id: no two products of the catalogue have the same name.
const COPY_PRODUCT = `
  insert into product
  select (jsonb_populate_record(p, jsonb_build_object(
    'id', n.id, 'name', p.name || ' ' || n.id, 'skus', replace(p.skus::text, p.id::text, n.id::text)::jsonb, 'published_at', now(), 'updated_at', now()))).*
  from product p cross join (select max(id) + 1 as id from product) n where p.id = $1 and p.status = 'on_sale'
  returning id`;

const COPY_SEARCH_ROWS = [
  `insert into product_search
   select (jsonb_populate_record(s, jsonb_build_object('id', $2::integer, 'published_at', now(), 'recent', true))).* from product_search s where s.id = $1`,
  `update search_kind k set prices = ${sortedPrices("k.prices || s.price::double precision")}
   from product_search s where s.id = $1 and k.id = s.kind_id`,
  `with added as (
     insert into word_goods (stem, top_id, price, id)
     select own.stem, own.top_id, own.price, $2::integer from product_search s join word_goods own
       on own.stem = any(tsvector_to_array(s.document)) and own.top_id = s.top_id and own.price = s.price and own.id = s.id
     where s.id = $1 returning stem collate "default" as stem, top_id, price
   )
   update word_count w set prices = ${sortedPrices("w.prices || a.price::double precision")}
   from added a where w.stem = a.stem and w.category_id = a.top_id`,
  `update word_count w set total = w.total + 1 from product_search s
   where s.id = $1 and w.stem = any(tsvector_to_array(s.document)) and w.category_id = s.top_id`,
  `update shop_category c set total = c.total + 1 from product_search s
   where s.id = $1 and c.shop_id = s.shop_id and c.category_id in (s.top_id, s.sub_id, s.leaf_id)`,
  `update category c set total = c.total + 1 from product_search s where s.id = $1 and c.id in (s.top_id, s.sub_id, s.leaf_id)`,
  "update shop s set total = s.total + 1 from product p where p.id = $1 and s.id = p.shop_id",
];

async function copyProduct(sql: Sql, { like, price }: z.output<typeof NewGoods>): Promise<number | undefined> {
  await sql.run(LOCK);
  const copy = await sql.row(NewId, COPY_PRODUCT, [like]);
  if (!copy) return undefined;
  for (const text of COPY_SEARCH_ROWS) await sql.run(text, text.includes("$2") ? [like, copy.id] : [like]);
  if (price !== undefined) await changePrice(sql, copy.id, price);
  await sql.run("insert into product_arrival (product_id) values ($1)", [copy.id]);
  return copy.id;
}

/** Copies a product, at another price if one is given, and returns the new id. Undefined if no product on sale has the id. */
export async function addProductLike(database: Database, goods: z.output<typeof NewGoods>): Promise<number | undefined> {
  const id = await database.transaction((sql) => copyProduct(sql, goods));
  forgetResults(database);
  return id;
}
