import type { Category } from "@/lib/contract/category";
import { optionalRead } from "@/lib/http/reads";
import { categoryTrail } from "@/lib/product/listing";
import { searchFilter } from "@/lib/product/query";
import { getCategoryTree, listProducts } from "@/lib/product/server";
import type { ListingQuery } from "@/lib/routes";

/** Where a list has no narrower categories: those beside its own, with what the same search finds in them. */
export async function siblingCategories({ parent_product_type_id: id, ...query }: ListingQuery): Promise<Category[]> {
  if (!id) return [];
  const found = await optionalRead(categoriesAround(id, query));
  return found?.filter((category) => category.id !== id) ?? [];
}

async function categoriesAround(id: string, query: ListingQuery): Promise<Category[]> {
  const above = categoryTrail(await getCategoryTree(), id).at(-2);
  const filter = { ...searchFilter(query), ...(above && { product_type_id: above.id }), currPage: 1, pageSize: 1 };
  return (await listProducts(filter)).facets;
}
