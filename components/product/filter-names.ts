import { optionalRead } from "@/lib/http/reads";
import { activeFilters } from "@/lib/product/filters";
import { categoryTrail } from "@/lib/product/listing";
import { getCategoryTree } from "@/lib/product/server";
import type { ListingQuery } from "@/lib/routes";
import { getShop } from "@/lib/shop/server";
import { filterLabel } from "./filter-label";

type Names = { category?: string; shop?: string };

export async function filterNames({ parent_product_type_id: id, shop_id }: ListingQuery): Promise<Names> {
  const [tree, shop] = await Promise.all([
    id === undefined ? undefined : optionalRead(getCategoryTree()),
    shop_id === undefined ? undefined : optionalRead(getShop(shop_id)),
  ]);
  const category = id === undefined ? undefined : categoryTrail(tree ?? [], id).at(-1);
  return { ...(category && { category: category.name }), ...(shop && { shop: shop.name }) };
}

export const filterLabels = (query: ListingQuery, names: Names): string[] => activeFilters(query, names).map(filterLabel);
