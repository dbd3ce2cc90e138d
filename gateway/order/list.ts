import { z } from "zod";
import type { OrderPage } from "../../lib/contract/order.ts";
import { Timestamp } from "../../lib/contract/wire.ts";
import type { Database } from "../db/database.ts";
import { dollarsOf } from "../money.ts";
import { pageOf, pageWith } from "../paging.ts";
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

const CARD_COLUMNS = `
  o.order_no as "orderNo", o.status, o.created_at, o.total_cents, o.line_count as lines, o.cover,
  (select json_agg(json_build_object('shop_id', s.shop_id, 'shop_name', s.shop_name) order by s.position)
   from order_shop s where s.order_id = o.id) as shops`;

const cardsOf = (ids: string) =>
  `select ${CARD_COLUMNS} from (${ids}) chosen join member_order o on o.id = chosen.id order by o.id desc`;

// The identifiers come out of an index alone, however far the page lies, and the total out of a table that keeps it.
const listed = ({ conditions, values }: Scope) => ({
  rows: (window: string) =>
    cardsOf(`select id from member_order where ${conditions} and hidden_at is null order by id desc ${window}`),
  total: `select coalesce(sum(total), 0) from order_count where ${conditions}`,
  values,
});

/** An order number is read as one word however it is grouped. */
const WRITTEN_NUMBER = /^[\d\s-]+$/;

/** Words as the database looks for them, each as the beginning of one; empty where nothing typed is a word. */
function termsOf(keyword: string): string {
  const typed = WRITTEN_NUMBER.test(keyword) ? keyword.replace(/\D/g, "") : keyword;
  return wordsOf(typed)
    .map((word) => `'${plain(word)}':*`)
    .join(" & ");
}

const found = ({ conditions, values }: Scope, terms: string) => ({
  head: `
    with found as materialized (
      select id from member_order
      where ${conditions} and hidden_at is null
        and document @@ (('member' || $1)::tsquery && to_tsquery('pg_catalog.spanish', $${values.length + 1}))
    )`,
  rows: (window: string) => cardsOf(`select id from found order by id desc ${window}`),
  total: "select count(*) from found",
  values: [...values, terms],
});

const StatusCount = z.object({ status: z.string(), total: z.coerce.number() });

/** How many of a member's orders there are, by status. */
async function statusCounts(database: Database, memberId: number, family: Family) {
  const text = "select status, total from order_count where member_id = $1 and family = $2 and total > 0";
  const counts = await database.rows(StatusCount, text, [memberId, family]);
  return Object.fromEntries(counts.map(({ status, total }) => [status, total]));
}

/** A page of a member's orders of one family, the last one first, by status and by words of number, products and shops. */
export async function orderPage(database: Database, memberId: number, family: Family, asked: Asked) {
  const values: Scope["values"] = [memberId, family];
  const status = asked.status ? ` and status = $${values.push(asked.status)}` : "";
  const scope = { conditions: `member_id = $1 and family = $2${status}`, values };
  const keyword = asked.keyword?.trim();
  if (!keyword) {
    const [page, counts] = await Promise.all([
      pageWith(database, Card, listed(scope), pageOf(asked)),
      asked.currPage === 1 && !asked.status ? statusCounts(database, memberId, family) : undefined,
    ]);
    return { ...page, ...(counts && { counts }) };
  }
  const terms = termsOf(keyword);
  return terms ? pageWith(database, Card, found(scope, terms), pageOf(asked)) : { records: [], total: 0 };
}
