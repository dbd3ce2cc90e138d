import { money, moneyRange } from "@/lib/format";
import type { ListingQuery } from "@/lib/routes";

/** One thing that a list is narrowed by: what it says, and the change to the address that takes it away. */
export type ActiveFilter = {
  kind: "keyword" | "category" | "shop" | "price" | "minPrice" | "maxPrice";
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
    ...priceFilter(Number(query.min_price), Number(query.max_price)),
  ];
}

function priceFilter(min: number, max: number): ActiveFilter[] {
  const without = { min_price: "", max_price: "" };
  if (min > 0 && max > 0) return [{ kind: "price", value: moneyRange(min, max), without }];
  if (min > 0) return [{ kind: "minPrice", value: money(min), without }];
  return max > 0 ? [{ kind: "maxPrice", value: money(max), without }] : [];
}
