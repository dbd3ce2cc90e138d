import { z } from "zod";
import type { OrderPage } from "../../lib/contract/order.ts";
import { Timestamp } from "../../lib/contract/wire.ts";
import type { Database } from "../db/database.ts";
import { dollarsOf } from "../money.ts";
import { pageOf, pageWith } from "../paging.ts";
import { plain, wordsOf } from "../search/keyword.ts";
import { LINE_JSON, StoredLine } from "./detail.ts";
import type { Family } from "./move.ts";

type Asked = z.output<typeof OrderPage.query>;
/** Whose orders, of which family and perhaps of which status. */
type Scope = { status: string; values: (string | number)[]; columns: string };

const Card = z
  .object({
    orderNo: z.string(),
    status: z.string(),
    created_at: Timestamp,
    total_cents: z.coerce.number(),
    lines: z.number(),
    cover: z.string().optional(),
    shops: z.array(z.object({ shop_id: z.number(), shop_name: z.string() })),
    purchase_order: z.string().optional(),
    items: z.array(StoredLine.extend({ shop_name: z.string() })).optional(),
  })
  .transform(({ total_cents: cents, ...card }) => ({ ...card, total: dollarsOf(cents) }));

const CARD_COLUMNS = `
  o.order_no as "orderNo", o.status, o.created_at, o.total_cents, o.line_count as lines, o.cover, o.purchase_order,
  (select json_agg(json_build_object('shop_id', s.shop_id, 'shop_name', s.shop_name) order by s.position)
   from order_shop s where s.order_id = o.id) as shops`;

const ITEMS = `
  select json_agg(json_strip_nulls(${LINE_JSON}) order by l.position)
  from order_line l join order_shop s on s.order_id = l.order_id and s.shop_id = l.shop_id where l.order_id = o.id`;

const cardsOf = (ids: string, columns: string) =>
  `select ${columns} from (${ids}) chosen join member_order o on o.id = chosen.id order by o.id desc`;

// The identifiers come out of an index alone, however far the page lies, and the total out of a table that keeps it.
const listed = ({ status, values, columns }: Scope) => {
  const own = `member_id = $1 and family = $2${status}`;
  return {
    rows: (window: string) =>
      cardsOf(`select id from member_order where ${own} and hidden_at is null order by id desc ${window}`, columns),
    total: `select coalesce(sum(total), 0) from order_count where ${own}`,
    values,
  };
};

/** An order number is read as one word however it is grouped. */
const WRITTEN_NUMBER = /^[\d\s-]+$/;

/** Words as an order's document has them, with a space between; empty where nothing typed is a word. */
function plainWords(keyword: string): string {
  const typed = WRITTEN_NUMBER.test(keyword) ? keyword.replace(/\D/g, "") : keyword;
  return wordsOf(typed).map(plain).join(" ");
}

// Whose they are is part of the words, and each is the beginning of one. One pass counts the orders and puts them in order, which
// `unnest` keeps: docs/adr/0027-whose-orders-is-part-of-the-words.md.
const found = ({ status, values, columns }: Scope, words: string) => ({
  head: `
    with found as (
      select count(*) as total, array_agg(id order by id desc) as ids from member_order
      where order_words(member_id, family, document) @@ order_query($1, $2, $${values.length + 1}) and hidden_at is null${status}
    )`,
  rows: (window: string) => cardsOf(`select id from unnest((select ids from found)) as id ${window}`, columns),
  total: "select total from found",
  values: [...values, words],
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
  const columns = asked.with_lines ? `${CARD_COLUMNS}, (${ITEMS}) as items` : CARD_COLUMNS;
  const scope = { status, values, columns };
  const keyword = asked.keyword?.trim();
  if (!keyword) {
    const [page, counts] = await Promise.all([
      pageWith(database, Card, listed(scope), pageOf(asked)),
      asked.currPage === 1 && !asked.status ? statusCounts(database, memberId, family) : undefined,
    ]);
    return { ...page, ...(counts && { counts }) };
  }
  const words = plainWords(keyword);
  return words ? pageWith(database, Card, found(scope, words), pageOf(asked)) : { records: [], total: 0 };
}
