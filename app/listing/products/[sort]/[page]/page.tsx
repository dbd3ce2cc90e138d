import type { Metadata } from "next";
import { Listing } from "@/components/product/listing";
import { fill, groupedNumber } from "@/lib/format";
import { LISTING_SIZE, listingParams } from "@/lib/product/listing";
import { listProducts } from "@/lib/product/server";
import { type ListingQuery, routes } from "@/lib/routes";
import { brandedTitle, pageMetadata } from "@/lib/seo/metadata";
import { text } from "@/lib/text";

type Props = { params: Promise<{ sort: string; page: string }> };

const t = text.listing;

export const ensureStatic = "navigation";

export const generateStaticParams = () => [{ sort: "relevance", page: "1" }];

async function read(params: Props["params"]) {
  const { sort, page } = listingParams(await params);
  return { sort, page, result: await listProducts({ sort, currPage: page, pageSize: LISTING_SIZE }) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { sort, page, result } = await read(params);
  return pageMetadata({
    title: brandedTitle(t.all),
    description: fill(t.allDescription, { count: groupedNumber(result.total) }),
    path: routes.shopProducts(page),
    isIndexed: sort === "relevance",
  });
}

/** `/shop/product`: the whole catalogue. */
export default async function AllProducts({ params }: Props) {
  const { sort, page, result } = await read(params);
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
      hrefWith={(change) => hrefOf({ ...(sort !== "relevance" && { sort }), ...change })}
      categories={result.facets}
    />
  );
}

/** Pages and sorts stay here; anything narrower is a search. */
function hrefOf({ page, sort, ...narrower }: ListingQuery): string {
  if (Object.values(narrower).some(Boolean))
    return routes.productSearch({ ...narrower, ...(sort && { sort }), ...(page && { page }) });
  return routes.shopProducts(page, sort);
}
