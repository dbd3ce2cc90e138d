import { z } from "zod";
import { type PriceWatchCreate, type SearchWatchCreate, WATCHES_MAX, WatchedFilter } from "../../lib/contract/watch.ts";
import { Count, Id, Money, Timestamp } from "../../lib/contract/wire.ts";
import type { Database, Sql } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import { lockActiveMember } from "../lock-member.ts";
import { LOWEST_PRICE } from "../product/lowest-price.ts";
import { gone, notFound, Refusal } from "../refusal.ts";

const NO_SEARCH_TEXT = "No encontramos esa búsqueda guardada.";
const NO_PRODUCT_TEXT = "No encontramos ese producto.";
const TOO_MANY_TEXTS = {
  search_watch: `Puede guardar hasta ${WATCHES_MAX} búsquedas. Elimine alguna para guardar otra.`,
  price_watch: `Puede vigilar hasta ${WATCHES_MAX} precios. Elimine alguno para agregar otro.`,
};

const SearchRow = z.object({ id: Id, name: z.string(), filter: WatchedFilter, created_at: Timestamp });
const PriceRow = z.object({
  product_id: Id,
  name: z.string(),
  cover: z.string().optional(),
  unit: z.string().optional(),
  price: Money,
  lowest_price: Money.optional(),
  saved_price: Money,
  target_price: Money.optional(),
  is_available: z.boolean(),
  created_at: Timestamp,
});

const PRICES = `
  select w.product_id, coalesce(p.name, w.seen->>'name') as name, coalesce(p.images[1], w.seen->>'cover') as cover,
    coalesce(p.unit, w.seen->>'unit') as unit, coalesce(p.price, w.price_cents / 100.0) as price,
    ${LOWEST_PRICE} as lowest_price, w.saved_cents / 100.0 as saved_price,
    w.target_cents / 100.0 as target_price,
    coalesce(p.status = 'on_sale' and s.status = 'open', false) as is_available, w.created_at
  from price_watch w left join product p on p.id = w.product_id left join shop s on s.id = p.shop_id
  where w.member_id = $1 order by w.id desc`;

export async function allWatches(sql: Sql, memberId: number) {
  const text = "select id, name, filter, created_at from search_watch where member_id = $1 order by id desc";
  const [searches, prices] = [await sql.rows(SearchRow, text, [memberId]), await sql.rows(PriceRow, PRICES, [memberId])];
  return { searches, prices };
}

const RowId = z.object({ id: Id });
const Counted = z.object({ count: Count });
const ProductStatus = z.object({ status: z.string() });

/** 422 at the limit. Locks the member, so that concurrent requests cannot exceed the limit. */
async function assertRoom(sql: Sql, memberId: number, table: keyof typeof TOO_MANY_TEXTS): Promise<void> {
  await lockActiveMember(sql, memberId);
  const existing = await sql.row(Counted, `select count(*) as count from ${table} where member_id = $1`, [memberId]);
  if ((existing?.count ?? 0) >= WATCHES_MAX) throw new Refusal(422, TOO_MANY_TEXTS[table]);
}

const RENAME_SAME = "update search_watch set name = $3 where member_id = $1 and filter = $2::jsonb returning id";
// `seen_arrival`: the last arrival of goods that the member knows of; earlier ones are not told.
const SAVE_SEARCH = `
  insert into search_watch (member_id, filter, name, seen_arrival, look_at)
  values ($1, $2::jsonb, $3, coalesce((select max(id) from product_arrival), 0), now()) returning id`;

/** Saves a search; one with the same filter is only renamed. 422 at the limit. */
export const watchSearch = (database: Database, memberId: number, { name, filter }: z.output<typeof SearchWatchCreate.body>) =>
  database.transaction(async (sql) => {
    const values = [memberId, JSON.stringify(filter), name];
    const same = await sql.row(RowId, RENAME_SAME, values);
    if (same) return same;
    await assertRoom(sql, memberId, "search_watch");
    const saved = (await sql.row(RowId, RENAME_SAME, values)) ?? (await sql.row(RowId, SAVE_SEARCH, values));
    if (!saved) throw new Error("a saved search has no number");
    return saved;
  });

export async function renameSearch(sql: Sql, memberId: number, id: string, name: string) {
  const text = "update search_watch set name = $3 where id = $1 and member_id = $2";
  if ((await sql.run(text, [toRowId(id), memberId, name])) === 0) throw notFound(NO_SEARCH_TEXT);
  return { id };
}

export async function forgetSearch(sql: Sql, memberId: number, id: string) {
  const text = "delete from search_watch where id = $1 and member_id = $2";
  if ((await sql.run(text, [toRowId(id), memberId])) === 0) throw notFound(NO_SEARCH_TEXT);
  return { id };
}

const SET_TARGET = `
  update price_watch set target_cents = round($3::numeric * 100) where member_id = $1 and product_id = $2
  returning product_id as id`;
const SAVE_PRICE = `
  insert into price_watch (member_id, product_id, seen, saved_cents, target_cents, price_cents, low_cents, look_at)
  select $1, p.id, jsonb_build_object('name', p.name, 'cover', p.images[1], 'unit', p.unit),
    round(coalesce($4::numeric, p.price) * 100), round($3::numeric * 100), round(p.price * 100), round(${LOWEST_PRICE} * 100), now()
  from product p where p.id = $2
  on conflict (member_id, product_id) do nothing`;

/** Idempotent. 404 for an unknown product, 410 for a withdrawn one, 422 at the limit. */
export const watchPrice = (
  database: Database,
  memberId: number,
  { product_id: productId, saved_price: savedPrice, target_price: target }: z.output<typeof PriceWatchCreate.body>,
) =>
  database.transaction(async (sql) => {
    const id = toRowId(productId);
    const product = await sql.row(ProductStatus, "select status from product where id = $1", [id]);
    if (!product) throw notFound(NO_PRODUCT_TEXT);
    if (product.status === "withdrawn") throw gone("Este producto ya no está a la venta.");
    const values = [memberId, id, target ?? null];
    if (await sql.row(RowId, SET_TARGET, values)) return { product_id: productId };
    await assertRoom(sql, memberId, "price_watch");
    await sql.run(SAVE_PRICE, [...values, savedPrice ?? null]);
    return { product_id: productId };
  });

export async function forgetPrice(sql: Sql, memberId: number, productId: string) {
  await sql.run("delete from price_watch where member_id = $1 and product_id = $2", [memberId, toRowId(productId)]);
  return { product_id: productId };
}
