import { z } from "zod";
import { WatchedFilter } from "../../lib/contract/watch.ts";
import { Id } from "../../lib/contract/wire.ts";
import type { Database } from "../db/database.ts";
import { lockMember } from "../lock-member.ts";
import { createNotice } from "../notice/create.ts";
import { newGoods } from "./content.ts";
import { matchesAmong } from "./match.ts";

const ARRIVALS_PER_RUN = 500;

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

// Changes no row if another gateway was first: only one notifies.
const ADVANCE = `
  update search_watch set seen_arrival = $2, look_at = now() + make_interval(secs => $3)
  where id = $1 and seen_arrival = $4`;

/** Tells, in one notice, which of the goods that arrived since the last run (at most ARRIVALS_PER_RUN) match a saved search. Ids become visible in order (100-watch.sql). */
export async function notifyNewGoods(database: Database, id: number, everySeconds: number): Promise<void> {
  const text = "select member_id, name, filter, seen_arrival from search_watch where id = $1";
  const search = await database.row(Search, text, [id]);
  if (!search) return;
  const { seen_arrival: seen, member_id: memberId, name, filter } = search;
  const since = "select id, product_id from product_arrival where id > $1 order by id limit $2";
  const arrivals = await database.rows(Arrival, since, [seen, ARRIVALS_PER_RUN]);
  const last = arrivals.at(-1)?.id ?? seen;
  const products = arrivals.map(({ product_id }) => product_id);
  const matching = products.length > 0 ? await matchesAmong(database, filter, products) : [];
  const goods = matching.length > 0 ? await database.rows(Goods, GOODS, [matching]) : [];
  await database.transaction(async (sql) => {
    await lockMember(sql, memberId);
    const advanced = await sql.run(ADVANCE, [id, last, arrivals.length === ARRIVALS_PER_RUN ? 0 : everySeconds, seen]);
    if (advanced === 0 || goods.length === 0) return;
    const event = { about: `search ${id}`, occurrence: String(last), notice: newGoods({ id, name }, goods) };
    await createNotice(sql, memberId, event);
  });
}
