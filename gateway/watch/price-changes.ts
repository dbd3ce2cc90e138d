import { z } from "zod";
import { Id } from "../../lib/contract/wire.ts";
import { attempt } from "../batches.ts";
import type { Database } from "../db/database.ts";
import { createNotice } from "../notice/create.ts";
import { LOWEST_PRICE } from "../product/lowest-price.ts";
import { priceChanged } from "./content.ts";

const WATCHES_PER_RUN = 500;

// `look_at` moves on even when the notice fails, so that one watch does not block others.
const TAKE_CHANGED = `
  with looked as (
    update price_watch set look_at = now() + make_interval(secs => $1)
    where id in (select id from price_watch where look_at <= now() order by look_at limit $2 for update skip locked)
    returning id, product_id, price_cents, low_cents
  )
  select w.id from looked w join product p on p.id = w.product_id and p.status <> 'withdrawn'
  where round(p.price * 100) <> w.price_cents or round(${LOWEST_PRICE} * 100) <> w.low_cents order by w.id`;

const Changed = z.object({ id: z.number() });

/** Takes the WATCHES_PER_RUN watches that have waited longest and notifies of those whose price changed. */
export async function notifyPriceChanges(database: Database, everySeconds: number, isStopped: () => boolean): Promise<void> {
  for (const { id } of await database.rows(Changed, TAKE_CHANGED, [everySeconds, WATCHES_PER_RUN])) {
    if (isStopped()) return;
    await attempt(`watched price ${id}`, () => notifyPriceChange(database, id));
  }
}

const WatchedPrice = z.object({
  member_id: z.number(),
  id: Id,
  name: z.string(),
  unit: z.string().default(""),
  cover: z.string().optional(),
  toldCount: z.number(),
  formerPrice: z.coerce.number(),
  formerLow: z.coerce.number(),
  price: z.coerce.number(),
  low: z.coerce.number(),
  target: z.coerce.number().optional(),
});

// Locks the member before the watch, as the end of an account does.
const LOCK_MEMBER = "select id from member where id = (select member_id from price_watch where id = $1) for update";
const WATCHED_PRICE = `
  select w.member_id, p.id, p.name, p.unit, p.images[1] as cover, w.told as "toldCount", w.price_cents as "formerPrice", w.low_cents as "formerLow",
    round(p.price * 100) as price, round(${LOWEST_PRICE} * 100) as low, w.target_cents as target
  from price_watch w join product p on p.id = w.product_id and p.status <> 'withdrawn'
  where w.id = $1 for update of w`;

const STORE_PRICES = "update price_watch set price_cents = $2, low_cents = $3, told = $4 where id = $1";

const notifyPriceChange = (database: Database, id: number): Promise<void> =>
  database.transaction(async (sql) => {
    await sql.run(LOCK_MEMBER, [id]);
    const found = await sql.row(WatchedPrice, WATCHED_PRICE, [id]);
    if (!found || (found.price === found.formerPrice && found.low === found.formerLow)) return;
    const { member_id: memberId, toldCount, price, low, formerPrice, formerLow, target, ...goods } = found;
    const mustTell = target === undefined || (price <= target && price < formerPrice);
    await sql.run(STORE_PRICES, [id, price, low, mustTell ? toldCount + 1 : toldCount]);
    if (!mustTell) return;
    const notice = priceChanged(goods, { price: formerPrice, low: formerLow }, { price, low });
    await createNotice(sql, memberId, { about: `price ${id}`, occurrence: String(toldCount + 1), notice });
  });
