import { type IdStatement, ORDERS, pageIn, selectPage } from "./page-parts.ts";
import { type ProductQuery, type SearchRequest, where } from "./product-query.ts";

const SCANNED_ROWS_MAX = 20_000;
/** Reading a row by the sort's index costs as much as reading so many by the word index: each row lies on another disk page. */
const SCANNED_ROW_COST = 2.5;

/** A statement that scans the sort's index and filters by words. Null where sorting all matches is faster. It scans SCANNED_ROWS_MAX rows at most, so the page may lack rows. */
export function sortedScanPage(
  request: SearchRequest,
  query: ProductQuery,
  matchTotal: number,
  catalogueTotal: number,
): IdStatement | null {
  const rowsToScan = (request.currPage * request.pageSize * catalogueTotal) / matchTotal;
  // The limit must allow twice the rows that suffice on average, so that the page is seldom short.
  if (SCANNED_ROW_COST * rowsToScan >= matchTotal || 2 * rowsToScan > SCANNED_ROWS_MAX) return null;
  const order = ORDERS[request.sort ?? "relevance"];
  const scanned = `(select * from product_search order by ${order} limit ${SCANNED_ROWS_MAX}) product_search`;
  return selectPage(
    `select id from ${scanned} ${where(query.recheckConditions)} order by ${order}`,
    query.values,
    pageIn(request),
  );
}
