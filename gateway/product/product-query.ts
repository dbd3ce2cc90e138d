import type { z } from "zod";
import { chosenValues } from "../../lib/contract/chosen-values.ts";
import type { SearchFilter } from "../../lib/contract/product.ts";
import { toRowId } from "../identifier.ts";
import { LAST_CHARACTER } from "../search/keyword.ts";
import type { ProductNumber } from "../search/product-number.ts";
import type { Categories } from "./categories.ts";

export type SearchRequest = z.output<typeof SearchFilter>;

type Value = string | number | string[] | number[];

/** Placeholders of the limits, such as `$3`. */
export type PriceParams = { low?: string; high?: string };

/** A filter of the request. `alwaysTrue`: replaces a `condition` that is left out, and gives its parameter a type. */
type ActiveFilter = { name: string; condition: string; alwaysTrue: string };

/** A search as SQL. `values`: those of its parameters, `$1` first. */
export type ProductQuery = {
  source: "product_search" | "campaign_search" | "matched";
  conditions: string[];
  /** `conditions` for rows that are found by kind or in the sort's order: tested row by row, without the word index. */
  recheckConditions: string[];
  activeFilters: ActiveFilter[];
  values: Value[];
  /** Column of the level below the request's category, by which matches are counted. Null below the last level. */
  facetColumn: "top_id" | "sub_id" | "leaf_id" | null;
  /** Top category of a search by keyword. It is no condition yet: `withWords` adds it with the words, for the index of words by top category, and `withProductNumbers` alone. */
  topCategory: number | null;
  isOfWholeCatalogue: boolean;
  priceRange: PriceParams;
  /** Whether there are conditions besides `priceRange`, words and `topCategory`. */
  hasOtherConditions: boolean;
  /** SQL of the stem where the words are one strong lexeme, outside campaigns and top categories; else null. */
  stem: string | null;
};

const LEVEL_COLUMNS = { 1: "top_id", 2: "sub_id", 3: "leaf_id" } as const;
const FACET_COLUMNS = { 1: "sub_id", 2: "leaf_id", 3: null } as const;

export const hasKeyword = ({ keyword }: SearchRequest): boolean => (keyword?.trim() ?? "") !== "";

export const paramIn = (values: Value[]) => (value: Value) => `$${values.push(value)}`;
type Param = ReturnType<typeof paramIn>;

/** The conditions without keyword and `topCategory`: `shop_id = $1` for `{ shop_id: "7" }`. Null where nothing can match: for an unknown category or an invalid shop id. */
export function toProductQuery(request: SearchRequest, tree: Categories): ProductQuery | null {
  const category = request.product_type_id === undefined ? undefined : (tree.find(request.product_type_id) ?? null);
  const shop = request.shop_id === undefined ? undefined : toRowId(request.shop_id);
  if (category === null || shop === null) return null;
  const values: Value[] = [];
  const param = paramIn(values);
  const source = request.activeCode ? "campaign_search" : "product_search";
  const isWordIndexUsed = hasKeyword(request) && source === "product_search" && shop === undefined;
  // Adding 0 disables the category and price indexes: the word index is more selective.
  const bypassIndex = isWordIndexUsed ? " + 0" : "";
  const topCategory = category && isWordIndexUsed ? Number(tree.lineage(category.id)[0]?.id) : null;
  const ownCategory = topCategory !== null && category?.level === 1 ? undefined : category;
  const placeConditions = [
    ...(request.activeCode ? [`code = ${param(request.activeCode)}`] : []),
    ...(ownCategory ? [`${LEVEL_COLUMNS[ownCategory.level]}${bypassIndex} = ${param(Number(ownCategory.id))}`] : []),
  ];
  const shopFilter =
    shop === undefined ? [] : [activeFilter("shop_id", param(shop), "integer", (placeholder) => `shop_id = ${placeholder}`)];
  const range = priceRange(request, param);
  const isPerCarton = request.price_per === "carton";
  const priceColumn = isPerCarton ? productColumn(source, "carton_price") : `price${bypassIndex}`;
  const priceConditions = rangeConditions(priceColumn, range);
  const activeFilters = [...shopFilter, ...attributeFilters(request, source, param)];
  const conditions = [...placeConditions, ...priceConditions, ...activeFilters.map(({ condition }) => condition)];
  return {
    source,
    conditions,
    recheckConditions: conditions,
    activeFilters,
    values,
    facetColumn: category ? FACET_COLUMNS[category.level] : "top_id",
    topCategory,
    isOfWholeCatalogue: conditions.length === 0 && topCategory === null,
    priceRange: isPerCarton ? {} : range,
    hasOtherConditions: conditions.length > (isPerCarton ? 0 : priceConditions.length),
    stem: null,
  };
}

const HIGHEST_PRICE = 9_999_999_999;

function priceRange({ min_price, max_price }: SearchRequest, param: Param): PriceParams {
  const [min, max] = [min_price, max_price].map((price) => price && Math.min(price, HIGHEST_PRICE));
  const [low, high] = min !== undefined && max !== undefined && min > max ? [max, min] : [min, max];
  return { ...(low !== undefined && { low: param(low) }), ...(high !== undefined && { high: param(high) }) };
}

export const rangeConditions = (column: string, { low, high }: PriceParams): string[] => [
  ...(low === undefined ? [] : [`${column} >= ${low}`]),
  ...(high === undefined ? [] : [`${column} <= ${high}`]),
];

const activeFilter = (
  name: string,
  placeholder: string,
  type: string,
  conditionOn: (placeholder: string) => string,
): ActiveFilter => ({
  name,
  condition: conditionOn(placeholder),
  alwaysTrue: `${placeholder}::${type} is not null`,
});

function attributeFilters(request: SearchRequest, source: ProductQuery["source"], param: Param): ActiveFilter[] {
  const { minimum } = request;
  const column = (name: string) => productColumn(source, name);
  const anyValue = (name: "material" | "color" | "district", conditionOn: (placeholder: string) => string) => {
    const chosen = chosenValues(request[name]);
    return chosen.length === 0 ? [] : [activeFilter(name, param(chosen), "text[]", conditionOn)];
  };
  return [
    ...(minimum === undefined
      ? []
      : [activeFilter("minimum", param(minimum), "integer", (placeholder) => `${column("min_quantity")} <= ${placeholder}`)]),
    ...anyValue("material", (placeholder) => {
      return `array[${column("material")}, split_part(${column("material")}, ' ', 1)] && ${placeholder}::text[]`;
    }),
    ...anyValue("color", (placeholder) => `${column("colors")} && ${placeholder}::text[]`),
    ...anyValue("district", (placeholder) => `shop_id in (select id from shop where district = any(${placeholder}::text[]))`),
  ];
}

export function withoutFilter(query: ProductQuery, { condition, alwaysTrue }: ActiveFilter): ProductQuery {
  const without = (conditions: string[]) => conditions.map((one) => (one === condition ? alwaysTrue : one));
  return { ...query, conditions: without(query.conditions), recheckConditions: without(query.recheckConditions) };
}

const productColumn = (source: ProductQuery["source"], column: string) =>
  source === "product_search" ? column : `(select ${column} from product_search w where w.id = ${source}.id)`;

export const where = (conditions: string[]) => (conditions.length > 0 ? `where ${conditions.join(" and ")}` : "");

export function withProductNumbers(query: ProductQuery, numbers: readonly ProductNumber[]): ProductQuery {
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

export function materializeMatches(query: ProductQuery): { ctes: string[]; query: ProductQuery } {
  const columns = "id, rank, price, published_at, top_id, sub_id, leaf_id";
  return {
    ctes: [`matched as materialized (select ${columns} from ${query.source} ${where(query.conditions)})`],
    query: { ...query, source: "matched", conditions: [] },
  };
}
