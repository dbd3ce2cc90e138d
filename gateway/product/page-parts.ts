import type { Sort } from "../../lib/contract/product.ts";
import type { ProductQuery } from "./product-query.ts";

/** For word searches: `+ 0` keeps the planner from scanning the sort's index. */
export const WORD_ORDERS: Record<Sort, string> = {
  relevance: "rank + 0 desc, id desc",
  newest: "published_at + interval '0' desc, id desc",
  price_asc: "price + 0, id",
  price_desc: "price + 0 desc, id desc",
};

/** A query of `id`; its values start with the product query's. */
export type IdStatement = { text: string; values: ProductQuery["values"] };
export type PageRange = { offset: number; size: number };

export type Select = (conditions: string[]) => string;

/** The table `matches`: what `select` finds in a tenth where that is as many as `needed`, else in all products. */
export const tenthOrAll = (tenth: "prime" | "recent", select: Select, conditions: string[], needed: number | string) => `
  in_tenth as materialized (${select([tenth, ...conditions])}),
  in_all as (${select([...conditions, `(select count(*) from in_tenth) < ${needed}`])}),
  matches as materialized (select * from in_all union all select * from in_tenth where (select count(*) from in_tenth) >= ${needed})`;
