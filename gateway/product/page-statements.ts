import { PAGE_SIZE_MAX } from "../../lib/contract/limits.ts";
import type { Sort } from "../../lib/contract/product.ts";
import type { Meaning } from "../search/meaning.ts";
import { pageByKinds } from "./page-by-kinds.ts";
import { type IdStatement, type PageRange, type Select, tenthOrAll, WORD_ORDERS } from "./page-parts.ts";
import { type ProductQuery, paramIn, type SearchRequest, where } from "./product-query.ts";
import { anyWordQuery } from "./tsquery.ts";
import { byPrice, isOfOneWord, priceOrder } from "./word-goods.ts";

/** Unique by id, so that pages do not overlap. */
const ORDERS: Record<Sort, string> = {
  relevance: "rank desc, id desc",
  newest: "published_at desc, id desc",
  price_asc: "price, id",
  price_desc: "price desc, id desc",
};

/** So many best-selling matches are ordered by `ts_rank`, all others by sales (`rank`). */
const RERANKED_MAX = 120;

type PageStatements = [IdStatement, ...IdStatement[]];

/** Statements of the ids of a page, one after the other: two where only its beginning is reranked. */
export function pageStatements(request: SearchRequest, query: ProductQuery, meaning: Meaning | null): PageStatements {
  const page = pageIn(request);
  if (meaning && isByRelevance(request, query, meaning))
    return meaning.kinds.length > 0 ? [pageByKinds(query, meaning, page)] : rerankedPages(query, meaning, page);
  const order = priceOrder(request.sort);
  if (order && isOfOneWord(query)) return [selectPage(byPrice(query, order), query.values, page)];
  if (meaning && request.sort === "newest" && query.source === "product_search") return [newestPage(query, page)];
  return [sortedPage(query, (meaning ? WORD_ORDERS : ORDERS)[request.sort ?? "relevance"], page)];
}

const pageIn = ({ currPage, pageSize }: SearchRequest): PageRange => ({
  offset: (currPage - 1) * pageSize,
  size: pageSize,
});

/** A literal limit tells the planner how small the page is. */
const selectPage = (ids: string, values: IdStatement["values"], { offset, size }: PageRange): IdStatement => ({
  text: `select id from (${ids} limit ${PAGE_SIZE_MAX} offset $${values.length + 1}) page limit $${values.length + 2}`,
  values: [...values, offset, size],
});

const sortedPage = ({ source, conditions, values }: ProductQuery, order: string, page: PageRange) =>
  selectPage(`select id from ${source} ${where(conditions)} order by ${order}`, values, page);

function rerankedPages(query: ProductQuery, { words, weighing }: Meaning, { offset, size }: PageRange): PageStatements {
  const values = [...query.values];
  const anyWord = paramIn(values)(anyWordQuery([...words, ...weighing]));
  const match = `ts_rank(document, ${anyWord}::tsquery)`;
  const select: Select = (conditions) =>
    `select id, rank, document from product_search ${where(conditions)} order by ${WORD_ORDERS.relevance} limit ${RERANKED_MAX}`;
  const matches = tenthOrAll("prime", select, query.conditions, RERANKED_MAX);
  const rerankedIds = `with ${matches} select id from matches order by ${match} desc, ${WORD_ORDERS.relevance}`;
  const reranked = (part: PageRange) => selectPage(rerankedIds, values, part);
  const rerankedSize = Math.max(0, Math.min(size, RERANKED_MAX - offset));
  const rest = sortedPage(query, WORD_ORDERS.relevance, { offset: Math.max(offset, RERANKED_MAX), size: size - rerankedSize });
  if (rerankedSize === 0) return [rest];
  return rerankedSize === size ? [reranked({ offset, size })] : [reranked({ offset, size: rerankedSize }), rest];
}

function newestPage(query: ProductQuery, { offset, size }: PageRange): IdStatement {
  const values = [...query.values];
  const param = paramIn(values);
  const [offsetParam, sizeParam] = [param(offset), `${param(size)}::integer`];
  const select: Select = (conditions) =>
    `select id, published_at from product_search ${where(conditions)} order by ${WORD_ORDERS.newest} limit ${PAGE_SIZE_MAX} offset ${offsetParam}`;
  const matches = tenthOrAll("recent", select, query.conditions, sizeParam);
  return { text: `with ${matches} select id from matches order by ${ORDERS.newest} limit ${sizeParam}`, values };
}

export const isByRelevance = ({ sort }: SearchRequest, query: ProductQuery, meaning: Meaning | null) =>
  meaning !== null && (sort ?? "relevance") === "relevance" && query.source === "product_search";

export const isByPrice = ({ sort }: SearchRequest, query: ProductQuery) => priceOrder(sort) !== null && isOfOneWord(query);

const SCANNED_ROWS_MAX = 20_000;
/** Cost of a row of the sort's index in rows of the word index: each lies on another disk page. */
const SCANNED_ROW_COST = 2.5;

/** Scans the sort's index and filters by words where that is faster than sorting all matches, else null. The page may be short. */
export function sortedScanPage(request: SearchRequest, query: ProductQuery, total: number, goods: number): IdStatement | null {
  const rowsToScan = (request.currPage * request.pageSize * goods) / total;
  if (SCANNED_ROW_COST * rowsToScan >= total || 2 * rowsToScan > SCANNED_ROWS_MAX) return null;
  const order = ORDERS[request.sort ?? "relevance"];
  const scanned = `(select * from product_search order by ${order} limit ${SCANNED_ROWS_MAX}) product_search`;
  return selectPage(
    `select id from ${scanned} ${where(query.recheckConditions)} order by ${order}`,
    query.values,
    pageIn(request),
  );
}
