import type { Metadata } from "next";
import { Unavailable } from "@/components/frame/unavailable";
import { Listing } from "@/components/product/listing";
import { NoProducts } from "@/components/product/no-products";
import { fill } from "@/lib/format";
import { optional } from "@/lib/http/optional";
import { LISTING_SIZE, listingParams } from "@/lib/product/listing";
import { listingQuery, searchFilter } from "@/lib/product/query";
import { searchProducts } from "@/lib/product/server";
import { routes } from "@/lib/routes";
import { brandedTitle, pageMetadata } from "@/lib/seo/metadata";
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
      hrefWith={(change) => routes.productSearch({ ...query, ...change })}
      categories={result.facets}
      empty={found ? <NoProducts keyword={query.keyword} /> : <Unavailable href={routes.productSearch(query)} />}
    />
  );
}
