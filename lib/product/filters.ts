import { chosenValues } from "@/lib/contract/chosen-values";
import { money, moneyRange } from "@/lib/format";
import type { ListingQuery } from "@/lib/routes";

/** Filters for which a list of products shows the possible values, each value with its number of products. */
export const LISTED_FILTERS = ["minimum", "material", "color", "shop_id", "district"] as const;
export type ListedFilter = (typeof LISTED_FILTERS)[number];

export const isListedFilter = (kind: string): kind is ListedFilter => LISTED_FILTERS.some((name) => name === kind);

const SEVERAL_VALUED: readonly string[] = ["material", "color", "district"];

export const takesSeveral = (name: ListedFilter): boolean => SEVERAL_VALUED.includes(name);

export const chosenIn = (query: ListingQuery, name: ListedFilter): string[] => chosenValues(query[name]);

/** Of all values of one filter in an address. */
export const VALUES_TEXT_MAX = 200;

/** Whether a material begins with another that is one word: `Vidrio templado` with `Vidrio`. */
export const beginsWithMaterial = (material: string, word: string): boolean =>
  !word.includes(" ") && material.startsWith(`${word} `);

/** The change of the query that chooses a value, beside the others where the filter takes several, or leaves it again. A material takes the place of its sorts, and a sort of its material: the gateway finds the sorts by the material too. */
export function toggled(query: ListingQuery, name: ListedFilter, value: string): Partial<ListingQuery> {
  const chosen = chosenIn(query, name);
  const others = chosen.filter((one) => one !== value && !beginsWithMaterial(one, value) && !beginsWithMaterial(value, one));
  if (chosen.includes(value)) return { [name]: others.join(",") };
  // Sorted, so that the same values have the same address.
  return { [name]: takesSeveral(name) ? [...others, value].sort().join(",") : value };
}

type Price = "price" | "minPrice" | "maxPrice" | "cartonPrice" | "cartonMinPrice" | "cartonMaxPrice";

/** A filter in use. `kind`, `value`: what its label says. `without`: the change of the query that removes it. */
export type ActiveFilter = {
  kind: "keyword" | "category" | "shop" | Price | Exclude<ListedFilter, "shop_id">;
  value: string;
  without: Partial<ListingQuery>;
};

/** The filters of a query. `names`: of its category and shop; where one is missing, the id is shown. */
export function activeFilters(query: ListingQuery, names: { category?: string; shop?: string }): ActiveFilter[] {
  const { keyword, parent_product_type_id: category, shop_id: shop } = query;
  return [
    ...(keyword ? [{ kind: "keyword", value: keyword, without: { keyword: "" } } as const] : []),
    ...(category
      ? [{ kind: "category", value: names.category ?? category, without: { parent_product_type_id: "" } } as const]
      : []),
    ...(shop ? [{ kind: "shop", value: names.shop ?? shop, without: { shop_id: "" } } as const] : []),
    ...(["district", "material", "color", "minimum"] as const).flatMap((kind) =>
      chosenIn(query, kind).map((value) => ({ kind, value, without: toggled(query, kind, value) })),
    ),
    ...priceFilter(Number(query.min_price), Number(query.max_price), query.price_per === "carton"),
  ];
}

/** Filters without the keyword, which is in the page's heading. */
export const narrowingFilters = (filters: readonly ActiveFilter[]): ActiveFilter[] =>
  filters.filter(({ kind }) => kind !== "keyword");

export const withoutAll = (filters: readonly ActiveFilter[]): Partial<ListingQuery> =>
  Object.fromEntries(filters.flatMap(({ without }) => Object.keys(without)).map((name) => [name, ""]));

/** `min`, `max`: NaN where absent or malformed, which is not above 0. */
function priceFilter(min: number, max: number, isOfCarton: boolean): ActiveFilter[] {
  const without = { price_per: "", min_price: "", max_price: "" };
  if (min > 0 && max > 0) return [{ kind: isOfCarton ? "cartonPrice" : "price", value: moneyRange(min, max), without }];
  if (min > 0) return [{ kind: isOfCarton ? "cartonMinPrice" : "minPrice", value: money(min), without }];
  return max > 0 ? [{ kind: isOfCarton ? "cartonMaxPrice" : "maxPrice", value: money(max), without }] : [];
}
