import { z } from "zod";
import { WatchedFilter } from "../../lib/contract/watch.ts";
import { Id } from "../../lib/contract/wire.ts";
import { attempt } from "../batches.ts";
import type { Database } from "../db/database.ts";
import { createNotice } from "../notice/create.ts";
import { goodsCome, priceChanged } from "./content.ts";
import { matchesAmong } from "./match.ts";
import { LOWEST } from "./store.ts";

const AT_ONCE = 500;

export const SEARCHES_DUE = `
  select id from search_watch
  where seen_arrival < (select max(id) from product_arrival) and look_at <= now() and id > $1 order by id limit $2`;

const Search = z.object({ member_id: z.number(), name: z.string(), filter: WatchedFilter, seen_arrival: z.number() });
const Arrival = z.object({ id: z.number(), product_id: z.number() });
const Goods = z.object({
  id: Id,
  name: z.string(),
  unit: z.string().default(""),
  cents: z.coerce.number(),
  cover: z.string().optional(),
});

const GOODS = `
  select id, name, unit, round(price * 100) as cents, images[1] as cover from product where id = any($1::integer[]) order by id`;

// Compare and set: only one gateway notifies.
const MOVE = `
  update search_watch set seen_arrival = $2, look_at = now() + make_interval(secs => $3)
  where id = $1 and seen_arrival = $4`;

/** One notice for all arrivals since the last run. */
export async function notifyNewGoods(database: Database, id: number, everySeconds: number): Promise<void> {
  const text = "select member_id, name, filter, seen_arrival from search_watch where id = $1";
  const search = await database.row(Search, text, [id]);
  if (!search) return;
  const { seen_arrival: seen, member_id: memberId, name, filter } = search;
  const since = "select id, product_id from product_arrival where id > $1 order by id limit $2";
  const arrivals = await database.rows(Arrival, since, [seen, AT_ONCE]);
  const last = arrivals.at(-1)?.id ?? seen;
  const products = arrivals.map(({ product_id }) => product_id);
  const matching = products.length > 0 ? await matchesAmong(database, filter, products) : [];
  const goods = matching.length > 0 ? await database.rows(Goods, GOODS, [matching]) : [];
  await database.transaction(async (sql) => {
    const moved = await sql.run(MOVE, [id, last, arrivals.length === AT_ONCE ? 0 : everySeconds, seen]);
    if (moved === 0 || goods.length === 0) return;
    const event = { about: `search ${id}`, occurrence: String(last), notice: goodsCome({ id, name }, goods) };
    await createNotice(sql, memberId, event);
  });
}

const Price = z.object({
  member_id: z.number(),
  id: Id,
  name: z.string(),
  unit: z.string().default(""),
  cover: z.string().optional(),
  told: z.number(),
  formerPrice: z.coerce.number(),
  formerLow: z.coerce.number(),
  price: z.coerce.number(),
  low: z.coerce.number(),
});

const PRICE = `
  select w.member_id, p.id, p.name, p.unit, p.images[1] as cover, w.told, w.price_cents as "formerPrice", w.low_cents as "formerLow",
    round(p.price * 100) as price, round(${LOWEST} * 100) as low
  from price_watch w join product p on p.id = w.product_id and p.status <> 'withdrawn'
  where w.id = $1 for update of w`;

const TOLD = "update price_watch set price_cents = $2, low_cents = $3, told = $4 where id = $1";

const tellPrice = (database: Database, id: number): Promise<void> =>
  database.transaction(async (sql) => {
    const found = await sql.row(Price, PRICE, [id]);
    if (!found || (found.price === found.formerPrice && found.low === found.formerLow)) return;
    const { member_id: memberId, told, price, low, formerPrice, formerLow, ...goods } = found;
    await sql.run(TOLD, [id, price, low, told + 1]);
    const notice = priceChanged(goods, { price: formerPrice, low: formerLow }, { price, low });
    await createNotice(sql, memberId, { about: `price ${id}`, occurrence: String(told + 1), notice });
  });

// Updated even when the notice fails, so that one watch does not block others.
const LOOK = `
  with looked as (
    update price_watch set look_at = now() + make_interval(secs => $1)
    where id in (select id from price_watch where look_at <= now() order by look_at limit $2 for update skip locked)
    returning id, product_id, price_cents, low_cents
  )
  select w.id from looked w join product p on p.id = w.product_id and p.status <> 'withdrawn'
  where round(p.price * 100) <> w.price_cents or round(${LOWEST} * 100) <> w.low_cents order by w.id`;

const Due = z.object({ id: z.number() });

/** Longest unchecked first. */
export async function notifyPriceChanges(database: Database, everySeconds: number, isStopped: () => boolean): Promise<void> {
  for (const { id } of await database.rows(Due, LOOK, [everySeconds, AT_ONCE])) {
    if (isStopped()) return;
    await attempt(`watched price ${id}`, () => tellPrice(database, id));
  }
}
