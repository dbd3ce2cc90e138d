import { PAGE_SIZE_MAX } from "../../lib/contract/limits.ts";
import { WORDS_MAX } from "../search/keyword.ts";
import type { Meaning, SearchWord } from "../search/meaning.ts";
import { isColor } from "../search/synonyms.ts";
import { LARGE, SMALL } from "../search/units.ts";
import { type IdStatement, type PageRange, type Select, tenthOrAll, WORD_ORDERS } from "./page-parts.ts";
import { type ProductQuery, paramIn, rangeConditions, where } from "./product-query.ts";
import { anyWordQuery, nameQuery, ownTextQuery } from "./tsquery.ts";

/** CTE of counts that page statements read; page-reader.ts defines it. */
export const COUNTS_TABLE = "counted";

const HIT_COUNT = "(select count(*) from hits)";
const FILLED_BY_KINDS = `(${HIT_COUNT} + (select count(*) from of_kinds))`;

/** Selects `hits`, the best matches of `kinds`; then `of_kinds`, other matches of `kinds` and of `otherKinds`; then `of_any_kind`, all other matches. */
export function pageByKinds(query: ProductQuery, meaning: Meaning, page: PageRange): IdStatement {
  const values = [...query.values];
  const placeholders = addValues(meaning, page, values);
  const { offset, size } = placeholders;
  // `of_any_kind` lacks the rows of earlier pages, so its first row has the page's first place, or the place after the kinds' matches.
  const text = `
    with hits as materialized (${selectHits(query, placeholders, ofEachKind(meaning))}),
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

/** `kindIds`: ids of `kinds`. `allKindIds`: ids of `kinds` and `otherKinds`. `weighing`, `qualifying` and `relative`: a tsquery of each word; those of the last two rank goods only within their kind. */
type Placeholders = Record<
  "kindIds" | "scores" | "allKindIds" | "offset" | "size" | "anyWord" | "inName" | "inOwnText",
  string
> & {
  weighing: string[];
  qualifying: string[];
  relative: string[];
  unwanted: string | null;
};

/** Whether a word tells goods of one kind apart, not kinds: how they are packed, or `grande`. */
const isRelative = ({ isPacking, lexemes }: SearchWord) => isPacking || lexemes.includes(LARGE) || lexemes.includes(SMALL);

const BARE_NUMBER = /^\d+$/;
const isLight = ({ lexemes }: SearchWord) => lexemes.some((lexeme) => isColor(lexeme) || BARE_NUMBER.test(lexeme));

/** Beside such a word a colour or bare number counts less: among golden candles `de número` those that are numbers come first. */
const saysVariety = (word: SearchWord) => !(isRelative(word) || isLight(word));

function addValues(
  { kinds, otherKinds, words, weighing, qualifying, unwanted }: Meaning,
  page: PageRange,
  values: IdStatement["values"],
): Placeholders {
  const param = paramIn(values);
  const ownTexts = (some: Meaning["words"]) => [...new Set(some.map((word) => ownTextQuery([word])))];
  const isLesser = (word: SearchWord) => isRelative(word) || (isLight(word) && [...weighing, ...qualifying].some(saysVariety));
  const mainWords = weighing.filter((word) => !isLesser(word));
  const weighingTexts = ownTexts(mainWords);
  const kindIds = param(kinds.map(({ id }) => id));
  return {
    kindIds,
    scores: param(kinds.map(({ score }) => score)),
    allKindIds: `(${kindIds}::integer[] || ${param([...new Set(otherKinds)])}::integer[])`,
    offset: `${param(page.offset)}::integer`,
    size: `${param(page.size)}::integer`,
    anyWord: param(anyWordQuery([...words, ...weighing])),
    inName: param(nameQuery(words)),
    // A product's name may have the first word where its kind's noun does not: `trípode`.
    inOwnText: param(ownTextQuery([...words.slice(0, 1), ...mainWords])),
    weighing: weighingTexts.map(param),
    qualifying: ownTexts(qualifying)
      .filter((text) => !weighingTexts.includes(text))
      .map(param),
    relative: ownTexts(weighing.filter(isLesser)).map(param),
    unwanted: unwanted.length > 0 ? param(ownTextQuery([{ lexemes: unwanted, typed: "", weight: 0 }])) : null,
  };
}

/** Limits for each kind. `read`: how many best-selling products are looked at. `kept`: how many matches of them are ranked. `penalty`: taken from a match's score once for each better match of its kind. */
type EachKind = { kept: number; read: number; penalty: number };

/** A product's score is its kind's plus these, less the penalty. MATCH_SCORE is multiplied by `ts_rank`. */
const MATCH_SCORE = 0.3;
const IN_NAME_SCORE = 0.4;
const IN_OWN_TEXT_SCORE = 0.15;
/** For each weighing word that the product has: goods with all of them come before goods of a better kind with fewer. */
const WEIGHED_SCORE = 0.2;
const SAME_KIND_PENALTY = 0.07;

function ofEachKind({ kinds, isOccasion }: Meaning): EachKind {
  // For an occasion the penalty exceeds all differences of scores: so the best product of each kind comes before any second one.
  const range =
    (kinds[0]?.score ?? 0) -
    (kinds.at(-1)?.score ?? 0) +
    MATCH_SCORE +
    IN_NAME_SCORE +
    IN_OWN_TEXT_SCORE +
    WEIGHED_SCORE * WORDS_MAX;
  const penalty = isOccasion ? range : SAME_KIND_PENALTY;
  if (kinds.length <= 2) return { kept: 48, read: 100, penalty };
  return kinds.length <= 8 ? { kept: 24, read: 60, penalty } : { kept: 10, read: 30, penalty };
}

const ORDER_IN_KIND = [
  "found.unwanted",
  "found.weighed + found.qualified desc",
  "found.relative desc",
  "found.in_own_text desc",
  "found.in_name desc",
  "found.match desc",
  "found.rank desc",
  "found.id desc",
].join(", ");

function selectHits(
  { recheckConditions }: ProductQuery,
  { kindIds, scores, anyWord, inName, inOwnText, weighing, qualifying, relative, unwanted }: Placeholders,
  { kept, read, penalty }: EachKind,
): string {
  const count = (queries: string[]) => ["0", ...queries.map((query) => `(document @@ ${query}::tsquery)::integer`)].join(" + ");
  return `
      select id, rank, place_in_kind, min(own_score - ${penalty} * place_in_kind) over (partition by kind_id order by place_in_kind) as score
      from (
        select found.id, found.rank, kind.id as kind_id,
          kind.score + ${MATCH_SCORE} * found.match + ${IN_NAME_SCORE} * found.in_name + ${IN_OWN_TEXT_SCORE} * found.in_own_text + ${WEIGHED_SCORE} * found.weighed as own_score,
          row_number() over (partition by kind.id order by ${ORDER_IN_KIND}) - 1 as place_in_kind
        from unnest(${kindIds}::integer[], ${scores}::real[]) kind (id, score) cross join lateral (
          select id, rank, ts_rank(document, ${anyWord}::tsquery) as match, (document @@ ${inName}::tsquery)::integer as in_name,
            coalesce((document @@ nullif(${inOwnText}, '')::tsquery)::integer, 0) as in_own_text,
            ${count(weighing)} as weighed, ${count(qualifying)} as qualified,
            ${count(relative)} as relative, ${count(unwanted === null ? [] : [unwanted])} as unwanted
          -- The conditions of words stand outside this limit: inside, the planner would sort the whole kind.
          from (select * from product_search where kind_id = kind.id order by rank desc, id desc limit ${read}) best_selling
          where ${recheckConditions.join(" and ")} limit ${kept}
        ) found
      ) placed`;
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
