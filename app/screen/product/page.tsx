import type { Metadata } from "next";
import { AllProducts, allProductsMetadata } from "@/components/product/all-products";
import { CategoryListing, categoryMetadata } from "@/components/product/category-listing";
import { SearchResults, searchMetadata } from "@/components/product/search-results";
import { firstParam, type Query } from "@/lib/product/listing-address";
import { FILTER_PARAMS } from "@/lib/routes";

type Props = { searchParams: Promise<Query> };

const isSearch = (query: Query) => FILTER_PARAMS.some((name) => firstParam(query[name]));

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = await searchParams;
  if (isSearch(query)) return searchMetadata(query);
  return firstParam(query.parent_product_type_id) ? categoryMetadata(query) : allProductsMetadata(query);
}

/** Specification 19.2: a search, a category, or all products. */
export default async function ProductScreen({ searchParams }: Props) {
  const query = await searchParams;
  if (isSearch(query)) return <SearchResults query={query} />;
  return firstParam(query.parent_product_type_id) ? <CategoryListing query={query} /> : <AllProducts query={query} />;
}
