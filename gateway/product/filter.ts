import type { z } from "zod";
import type { SearchFilter } from "../../lib/contract/product.ts";
import { toRowId } from "../identifier.ts";
import { WEAK } from "../search/document.ts";
import { LAST_CHARACTER } from "../search/keyword.ts";
import type { SearchWord } from "../search/meaning.ts";
import type { ProductNumber } from "../search/number.ts";
import type { Categories } from "./categories.ts";
import { allWordsQuery, stemIn } from "./tsquery.ts";

export type Filter = z.output<typeof SearchFilter>;

type Value = string | number | string[] | number[];

export type PriceRange = { low?: string; high?: string };

/** A search as SQL. `values`: of its parameters, from `$1`. */
export type Scan = {
  source: "product_search" | "campaign_search" | "matched";
  conditions: string[];
  /** The same conditions for rows that are found otherwise; those of words use no index. */
  checks: string[];
  values: Value[];
  /** Of the category level below the filter's; null below the last. */
  facetColumn: "top_id" | "sub_id" | "leaf_id" | null;
  /** Top category that a word search is limited to. */
  topCategory: number | null;
  isOfWholeCatalogue: boolean;
  /** Range of unit prices; null when there are conditions besides it, words and `topCategory`. */
  priceOnly: PriceRange | null;
  /** SQL of the stem when one strong word is searched in all goods; else null. */
  stem: string | null;
};

const LEVEL_COLUMNS = { 1: "top_id", 2: "sub_id", 3: "leaf_id" } as const;
const FACET_COLUMNS = { 1: "sub_id", 2: "leaf_id", 3: null } as const;

export const hasKeyword = ({ keyword }: Filter): boolean => (keyword?.trim() ?? "") !== "";

/** Adds a value and returns its placeholder: `$3`. */
export const paramIn = (values: Value[]) => (value: Value) => `$${values.push(value)}`;

/** All conditions but words; null for an invalid id, which matches nothing. */
export function toScan(filter: Filter, tree: Categories): Scan | null {
  const scan = emptyScan(filter.activeCode ? "campaign_search" : "product_search");
  const param = paramIn(scan.values);
  // Adding 0 disables the category and price indexes: the word index is more selective.
  const areWordsFirst = hasKeyword(filter) && !filter.activeCode && filter.shop_id === undefined;
  const bypassIndex = areWordsFirst ? " + 0" : "";
  if (filter.activeCode) addConditionBesidesPrice(scan, `code = ${param(filter.activeCode)}`);
  if (filter.product_type_id !== undefined) {
    const category = tree.find(filter.product_type_id);
    if (!category) return null;
    scan.facetColumn = FACET_COLUMNS[category.level];
    if (areWordsFirst) scan.topCategory = Number(tree.lineage(category.id)[0]?.id);
    if (scan.topCategory === null || category.level > 1)
      addConditionBesidesPrice(scan, `${LEVEL_COLUMNS[category.level]}${bypassIndex} = ${param(Number(category.id))}`);
  }
  if (filter.shop_id !== undefined) {
    const shop = toRowId(filter.shop_id);
    if (shop === null) return null;
    addConditionBesidesPrice(scan, `shop_id = ${param(shop)}`);
  }
  addPrices(scan, filter, bypassIndex);
  addAttributes(scan, filter);
  const isOfWholeCatalogue = scan.conditions.length === 0 && scan.topCategory === null;
  return { ...scan, checks: [...scan.conditions], isOfWholeCatalogue };
}

const emptyScan = (source: Scan["source"]): Scan => ({
  source,
  conditions: [],
  checks: [],
  values: [],
  facetColumn: "top_id",
  topCategory: null,
  isOfWholeCatalogue: true,
  priceOnly: {},
  stem: null,
});

function addConditionBesidesPrice(scan: Scan, condition: string) {
  scan.conditions.push(condition);
  scan.priceOnly = null;
}

function addPrices(scan: Scan, filter: Filter, bypassIndex: string) {
  const param = paramIn(scan.values);
  const [low, high] = priceRange(filter);
  const range = { ...(low !== undefined && { low: param(low) }), ...(high !== undefined && { high: param(high) }) };
  if (filter.price_per === "carton") {
    for (const condition of rangeConditions(productColumn(scan, "carton_price"), range))
      addConditionBesidesPrice(scan, condition);
    return;
  }
  scan.conditions.push(...rangeConditions(`price${bypassIndex}`, range));
  if (scan.priceOnly) scan.priceOnly = range;
}

export const rangeConditions = (column: string, { low, high }: PriceRange): string[] => [
  ...(low === undefined ? [] : [`${column} >= ${low}`]),
  ...(high === undefined ? [] : [`${column} <= ${high}`]),
];

function addAttributes(scan: Scan, { minimum, material, color, district }: Filter) {
  const param = paramIn(scan.values);
  if (minimum !== undefined) addConditionBesidesPrice(scan, `${productColumn(scan, "min_quantity")} <= ${param(minimum)}`);
  if (material !== undefined) addConditionBesidesPrice(scan, `${productColumn(scan, "material")} = ${param(material)}`);
  if (color !== undefined) addConditionBesidesPrice(scan, `${productColumn(scan, "colors")} @> array[${param(color)}]`);
  if (district !== undefined)
    addConditionBesidesPrice(scan, `shop_id in (select id from shop where district = ${param(district)})`);
}

const productColumn = ({ source }: Scan, column: string) =>
  source === "product_search" ? column : `(select ${column} from product_search w where w.id = ${source}.id)`;

const HIGHEST_PRICE = 9_999_999_999;

function priceRange({ min_price, max_price }: Pick<Filter, "min_price" | "max_price">) {
  const [low, high] = [min_price, max_price].map((price) => price && Math.min(price, HIGHEST_PRICE));
  return low !== undefined && high !== undefined && low > high ? [high, low] : [low, high];
}

export const where = (conditions: string[]) => (conditions.length > 0 ? `where ${conditions.join(" and ")}` : "");

type Param = ReturnType<typeof paramIn>;

/** Adds words; their query is the last value. Campaigns have no documents of their own. */
export function withWords(scan: Scan, words: readonly SearchWord[]): Scan {
  const values = [...scan.values];
  const param = paramIn(values);
  const { topCategory } = scan;
  const added = topCategory === null ? wordsEverywhere(scan, words, param) : wordsInCategory(topCategory, words, param);
  const conditions = [...scan.conditions, ...added.conditions];
  return { ...scan, values, conditions, checks: [...scan.checks, ...added.checks], stem: added.stem };
}

function wordsEverywhere({ source }: Scan, words: readonly SearchWord[], param: Param) {
  const query = param(allWordsQuery(words));
  const match = `document @@ ${query}::tsquery`;
  const inCampaign = `exists (select from product_search w where w.id = campaign_search.id and w.${match})`;
  const [lexeme = WEAK, ...others] = words.flatMap(({ lexemes }) => lexemes);
  const isOne = source === "product_search" && others.length === 0 && !lexeme.startsWith(WEAK);
  const conditions = [source === "product_search" ? match : inCampaign];
  return { conditions, checks: [`(${match}) is true`], stem: isOne ? stemIn(query) : null };
}

function wordsInCategory(topCategory: number, words: readonly SearchWord[], param: Param) {
  const singleLexemes = words.flatMap(({ lexemes }) => (lexemes.length === 1 ? lexemes : []));
  const top = param(topCategory);
  const categoryLexemes = singleLexemes.length > 0 ? param(singleLexemes.map((lexeme) => `${topCategory}:${lexeme}`)) : null;
  const query = param(allWordsQuery(words));
  const match = `document @@ ${query}::tsquery`;
  const inTop = `top_id + 0 = ${top}`;
  const recheck = [inTop, `(${match}) is true`];
  if (categoryLexemes === null) return { conditions: [inTop, match], checks: recheck, stem: null };
  const indexCondition = `words_within(top_id, document) @> ${categoryLexemes}::text[]`;
  const isIndexExact = singleLexemes.length === words.length;
  // Always true: names parameters whose types PostgreSQL could not infer otherwise.
  const typedParams = [`${top}::integer > 0`, `${query}::tsquery is not null`];
  return { conditions: [indexCondition, ...(isIndexExact ? typedParams : recheck)], checks: recheck, stem: null };
}

export function withNumbers(scan: Scan, numbers: readonly ProductNumber[]): Scan {
  const values = [...scan.values];
  const param = paramIn(values);
  const conditions = numbers.map((number) => {
    if ("id" in number) return `id = ${param(number.id)}`;
    const { reference } = number;
    return `(reference ~>=~ ${param(reference)} and reference ~<~ ${param(reference + LAST_CHARACTER)})`;
  });
  const inTop = scan.topCategory === null ? [] : [`top_id = ${param(scan.topCategory)}`];
  return { ...scan, values, conditions: [...scan.conditions, ...inTop, `(${conditions.join(" or ")})`] };
}

/** Matches are read once, for counting and sorting. */
export function materializeMatches(scan: Scan): { ctes: string[]; scan: Scan } {
  const columns = "id, rank, price, published_at, top_id, sub_id, leaf_id";
  return {
    ctes: [`matched as materialized (select ${columns} from ${scan.source} ${where(scan.conditions)})`],
    scan: { ...scan, source: "matched", conditions: [] },
  };
}
