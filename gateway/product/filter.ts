import type { z } from "zod";
import type { SearchFilter } from "../../lib/contract/product.ts";
import { toRowId } from "../identifier.ts";
import { LAST_CHARACTER } from "../search/keyword.ts";
import type { ProductNumber } from "../search/number.ts";
import type { Categories } from "./categories.ts";

export type Filter = z.output<typeof SearchFilter>;

type Value = string | number | string[] | number[];

export type PriceRange = { low?: string; high?: string };

/** A search as SQL. `values`: of its parameters, from `$1`. */
export type ProductQuery = {
  source: "product_search" | "campaign_search" | "matched";
  conditions: string[];
  /** The same conditions for rows that are found otherwise; those of words use no index. */
  rowConditions: string[];
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
export function toProductQuery(filter: Filter, tree: Categories): ProductQuery | null {
  const query = emptyQuery(filter.activeCode ? "campaign_search" : "product_search");
  const param = paramIn(query.values);
  // Adding 0 disables the category and price indexes: the word index is more selective.
  const isWordIndexUsed = hasKeyword(filter) && !filter.activeCode && filter.shop_id === undefined;
  const bypassIndex = isWordIndexUsed ? " + 0" : "";
  if (filter.activeCode) addConditionBesidesPrice(query, `code = ${param(filter.activeCode)}`);
  if (filter.product_type_id !== undefined) {
    const category = tree.find(filter.product_type_id);
    if (!category) return null;
    query.facetColumn = FACET_COLUMNS[category.level];
    if (isWordIndexUsed) query.topCategory = Number(tree.lineage(category.id)[0]?.id);
    if (query.topCategory === null || category.level > 1)
      addConditionBesidesPrice(query, `${LEVEL_COLUMNS[category.level]}${bypassIndex} = ${param(Number(category.id))}`);
  }
  if (filter.shop_id !== undefined) {
    const shop = toRowId(filter.shop_id);
    if (shop === null) return null;
    addConditionBesidesPrice(query, `shop_id = ${param(shop)}`);
  }
  addPrices(query, filter, bypassIndex);
  addAttributes(query, filter);
  const isOfWholeCatalogue = query.conditions.length === 0 && query.topCategory === null;
  return { ...query, rowConditions: [...query.conditions], isOfWholeCatalogue };
}

const emptyQuery = (source: ProductQuery["source"]): ProductQuery => ({
  source,
  conditions: [],
  rowConditions: [],
  values: [],
  facetColumn: "top_id",
  topCategory: null,
  isOfWholeCatalogue: true,
  priceOnly: {},
  stem: null,
});

function addConditionBesidesPrice(query: ProductQuery, condition: string) {
  query.conditions.push(condition);
  query.priceOnly = null;
}

function addPrices(query: ProductQuery, filter: Filter, bypassIndex: string) {
  const param = paramIn(query.values);
  const [low, high] = priceRange(filter);
  const range = { ...(low !== undefined && { low: param(low) }), ...(high !== undefined && { high: param(high) }) };
  if (filter.price_per === "carton") {
    for (const condition of rangeConditions(productColumn(query, "carton_price"), range))
      addConditionBesidesPrice(query, condition);
    return;
  }
  query.conditions.push(...rangeConditions(`price${bypassIndex}`, range));
  if (query.priceOnly) query.priceOnly = range;
}

export const rangeConditions = (column: string, { low, high }: PriceRange): string[] => [
  ...(low === undefined ? [] : [`${column} >= ${low}`]),
  ...(high === undefined ? [] : [`${column} <= ${high}`]),
];

function addAttributes(query: ProductQuery, { minimum, material, color, district }: Filter) {
  const param = paramIn(query.values);
  if (minimum !== undefined) addConditionBesidesPrice(query, `${productColumn(query, "min_quantity")} <= ${param(minimum)}`);
  if (material !== undefined) addConditionBesidesPrice(query, `${productColumn(query, "material")} = ${param(material)}`);
  if (color !== undefined) addConditionBesidesPrice(query, `${productColumn(query, "colors")} @> array[${param(color)}]`);
  if (district !== undefined)
    addConditionBesidesPrice(query, `shop_id in (select id from shop where district = ${param(district)})`);
}

const productColumn = ({ source }: ProductQuery, column: string) =>
  source === "product_search" ? column : `(select ${column} from product_search w where w.id = ${source}.id)`;

const HIGHEST_PRICE = 9_999_999_999;

function priceRange({ min_price, max_price }: Pick<Filter, "min_price" | "max_price">) {
  const [low, high] = [min_price, max_price].map((price) => price && Math.min(price, HIGHEST_PRICE));
  return low !== undefined && high !== undefined && low > high ? [high, low] : [low, high];
}

export const where = (conditions: string[]) => (conditions.length > 0 ? `where ${conditions.join(" and ")}` : "");

export function withNumbers(query: ProductQuery, numbers: readonly ProductNumber[]): ProductQuery {
  const values = [...query.values];
  const param = paramIn(values);
  const conditions = numbers.map((number) => {
    if ("id" in number) return `id = ${param(number.id)}`;
    const { reference } = number;
    return `(reference ~>=~ ${param(reference)} and reference ~<~ ${param(reference + LAST_CHARACTER)})`;
  });
  const inTop = query.topCategory === null ? [] : [`top_id = ${param(query.topCategory)}`];
  return { ...query, values, conditions: [...query.conditions, ...inTop, `(${conditions.join(" or ")})`] };
}

/** Matches are read once, for counting and sorting. */
export function materializeMatches(query: ProductQuery): { ctes: string[]; query: ProductQuery } {
  const columns = "id, rank, price, published_at, top_id, sub_id, leaf_id";
  return {
    ctes: [`matched as materialized (select ${columns} from ${query.source} ${where(query.conditions)})`],
    query: { ...query, source: "matched", conditions: [] },
  };
}
