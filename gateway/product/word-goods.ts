import type { Scan } from "./filter.ts";

/** One word and at most a price range: index-only. */
type OneWord = Scan & { stem: string; priceOnly: string[] };

export const isOfOneWord = (scan: Scan): scan is OneWord => scan.stem !== null && scan.priceOnly !== null;

const and = (conditions: string[]) => conditions.map((condition) => ` and ${condition}`).join("");

/** By kind whose goods all have the word, and by top category for the others (`092-word-goods.sql`). */
const selectGoods = ({ stem, priceOnly }: OneWord, columns: string, end = "") => `
  select word_kind.top_id, own.* from word_kind cross join lateral (
    select ${columns} from product_search where kind_id = word_kind.kind_id${and(priceOnly)} ${end}
  ) own where word_kind.stem = ${stem}
  union all
  select counted.category_id, own.* from word_count counted cross join lateral (
    select ${columns} from word_goods where stem = ${stem} and top_id = counted.category_id${and(priceOnly)} ${end}
  ) own where counted.stem = ${stem}`;

export const countsOfWord = (scan: OneWord): string =>
  `select top_id as id, sum(count)::integer as count from (${selectGoods(scan, "count(*)")}) found group by top_id having sum(count) > 0`;

const PRICE_ORDERS = { price_asc: "price, id", price_desc: "price desc, id desc" } as const;

export const priceOrder = (sort: string | undefined): string | null =>
  sort === "price_asc" || sort === "price_desc" ? PRICE_ORDERS[sort] : null;

export function byPrice(scan: OneWord, order: string): string {
  const [offset, size] = [1, 2].map((place) => `$${scan.values.length + place}::integer`);
  const goods = selectGoods(scan, "id, price", `order by ${order} limit ${offset} + ${size}`);
  return `select id from (${goods}) found order by ${order}`;
}
