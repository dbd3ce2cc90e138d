import type { Metadata } from "next";
import { fill } from "@/lib/format";
import { requiredRead } from "@/lib/http/reads";
import { activeFilters, narrowingFilters } from "@/lib/product/filters";
import { LISTING_SIZE, listingParams } from "@/lib/product/listing";
import { assertPage, type Query } from "@/lib/product/listing-address";
import { listingQuery, searchFilter } from "@/lib/product/query";
import { listProducts } from "@/lib/product/server";
import { routes } from "@/lib/routes";
import { pagedTitle, pageMetadata } from "@/lib/seo/metadata";
import { text } from "@/lib/text";
import { filterNames } from "./filter-names";
import { FilteredOut, findWithoutFilters } from "./filtered-out";
import { Listing } from "./listing";
import { NoProducts } from "./no-products";
import { siblingCategories } from "./sibling-categories";

const t = text.listing;

export function searchMetadata(query: Query): Metadata {
  const { keyword, page = 1 } = listingQuery(query);
  return pageMetadata({
    title: pagedTitle(keyword ? fill(t.searchTitle, { keyword }) : t.all, page),
    description: t.searchDescription,
    path: routes.productSearch({ ...(keyword && { keyword }) }),
    isIndexed: false,
  });
}

export async function SearchResults({ query: rawQuery }: { query: Query }) {
  const query = listingQuery(rawQuery);
  const { sort, page } = listingParams({ sort: query.sort ?? "", page: String(query.page ?? 1) });
  const filter = { ...searchFilter(query), sort, currPage: page, pageSize: LISTING_SIZE, with_filters: true };
  const [result, names] = await Promise.all([requiredRead(listProducts(filter)), filterNames(query)]);
  assertPage(page, result.total);
  const filters = activeFilters(query, names);
  const categories = result.facets.length > 1 ? result.facets : await siblingCategories(query);
  const foundWithoutFilters = result.total === 0 ? await findWithoutFilters(query, filters) : undefined;
  const heading = names.category ? fill(t.categoryTitle, { name: names.category }) : t.all;
  const keyword = result.corrected_keyword ?? query.keyword;
  const title = keyword ? fill(t.searchTitle, { keyword }) : heading;
  return (
    <Listing
      title={title}
      crumbs={[{ label: text.product.home, href: routes.home }, { label: title }]}
      result={result}
      page={page}
      sort={sort}
      query={query}
      filters={filters}
      hrefWith={(change) => routes.productSearch({ ...query, ...change })}
      categories={categories}
      empty={
        foundWithoutFilters ? (
          <FilteredOut query={query} {...foundWithoutFilters} />
        ) : (
          <NoProducts
            keyword={query.keyword}
            hasUnknownWords={result.left_out !== undefined}
            isNarrowed={narrowingFilters(filters).length > 0}
          />
        )
      }
    />
  );
}
