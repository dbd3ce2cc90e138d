import { PAGE_SIZE_MAX } from "../../lib/contract/limits.ts";
import type { Meaning } from "../search/meaning.ts";
import { addValues, limitsPerKind, type Placeholders, selectHits } from "./kind-hits.ts";
import { type IdStatement, type PageRange, type Select, tenthOrAll, WORD_ORDERS } from "./page-parts.ts";
import { type ProductQuery, rangeConditions, where } from "./product-query.ts";

/** CTE of counts that page statements read; page-reader.ts defines it. */
export const COUNTS_TABLE = "counted";

const HIT_COUNT = "(select count(*) from hits)";
const FILLED_BY_KINDS = `(${HIT_COUNT} + (select count(*) from of_kinds))`;

/** Selects `hits`, the best matches of `kinds`; then `of_kinds`, other matches of `kinds` and of `otherKinds`; then `of_any_kind`, all other matches. Only hits are ranked, as ranking all matches would take too long: the others follow by kind and sales. */
export function pageByKinds(query: ProductQuery, meaning: Meaning, page: PageRange): IdStatement {
  const values = [...query.values];
  const placeholders = addValues(meaning, page, values);
  const { offset, size } = placeholders;
  // `of_any_kind` lacks the rows of earlier pages, so its first row has the page's first place, or the place after the kinds' matches.
  const text = `
    with hits as materialized (${selectHits(query, placeholders, limitsPerKind(meaning))}),
    ranked_hits as (select id, row_number() over (order by score desc, place_in_kind, rank desc, id desc) as place from hits),
    of_kinds as materialized (${selectOfKinds(query, placeholders)}),
    of_any_kind as (${selectOfAnyKind(query, placeholders)})
    select id from (
      select id, place from ranked_hits
      union all select id, ${HIT_COUNT} + row_number() over () from of_kinds
      union all select id, greatest(${offset}, ${FILLED_BY_KINDS}) + row_number() over () from of_any_kind
    ) page where place > ${offset} order by place limit ${size}`;
  return { text, values };
}

const needsMoreThan = (filled: string, { offset, size }: Placeholders) =>
  `${filled} < least(${offset} + ${size}, (select coalesce(sum(count), 0) from ${COUNTS_TABLE}))`;

/** Whether `of_kinds` is read. With conditions other than prices it would read most products of a kind in vain; `of_any_kind` finds the matches then. */
const isReadByKind = ({ hasOtherConditions, topCategory }: ProductQuery) => !hasOtherConditions && topCategory === null;

/** Matches of kind after kind, as many as the page needs; none (`where false`) where `isReadByKind` is false. */
function selectOfKinds(query: ProductQuery, placeholders: Placeholders): string {
  const { allKindIds, offset, size } = placeholders;
  const conditions = [
    String(isReadByKind(query)),
    "kind_id = kind.id",
    // Prices once more, on the bare column, for the index of kind and price: `recheckConditions` has `price + 0`, which no index serves.
    ...rangeConditions("price", query.priceRange),
    ...query.recheckConditions,
    needsMoreThan(HIT_COUNT, placeholders),
  ];
  return `
      select found.id from unnest(${allKindIds}) kind (id) cross join lateral (
        select id from product_search ${where(conditions)} and id not in (select id from hits)
        order by ${WORD_ORDERS.relevance}
      ) found limit greatest(0, ${offset} + ${size} - ${HIT_COUNT})`;
}

function selectOfAnyKind(query: ProductQuery, placeholders: Placeholders): string {
  const { allKindIds, offset, size } = placeholders;
  const select: Select = (conditions) => `
      select id from product_search ${where([...conditions, needsMoreThan(FILLED_BY_KINDS, placeholders)])}
        and id not in (select id from hits union all select id from of_kinds)
      order by array_position(${allKindIds}, kind_id), ${WORD_ORDERS.relevance}
      limit ${PAGE_SIZE_MAX} offset greatest(0, ${offset} - ${FILLED_BY_KINDS})`;
  if (!isReadByKind(query)) return select(query.conditions);
  const rowsLeft = `least(${size}, ${offset} + ${size} - ${FILLED_BY_KINDS})`;
  return `with ${tenthOrAll("prime", select, query.conditions, rowsLeft)} select id from matches`;
}
