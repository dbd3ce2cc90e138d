import { PAGE_SIZE_MAX } from "../../lib/contract/limits.ts";
import type { Sort } from "../../lib/contract/product.ts";
import type { Meaning } from "../search/meaning.ts";
import { type Filter, type ProductQuery, paramIn, rangeConditions, where } from "./filter.ts";
import { anyWordQuery, nameQuery, ownTextQuery } from "./tsquery.ts";
import { byPrice, isOfOneWord, priceOrder } from "./word-goods.ts";

/** Unique by id, so that pages do not overlap. */
const ORDERS: Record<Sort, string> = {
  relevance: "rank desc, id desc",
  newest: "published_at desc, id desc",
  price_asc: "price, id",
  price_desc: "price desc, id desc",
};

/** For word searches: `+ 0` keeps the planner from scanning the sort's index. */
const WORD_ORDERS: Record<Sort, string> = {
  relevance: "rank + 0 desc, id desc",
  newest: "published_at + interval '0' desc, id desc",
  price_asc: "price + 0, id",
  price_desc: "price + 0 desc, id desc",
};

/** So many best-selling matches are ordered by `ts_rank`, all others by sales (`rank`). */
const RERANKED_MAX = 120;

/** A query of `id`; its values start with the product query's. */
export type Ids = { text: string; values: ProductQuery["values"] };
type Pages = [Ids, ...Ids[]];
type Page = { offset: number; size: number };

const pageIn = ({ currPage, pageSize }: Filter): Page => ({
  offset: (currPage - 1) * pageSize,
  size: pageSize,
});

/** A literal limit tells the planner how small the page is. */
const selectPage = (ids: string, values: Ids["values"], { offset, size }: Page): Ids => ({
  text: `select id from (${ids} limit ${PAGE_SIZE_MAX} offset $${values.length + 1}) page limit $${values.length + 2}`,
  values: [...values, offset, size],
});

const sortedPage = ({ source, conditions, values }: ProductQuery, order: string, page: Page) =>
  selectPage(`select id from ${source} ${where(conditions)} order by ${order}`, values, page);

type Select = (conditions: string[]) => string;

/** The table `matches`: what `select` finds in a tenth where that is as many as `needed`, else in all products. */
const tenthOrAll = (tenth: "prime" | "recent", select: Select, conditions: string[], needed: number | string) => `
  in_tenth as materialized (${select([tenth, ...conditions])}),
  in_all as (${select([...conditions, `(select count(*) from in_tenth) < ${needed}`])}),
  matches as materialized (select * from in_all union all select * from in_tenth where (select count(*) from in_tenth) >= ${needed})`;

function rerankedPages(query: ProductQuery, { words, weighing }: Meaning, { offset, size }: Page): Pages {
  const values = [...query.values];
  const any = paramIn(values)(anyWordQuery([...words, ...weighing]));
  const match = `ts_rank(document, ${any}::tsquery)`;
  const select: Select = (conditions) =>
    `select id, rank, document from product_search ${where(conditions)} order by ${WORD_ORDERS.relevance} limit ${RERANKED_MAX}`;
  const matches = tenthOrAll("prime", select, query.conditions, RERANKED_MAX);
  const rerankedIds = `with ${matches} select id from matches order by ${match} desc, ${WORD_ORDERS.relevance}`;
  const reranked = (part: Page) => selectPage(rerankedIds, values, part);
  const rerankedSize = Math.max(0, Math.min(size, RERANKED_MAX - offset));
  const rest = sortedPage(query, WORD_ORDERS.relevance, { offset: Math.max(offset, RERANKED_MAX), size: size - rerankedSize });
  if (rerankedSize === 0) return [rest];
  return rerankedSize === size ? [reranked({ offset, size })] : [reranked({ offset, size: rerankedSize }), rest];
}

/** Of each kind the first `keptPerKind` matches among its `readPerKind` best-selling products are ranked. */
function limitsPerKind(kinds: number): { keptPerKind: number; readPerKind: number } {
  if (kinds <= 2) return { keptPerKind: 48, readPerKind: 100 };
  return kinds <= 8 ? { keptPerKind: 24, readPerKind: 60 } : { keptPerKind: 10, readPerKind: 30 };
}

/** Score of a product: of its kind, and of the words that it matches, less a penalty for each better product of its kind. */
const MATCH_SCORE = 0.3;
const IN_NAME_SCORE = 0.4;
const IN_OWN_TEXT_SCORE = 0.15;
const SAME_KIND_PENALTY = 0.07;

/** The table of counts that page statements read; the caller's statement defines it. */
export const COUNTS_TABLE = "counted";

function pageByKinds(query: ProductQuery, { kinds, otherKinds, words, weighing }: Meaning, { offset, size }: Page): Ids {
  const { keptPerKind, readPerKind } = limitsPerKind(kinds.length);
  const values = [...query.values];
  const param = paramIn(values);
  const ids = param(kinds.map(({ id }) => id));
  const scores = param(kinds.map(({ score }) => score));
  const allIds = `(${ids}::integer[] || ${param([...new Set(otherKinds)])}::integer[])`;
  const offsetParam = `${param(offset)}::integer`;
  const sizeParam = `${param(size)}::integer`;
  const anyWord = param(anyWordQuery([...words, ...weighing]));
  const inName = param(nameQuery(words));
  // A name may say the first word where its noun does not: `trípode`.
  const inOwnText = param(ownTextQuery([...words.slice(0, 1), ...weighing]));
  const positionInKind =
    "row_number() over (partition by kind.id order by found.in_own_text desc, found.in_name desc, found.match desc, found.rank desc, found.id desc) - 1";
  const total = `(select coalesce(sum(count), 0) from ${COUNTS_TABLE})`;
  const isPageOpenAfter = (filled: string) => `${filled} < least(${offsetParam} + ${sizeParam}, ${total})`;
  const hitCount = "(select count(*) from hits)";
  const filledCount = `(${hitCount} + (select count(*) from of_kinds))`;
  // With other conditions too many products of a kind would be read in vain.
  const isReadByKind = query.priceOnly !== null && query.topCategory === null;
  const selectOthers: Select = (conditions) => `
      select id from product_search ${where([...conditions, isPageOpenAfter(filledCount)])}
        and id not in (select id from hits union all select id from of_kinds)
      order by array_position(${allIds}, kind_id), ${WORD_ORDERS.relevance}
      limit ${PAGE_SIZE_MAX} offset greatest(0, ${offsetParam} - ${filledCount})`;
  const rowsLeft = `least(${sizeParam}, ${offsetParam} + ${sizeParam} - ${filledCount})`;
  // Where kinds are read one by one, what is left is ordered by sales alone.
  const others = isReadByKind
    ? `with ${tenthOrAll("prime", selectOthers, query.conditions, rowsLeft)} select id from matches`
    : selectOthers(query.conditions);
  const inKindConditions = [
    String(isReadByKind),
    "kind_id = kind.id",
    ...rangeConditions("price", query.priceOnly ?? {}),
    ...query.rowConditions,
  ];
  const text = `
    -- The best-selling matches of each kind, with their score.
    with hits as materialized (
      select found.id, found.rank,
        kind.score + ${MATCH_SCORE} * found.match + ${IN_NAME_SCORE} * found.in_name + ${IN_OWN_TEXT_SCORE} * found.in_own_text
          - ${SAME_KIND_PENALTY} * (${positionInKind}) as score
      from unnest(${ids}::integer[], ${scores}::real[]) kind (id, score) cross join lateral (
        select id, rank, ts_rank(document, ${anyWord}::tsquery) as match, (document @@ ${inName}::tsquery)::integer as in_name,
          coalesce((document @@ nullif(${inOwnText}, '')::tsquery)::integer, 0) as in_own_text
        -- The words stand outside this limit: inside, the planner would sort the whole kind.
        from (select * from product_search where kind_id = kind.id order by rank desc, id desc limit ${readPerKind}) best_selling
        where ${query.rowConditions.join(" and ")} limit ${keptPerKind}
      ) found
    ),
    best as (select id, row_number() over (order by score desc, rank desc, id desc) as place from hits),
    -- Other matches of these kinds, kind after kind, as many as the page needs.
    of_kinds as materialized (
      select found.id from unnest(${allIds}) kind (id) cross join lateral (
        select id from product_search ${where([...inKindConditions, isPageOpenAfter(hitCount)])} and id not in (select id from hits)
        order by ${WORD_ORDERS.relevance}
      ) found limit greatest(0, ${offsetParam} + ${sizeParam} - ${hitCount})
    ),
    -- Matches of any kind, for what is left of the page.
    others as (${others})
    select id from (
      select id, place from best
      union all select id, ${hitCount} + row_number() over () from of_kinds
      union all select id, greatest(${offsetParam}, ${filledCount}) + row_number() over () from others
    ) page where place > ${offsetParam} order by place limit ${sizeParam}`;
  return { text, values };
}

function newestPage(query: ProductQuery, { offset, size }: Page): Ids {
  const values = [...query.values];
  const param = paramIn(values);
  const [offsetParam, sizeParam] = [param(offset), `${param(size)}::integer`];
  const select: Select = (conditions) =>
    `select id, published_at from product_search ${where(conditions)} order by ${WORD_ORDERS.newest} limit ${PAGE_SIZE_MAX} offset ${offsetParam}`;
  const matches = tenthOrAll("recent", select, query.conditions, sizeParam);
  return { text: `with ${matches} select id from matches order by ${ORDERS.newest} limit ${sizeParam}`, values };
}

export const isByRelevance = ({ sort }: Filter, query: ProductQuery, meaning: Meaning | null) =>
  meaning !== null && (sort ?? "relevance") === "relevance" && query.source === "product_search";

export const isByPrice = ({ sort }: Filter, query: ProductQuery) => priceOrder(sort) !== null && isOfOneWord(query);

const SCANNED_ROWS_MAX = 20_000;
/** Cost of a row of the sort's index in rows of the word index: each lies on another disk page. */
const SCANNED_ROW_COST = 2.5;

/** Scans the sort's index and filters by words where that is faster than sorting all matches, else null. The page may be short. */
export function sortedScanPage(filter: Filter, query: ProductQuery, total: number, goods: number): Ids | null {
  const rowsToScan = (filter.currPage * filter.pageSize * goods) / total;
  if (SCANNED_ROW_COST * rowsToScan >= total || 2 * rowsToScan > SCANNED_ROWS_MAX) return null;
  const order = ORDERS[filter.sort ?? "relevance"];
  const scanned = `(select * from product_search order by ${order} limit ${SCANNED_ROWS_MAX}) product_search`;
  return selectPage(`select id from ${scanned} ${where(query.rowConditions)} order by ${order}`, query.values, pageIn(filter));
}

export function pageStatements(filter: Filter, query: ProductQuery, meaning: Meaning | null): Pages {
  const page = pageIn(filter);
  if (meaning && isByRelevance(filter, query, meaning))
    return meaning.kinds.length > 0 ? [pageByKinds(query, meaning, page)] : rerankedPages(query, meaning, page);
  const order = priceOrder(filter.sort);
  if (order && isOfOneWord(query)) return [selectPage(byPrice(query, order), query.values, page)];
  if (meaning && filter.sort === "newest" && query.source === "product_search") return [newestPage(query, page)];
  return [sortedPage(query, (meaning ? WORD_ORDERS : ORDERS)[filter.sort ?? "relevance"], page)];
}
