import { z } from "zod";
import type { OrderPage } from "../../lib/contract/order.ts";
import { Timestamp } from "../../lib/contract/wire.ts";
import type { Database } from "../db/database.ts";
import { dollarsOf } from "../money.ts";
import { pageOf } from "../paging.ts";
import { plain, wordsOf } from "../search/keyword.ts";
import type { Family } from "./move.ts";

type Asked = z.output<typeof OrderPage.query>;
type Scope = { conditions: string; values: (string | number)[] };

const Card = z
  .object({
    orderNo: z.string(),
    status: z.string(),
    created_at: Timestamp,
    total_cents: z.coerce.number(),
    lines: z.number(),
    cover: z.string().optional(),
    shops: z.array(z.object({ shop_id: z.number(), shop_name: z.string() })),
  })
  .transform(({ total_cents: cents, ...card }) => ({ ...card, total: dollarsOf(cents) }));

const CARDS = `
  select o.order_no as "orderNo", o.status, o.created_at, o.total_cents, o.line_count as lines, o.cover,
    (select json_agg(json_build_object('shop_id', s.shop_id, 'shop_name', s.shop_name) order by s.position)
     from order_shop s where s.order_id = o.id) as shops
  from member_order o where o.id = any($1) order by o.id desc`;

const Id = z.object({ id: z.number() });
const Total = z.object({ total: z.coerce.number() });

// The identifiers come out of an index alone, however far the page lies, and the total out of a table that keeps it.
async function listed(database: Database, { conditions, values }: Scope, asked: Asked) {
  const text = `select coalesce(sum(total), 0) as total from order_count where ${conditions}`;
  const total = (await database.row(Total, text, values))?.total ?? 0;
  const { limit, offset } = pageOf(asked);
  if (offset >= total) return { total, ids: [] };
  const page = `
    select id from member_order where ${conditions} and hidden_at is null
    order by id desc limit $${values.length + 1} offset $${values.length + 2}`;
  return { total, ids: (await database.rows(Id, page, [...values, limit, offset])).map(({ id }) => id) };
}

/** An order number is read as one word however it is grouped. */
const WRITTEN_NUMBER = /^[\d\s-]+$/;

/** Words as the database looks for them, each as the beginning of one; empty where nothing typed is a word. */
function termsOf(keyword: string): string {
  const typed = WRITTEN_NUMBER.test(keyword) ? keyword.replace(/\D/g, "") : keyword;
  return wordsOf(typed)
    .map((word) => `'${plain(word)}':*`)
    .join(" & ");
}

const Found = Total.extend({ ids: z.array(z.number()) });

async function found(database: Database, { conditions, values }: Scope, asked: Asked, keyword: string) {
  const terms = termsOf(keyword);
  if (!terms) return { total: 0, ids: [] };
  const { limit, offset } = pageOf(asked);
  const at = values.length;
  const text = `
    with found as materialized (
      select id from member_order
      where ${conditions} and hidden_at is null
        and document @@ (('member' || $1)::tsquery && to_tsquery('pg_catalog.spanish', $${at + 1}))
    )
    select (select count(*) from found) as total, array(select id from found order by id desc limit $${at + 2} offset $${at + 3}) as ids`;
  return (await database.row(Found, text, [...values, terms, limit, offset])) ?? { total: 0, ids: [] };
}

/** A page of a member's orders of one family, the last one first, by status and by words of number, products and shops. */
export async function orderPage(database: Database, memberId: number, family: Family, asked: Asked) {
  const values: Scope["values"] = [memberId, family];
  const status = asked.status ? ` and status = $${values.push(asked.status)}` : "";
  const scope = { conditions: `member_id = $1 and family = $2${status}`, values };
  const keyword = asked.keyword?.trim();
  const { total, ids } = await (keyword ? found(database, scope, asked, keyword) : listed(database, scope, asked));
  return { total, records: ids.length > 0 ? await database.rows(Card, CARDS, [ids]) : [] };
}
