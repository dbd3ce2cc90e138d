import { PAGE_SIZE_MAX } from "../../lib/contract/limits.ts";
import type { Sort } from "../../lib/contract/product.ts";
import { type ProductQuery, type SearchRequest, where } from "./product-query.ts";

/** Each ends with the id, so that pages do not overlap. */
export const ORDERS: Record<Sort, string> = {
  relevance: "rank desc, id desc",
  newest: "published_at desc, id desc",
  price_asc: "price, id",
  price_desc: "price desc, id desc",
};

/** For word searches: `+ 0` keeps the planner from scanning the sort's index. */
export const WORD_ORDERS: Record<Sort, string> = {
  relevance: "rank + 0 desc, id desc",
  newest: "published_at + interval '0' desc, id desc",
  price_asc: "price + 0, id",
  price_desc: "price + 0 desc, id desc",
};

export type IdStatement = { text: string; values: ProductQuery["values"] };
export type PageRange = { offset: number; size: number };

export const pageIn = ({ currPage, pageSize }: SearchRequest): PageRange => ({
  offset: (currPage - 1) * pageSize,
  size: pageSize,
});

/** A literal limit tells the planner how small the page is. */
export const selectPage = (ids: string, values: IdStatement["values"], { offset, size }: PageRange): IdStatement => ({
  text: `select id from (${ids} limit ${PAGE_SIZE_MAX} offset $${values.length + 1}) page limit $${values.length + 2}`,
  values: [...values, offset, size],
});

export const sortedPage = ({ source, conditions, values }: ProductQuery, order: string, page: PageRange): IdStatement =>
  selectPage(`select id from ${source} ${where(conditions)} order by ${order}`, values, page);

export type Select = (conditions: string[]) => string;

/** CTEs that end with `matches`: what `select` finds in the tenth, or in all products where the tenth has under `needed` rows. Reading the tenth is faster. */
export const tenthOrAll = (tenth: "prime" | "recent", select: Select, conditions: string[], needed: number | string) => `
  in_tenth as materialized (${select([tenth, ...conditions])}),
  in_all as (${select([...conditions, `(select count(*) from in_tenth) < ${needed}`])}),
  matches as materialized (select * from in_all union all select * from in_tenth where (select count(*) from in_tenth) >= ${needed})`;
