import type { z } from "zod";
import { PAGE_SIZE_MAX } from "../../lib/contract/limits.ts";
import type { SearchFilter, Sort } from "../../lib/contract/product.ts";
import { fold } from "../search/keyword.ts";
import { type Scan, where } from "./filter.ts";

/** Sort orders; each ends in the identifier, so that no two pages share a product. */
const ORDERS: Record<Sort, string> = {
  relevance: "rank desc, id desc",
  newest: "published_at desc, id desc",
  price_asc: "price, id",
  price_desc: "price desc, id desc",
};

/**
 * The same for word searches. The planner, which plans before it knows the words, would rather walk a sorted index and
 * look for them in each row; a sum is something that no index serves.
 */
const WORD_ORDERS: Record<Sort, string> = {
  relevance: "rank + 0 desc, id desc",
  newest: "published_at + interval '0' desc, id desc",
  price_asc: "price + 0, id",
  price_desc: "price + 0 desc, id desc",
};

/** So many of the best selling matches are ordered by how well they match; those after them by how well they sell. */
const WEIGHED = 120;

/** A query that selects `id`, in order; the values of its scan come first among its own. */
export type Ids = { text: string; values: Scan["values"] };
/** One after the other. */
type Parts = [Ids, ...Ids[]];
type Page = { offset: number; size: number };

/**
 * The page of a query in order. A statement is planned before its values are known, and a limit that is not known is
 * taken for a tenth of the table: so the planner is told how long a page is at most.
 */
const paged = (ids: string, values: Ids["values"], { offset, size }: Page): Ids => ({
  text: `select id from (${ids} limit ${PAGE_SIZE_MAX} offset $${values.length + 1}) page limit $${values.length + 2}`,
  values: [...values, offset, size],
});

const listed = ({ source, conditions, values }: Scan, order: string, page: Page) =>
  paged(`select id from ${source} ${where(conditions)} order by ${order}`, values, page);

const hits = (conditions: string[], order: string) =>
  `select id, rank, document from product_search ${where(conditions)} order by ${order} limit ${WEIGHED}`;

/**
 * The best selling matches. The prime products are looked at first: where they fill the list they are all of it, since
 * every other product sells less well.
 */
const bestSelling = (conditions: string[]) => `
  prime_hits as materialized (${hits(["prime", ...conditions], WORD_ORDERS.relevance)}),
  other_hits as (${hits([...conditions, `(select count(*) from prime_hits) < ${WEIGHED}`], WORD_ORDERS.relevance)}),
  hits as materialized (
    select * from other_hits union all select * from prime_hits where (select count(*) from prime_hits) = ${WEIGHED}
  )`;

/**
 * Words in their order of relevance: exact about ñ first, then the best matches among the best selling, then the rest.
 * A page that reaches over the edge between the two is asked for in two parts.
 */
function relevant(scan: Scan, words: string[], { offset, size }: Page): Parts {
  const text = fold(words.join(" "));
  const isExact = text.includes("ñ");
  const values = [...scan.values, ...(isExact ? [text] : [])];
  const exactness = isExact ? `(document @@ plainto_tsquery('pg_catalog.spanish', $${values.length})) desc, ` : "";
  const order = `${exactness}${WORD_ORDERS.relevance}`;
  const match = `ts_rank(document, plainto_tsquery('pg_catalog.spanish', $${scan.values.length}))`;
  const window = isExact ? `hits as materialized (${hits(scan.conditions, order)})` : bestSelling(scan.conditions);
  const weighed = `with ${window} select id from hits order by ${exactness} ${match} desc, ${WORD_ORDERS.relevance}`;
  const best = (part: Page) => paged(weighed, values, part);
  const inWindow = Math.max(0, Math.min(size, WEIGHED - offset));
  const rest = listed({ ...scan, values }, order, { offset: Math.max(offset, WEIGHED), size: size - inWindow });
  if (inWindow === 0) return [rest];
  return inWindow === size ? [best({ offset, size })] : [best({ offset, size: inWindow }), rest];
}

/** Whether a filter's words are in their order of relevance. Campaign goods carry no words of their own to be weighed. */
export const isWeighed = ({ sort }: z.output<typeof SearchFilter>, scan: Scan, words: string[] | null) =>
  words !== null && (sort ?? "relevance") === "relevance" && scan.source === "product_search";

/** The page of a scan that a filter asks for: queries of identifiers. */
export function pageOf(filter: z.output<typeof SearchFilter>, scan: Scan, words: string[] | null): Parts {
  const page = { offset: (filter.currPage - 1) * filter.pageSize, size: filter.pageSize };
  if (words && isWeighed(filter, scan, words)) return relevant(scan, words, page);
  return [listed(scan, (words ? WORD_ORDERS : ORDERS)[filter.sort ?? "relevance"], page)];
}
