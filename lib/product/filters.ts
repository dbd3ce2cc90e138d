import { money, moneyRange } from "@/lib/format";
import type { ListingQuery } from "@/lib/routes";

/** Parameters that a list offers with counts, in the order in which they stand. */
export const NARROWINGS = ["minimum", "material", "color", "shop_id", "district"] as const;
export type NarrowingName = (typeof NARROWINGS)[number];

/** Whether a value is one that a list offers, and named as there. */
export const isNarrowing = (kind: string): kind is NarrowingName => NARROWINGS.some((name) => name === kind);

type Price = "price" | "minPrice" | "maxPrice" | "cartonPrice" | "cartonMinPrice" | "cartonMaxPrice";

/** One thing that a list is narrowed by: what it says, and the change to the address that takes it away. */
export type ActiveFilter = {
  kind: "keyword" | "category" | "shop" | Price | Exclude<NarrowingName, "shop_id">;
  value: string;
  without: Partial<ListingQuery>;
};

/** What a list is narrowed by, in the order that it is read. A category or shop whose name is not known shows its identifier. */
export function activeFilters(query: ListingQuery, names: { category?: string; shop?: string }): ActiveFilter[] {
  const { keyword, parent_product_type_id: category, shop_id: shop } = query;
  return [
    ...(keyword ? [{ kind: "keyword", value: keyword, without: { keyword: "" } } as const] : []),
    ...(category
      ? [{ kind: "category", value: names.category ?? category, without: { parent_product_type_id: "" } } as const]
      : []),
    ...(shop ? [{ kind: "shop", value: names.shop ?? shop, without: { shop_id: "" } } as const] : []),
    ...(["district", "material", "color", "minimum"] as const).flatMap((kind) => {
      const value = query[kind];
      return value ? [{ kind, value: String(value), without: { [kind]: "" } }] : [];
    }),
    ...priceFilter(Number(query.min_price), Number(query.max_price), query.price_per === "carton"),
  ];
}

function priceFilter(min: number, max: number, isOfCarton: boolean): ActiveFilter[] {
  const without = { price_per: "", min_price: "", max_price: "" };
  if (min > 0 && max > 0) return [{ kind: isOfCarton ? "cartonPrice" : "price", value: moneyRange(min, max), without }];
  if (min > 0) return [{ kind: isOfCarton ? "cartonMinPrice" : "minPrice", value: money(min), without }];
  return max > 0 ? [{ kind: isOfCarton ? "cartonMaxPrice" : "maxPrice", value: money(max), without }] : [];
}
