import type { Metadata } from "next";
import { Unavailable } from "@/components/frame/unavailable";
import { Listing } from "@/components/product/listing";
import { NoProducts } from "@/components/product/no-products";
import { fill } from "@/lib/format";
import { optional } from "@/lib/http/optional";
import { activeFilters } from "@/lib/product/filters";
import { categoryTrail, LISTING_SIZE, listingParams } from "@/lib/product/listing";
import { listingQuery, searchFilter } from "@/lib/product/query";
import { getCategoryTree, searchProducts } from "@/lib/product/server";
import { type ListingQuery, routes } from "@/lib/routes";
import { brandedTitle, pageMetadata } from "@/lib/seo/metadata";
import { getShop } from "@/lib/shop/server";
import { text } from "@/lib/text";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const t = text.listing;

export const instant = false;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { keyword } = listingQuery(await searchParams);
  return pageMetadata({
    title: brandedTitle(keyword ? fill(t.searchTitle, { keyword }) : t.all),
    description: t.searchDescription,
    path: routes.productSearch({ ...(keyword && { keyword }) }),
    isIndexed: false,
  });
}

/** `/screen/product` with free text or a free range: a search, asked anew each time. Canonical lists never come here (see middleware). */
export default async function ProductSearchPage({ searchParams }: Props) {
  const query = listingQuery(await searchParams);
  const { sort, page } = listingParams({ sort: query.sort ?? "", page: String(query.page ?? 1) });
  const found = await optional(searchProducts({ ...searchFilter(query), sort, currPage: page, pageSize: LISTING_SIZE }));
  const result = found ?? { records: [], total: 0, facets: [] };
  const title = query.keyword ? fill(t.searchTitle, { keyword: query.keyword }) : t.all;
  return (
    <Listing
      title={title}
      crumbs={[{ label: text.product.home, href: routes.home }, { label: title }]}
      result={result}
      page={page}
      sort={sort}
      query={query}
      filters={activeFilters(query, await namesOf(query))}
      hrefWith={(change) => routes.productSearch({ ...query, ...change })}
      categories={result.facets}
      empty={found ? <NoProducts keyword={query.keyword} /> : <Unavailable href={routes.productSearch(query)} />}
    />
  );
}

/** How the category and the shop that a search is narrowed to are called. */
async function namesOf({ parent_product_type_id: id, shop_id }: ListingQuery): Promise<{ category?: string; shop?: string }> {
  const [tree, shop] = await Promise.all([
    id === undefined ? undefined : optional(getCategoryTree()),
    shop_id === undefined ? undefined : optional(getShop(shop_id)),
  ]);
  const category = id === undefined ? undefined : categoryTrail(tree ?? [], id).at(-1);
  return { ...(category && { category: category.name }), ...(shop && { shop: shop.name }) };
}
