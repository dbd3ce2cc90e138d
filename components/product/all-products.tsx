import type { Metadata } from "next";
import { fill, groupedNumber } from "@/lib/format";
import { requiredRead } from "@/lib/http/reads";
import { LISTING_SIZE } from "@/lib/product/listing";
import { assertListed, parseList, type Query } from "@/lib/product/listing-address";
import { listProducts } from "@/lib/product/server";
import { type ListingQuery, routes } from "@/lib/routes";
import { pagedTitle, pageMetadata } from "@/lib/seo/metadata";
import { text } from "@/lib/text";
import { Listing } from "./listing";

const t = text.listing;

async function readListing(query: Query) {
  const { sort, page } = parseList(query, routes.shopProducts());
  const result = await requiredRead(listProducts({ sort, currPage: page, pageSize: LISTING_SIZE, with_filters: true }));
  assertListed(page, result.total);
  return { sort, page, result };
}

export async function allProductsMetadata(query: Query): Promise<Metadata> {
  const { sort, page, result } = await readListing(query);
  return pageMetadata({
    title: pagedTitle(t.all, page),
    description: fill(t.allDescription, { count: groupedNumber(result.total) }),
    path: routes.shopProducts(page),
    isIndexed: sort === "relevance",
  });
}

export async function AllProducts({ query }: { query: Query }) {
  const { sort, page, result } = await readListing(query);
  return (
    <Listing
      borderless
      title={t.all}
      lead={t.allLead}
      crumbs={[{ label: text.product.home, href: routes.home }, { label: t.all }]}
      result={result}
      page={page}
      sort={sort}
      query={{}}
      hrefWith={(change) => listingHref({ sort, ...change })}
      categories={result.facets}
      hasCategoryRow
    />
  );
}

/** Links to further pages and other sorts stay on this page; links with filters lead to the search. */
function listingHref({ page, sort, ...narrower }: ListingQuery): string {
  if (Object.values(narrower).some(Boolean))
    return routes.productSearch({ ...narrower, ...(sort && { sort }), ...(page && { page }) });
  return routes.shopProducts(page, sort);
}
