import { PAGE_SIZE_MAX } from "../../lib/contract/limits.ts";
import type { Meaning } from "../search/meaning.ts";
import { isProperty } from "../search/synonyms.ts";
import { idsByPrice } from "./one-word.ts";
import { pageByKinds } from "./page-by-kinds.ts";
import {
  type IdStatement,
  ORDERS,
  type PageRange,
  pageIn,
  type Select,
  selectPage,
  sortedPage,
  tenthOrAll,
  WORD_ORDERS,
} from "./page-parts.ts";
import type { PageWay } from "./page-way.ts";
import { type ProductQuery, paramIn, type SearchRequest, where } from "./product-query.ts";
import { anyWordQuery, ownTextQuery } from "./tsquery.ts";

type PageStatements = [IdStatement, ...IdStatement[]];

/** Statements that select the ids of a page, run one after the other: two where only the page's beginning is reranked. */
export function pageStatements(way: PageWay, request: SearchRequest, query: ProductQuery): PageStatements {
  const page = pageIn(request);
  const { sort = "relevance" } = request;
  switch (way.name) {
    case "without-words":
      return [sortedPage(query, ORDERS[sort], page)];
    case "kinds":
      return [pageByKinds(query, way.meaning, page)];
    case "reranked":
      return rerankedPages(query, way.meaning, page);
    case "one-word":
      return [selectPage(idsByPrice(way.query, way.order), query.values, page)];
    case "scanned":
      return [sort === "newest" ? newestPage(query, page) : sortedPage(query, WORD_ORDERS[sort], page)];
    case "all-matches":
      return [sortedPage(query, WORD_ORDERS[sort], page)];
  }
}

/** So many of the best-selling matches are ordered anew by `ts_rank`; the others stay in the order of sales. */
const RERANKED_MAX = 120;

function rerankedPages(query: ProductQuery, { words, weighing }: Meaning, { offset, size }: PageRange): PageStatements {
  const values = [...query.values];
  const param = paramIn(values);
  const match = `ts_rank(document, ${param(anyWordQuery([...words, ...weighing]))}::tsquery)`;
  const properties = words.filter(({ lexemes }) => lexemes.some(isProperty));
  const hasPropertyInOwnText = `coalesce(document @@ nullif(${param(ownTextQuery(properties))}, '')::tsquery, false)`;
  const select: Select = (conditions) =>
    `select id, rank, document from product_search ${where(conditions)} order by ${WORD_ORDERS.relevance} limit ${RERANKED_MAX}`;
  const matches = tenthOrAll("prime", select, query.conditions, RERANKED_MAX);
  const rerankedIds = `with ${matches} select id from matches order by ${hasPropertyInOwnText} desc, ${match} desc, ${WORD_ORDERS.relevance}`;
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
