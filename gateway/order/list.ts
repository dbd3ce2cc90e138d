import { z } from "zod";
import { ORDER_FAMILIES, type OrderFamily, type OrderPage } from "../../lib/contract/order.ts";
import { PAYMENT_PROVIDERS } from "../../lib/contract/payment.ts";
import { toCents } from "../../lib/contract/price.ts";
import { Timestamp } from "../../lib/contract/wire.ts";
import type { Database } from "../db/database.ts";
import { toDollars } from "../money.ts";
import { readListPage, toPage } from "../paging.ts";
import { plain, splitWords } from "../search/keyword.ts";
import { LINE_JSON, StoredLine } from "./detail.ts";

type OrderQuery = z.output<typeof OrderPage.query>;
/** Which orders are read. `conditions`: each begins with "and". `values`: the buyer as `$1`, then the parameters of the conditions. */
type Scope = { families: readonly OrderFamily[]; conditions: string; values: (string | number)[] };
type ListScope = Scope & { columns: string };

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
    family: z.string(),
    is_in_review: z.boolean(),
    is_refused: z.boolean(),
    items: z.array(StoredLine.extend({ shop_name: z.string() })).optional(),
  })
  .transform(({ total_cents: cents, ...card }) => ({ ...card, total: toDollars(cents) }));

/** SQL: whether the order waits for another voucher. Not where the member pays in another way since. */
const IS_REFUSED = `
  o.status = 'pending_payment'
  and coalesce((select v.status from voucher v where v.order_id = o.id order by v.id desc limit 1), '') = 'rejected'
  and (select p.provider from payment p where p.order_id = o.id order by p.created_at desc, p.id desc limit 1) = '${PAYMENT_PROVIDERS.bank}'`;

const CARD_COLUMNS = `
  o.order_no as "orderNo", o.status, o.created_at, o.total_cents, o.line_count as lines, o.cover, o.purchase_order, o.family,
  exists (select from voucher v where v.order_id = o.id and v.status = 'in_review') as is_in_review,
  (${IS_REFUSED}) as is_refused,
  (select json_agg(json_build_object('shop_id', s.shop_id, 'shop_name', s.shop_name) order by s.position)
   from order_shop s where s.order_id = o.id) as shops`;

const ITEMS = `
  select json_agg(json_strip_nulls(${LINE_JSON}) order by l.position)
  from order_line l join order_shop s on s.order_id = l.order_id and s.shop_id = l.shop_id where l.order_id = o.id`;

const selectCards = (ids: string, columns: string) =>
  `select ${columns} from (${ids}) chosen join member_order o on o.id = chosen.id order by o.id desc`;

/** Orders, newest first, of one family or all, filtered by status, days, totals and words (of numbers, products, options, shops). */
export async function orderPage(database: Database, buyerId: number, family: OrderFamily, query: OrderQuery) {
  const families: readonly OrderFamily[] = query.all_families ? ORDER_FAMILIES : [family];
  const values: Scope["values"] = [buyerId];
  const periodAndTotal = periodAndTotalConditions(query, values);
  const anyStatus = { families, conditions: periodAndTotal, values: [...values] };
  const status = query.status ? ` and status = $${values.push(query.status)}` : "";
  const columns = query.with_lines ? `${CARD_COLUMNS}, (${ITEMS}) as items` : CARD_COLUMNS;
  const scope = { families, conditions: status + periodAndTotal, values, columns };
  const extra = query.all_families ? { all_families: true } : {};
  const keyword = query.keyword?.trim();
  const words = keyword && plainWords(keyword);
  if (keyword && !words) return { records: [], total: 0, ...extra, counts: {} };
  const hasStoredCounts = periodAndTotal === "";
  const [page, counts] = await Promise.all([
    readListPage(database, Card, words ? byWords(scope, words) : withoutWords(scope, hasStoredCounts), toPage(query)),
    statusCounts(database, anyStatus, words, hasStoredCounts),
  ]);
  return { ...page, ...extra, counts };
}

const familyCondition = (families: readonly OrderFamily[]) => `family in ('${families.join("', '")}')`;

/** SQL: the start of the day in Colombia, `later` days after the date in a parameter. */
const dayAt = (parameter: number, later: number) => `($${parameter}::date + ${later})::timestamp at time zone 'America/Bogota'`;

function periodAndTotalConditions({ from, to, min_total: min, max_total: max }: OrderQuery, values: Scope["values"]): string {
  const conditions: string[] = [];
  if (from) conditions.push(`created_at >= ${dayAt(values.push(from), 0)}`);
  if (to) conditions.push(`created_at < ${dayAt(values.push(to), 1)}`);
  if (min !== undefined) conditions.push(`total_cents >= $${values.push(toCents(min))}`);
  if (max !== undefined) conditions.push(`total_cents <= $${values.push(toCents(max))}`);
  return conditions.map((condition) => ` and ${condition}`).join("");
}

// Deep pages stay cheap: ids come from the index alone, and the total from `order_count`, which knows family and status only.
function withoutWords({ families, conditions, values, columns }: ListScope, hasStoredCounts: boolean) {
  const family = families.length === 1 ? ` and ${familyCondition(families)}` : "";
  const condition = `member_id = $1${family}${conditions}`;
  return {
    rows: (window: string) =>
      selectCards(`select id from member_order where ${condition} and hidden_at is null order by id desc ${window}`, columns),
    total: hasStoredCounts
      ? `select coalesce(sum(total), 0) from order_count where ${condition}`
      : `select count(*) from member_order where ${condition} and hidden_at is null`,
    values,
  };
}

// The search index is keyed by owner (ADR 27): one pass counts and sorts; `unnest` keeps the order.
function byWords({ columns, ...scope }: ListScope, words: string) {
  return {
    ctes: `
    with found as (
      select count(*) as total, array_agg(id order by id desc) as ids from member_order where ${hasWords(scope)}
    )`,
    rows: (window: string) => selectCards(`select id from unnest((select ids from found)) as id ${window}`, columns),
    total: "select total from found",
    values: [...scope.values, words],
  };
}

function hasWords({ families, conditions, values }: Scope): string {
  const matches = families.map((family) => `order_query($1, '${family}', $${values.length + 1})`).join(" || ");
  return `order_words(member_id, family, document) @@ (${matches}) and hidden_at is null${conditions}`;
}

const ORDER_NUMBER = /^[\d\s-]+$/;

function plainWords(keyword: string): string {
  const text = ORDER_NUMBER.test(keyword) ? keyword.replace(/\D/g, "") : keyword;
  return splitWords(text).map(plain).join(" ");
}

const StatusCount = z.object({ status: z.string(), total: z.coerce.number() });

async function statusCounts(database: Database, scope: Scope, words: string | undefined, hasStoredCounts: boolean) {
  const { families, conditions, values } = scope;
  const among = words ? hasWords(scope) : `member_id = $1 and ${familyCondition(families)} and hidden_at is null${conditions}`;
  const text =
    words || !hasStoredCounts
      ? `select status, count(*) as total from member_order where ${among} group by status`
      : `select status, sum(total) as total from order_count
         where member_id = $1 and ${familyCondition(families)} and total > 0 group by status`;
  const counts = await database.rows(StatusCount, text, words ? [...values, words] : values);
  return Object.fromEntries(counts.map(({ status, total }) => [status, total]));
}
