import type { Metadata } from "next";
import { FactoryDirectory } from "@/components/shop/factory-directory";
import { SHOP_SORTS } from "@/lib/contract/shop";
import { fill, groupedNumber } from "@/lib/format";
import { requiredRead } from "@/lib/http/reads";
import { parseId } from "@/lib/id";
import { LISTING_SIZE } from "@/lib/product/listing";
import { assertListed, assertPage, firstParam, parseList, type Query } from "@/lib/product/listing-address";
import { listingQuery } from "@/lib/product/query";
import { type FactoryQuery, routes } from "@/lib/routes";
import { brandedTitle, pageMetadata } from "@/lib/seo/metadata";
import { listShops } from "@/lib/shop/server";
import { text } from "@/lib/text";

type Props = { searchParams: Promise<Query> };

const t = text.shop;

async function read(query: Query) {
  const { keyword, parent_product_type_id: trade, district: districts } = listingQuery(query);
  const district = parseId(districts);
  const licensed = firstParam(query.licensed) === "1";
  const sort = SHOP_SORTS.find((known) => known === firstParam(query.sort));
  const shared = { ...(keyword && { keyword }), ...(district && { district }), ...(sort && { sort }) };
  const filter: FactoryQuery = { ...shared, ...(trade && { parent_product_type_id: trade }), ...(licensed && { licensed: "1" }) };
  const { page } = parseList(query, routes.factoriesOf(filter));
  const search = { ...shared, ...(trade && { product_type_id: trade }), ...(licensed && { licensed }), factory: true };
  const result = await requiredRead(listShops({ ...search, currPage: page, pageSize: LISTING_SIZE }));
  const isNarrowed = Object.keys(filter).length > 0;
  if (isNarrowed) assertPage(page, result.total);
  else assertListed(page, result.total);
  return { filter, isNarrowed, page, result };
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { isNarrowed, page, result } = await read(await searchParams);
  return pageMetadata({
    title: brandedTitle(t.directory),
    description: fill(t.directoryDescription, { count: groupedNumber(result.total) }),
    path: routes.factories(isNarrowed ? 1 : page),
    isIndexed: !isNarrowed,
  });
}

export default async function Factories({ searchParams }: Props) {
  const { filter, page, result } = await read(await searchParams);
  return (
    <FactoryDirectory
      borderless
      canOrder
      title={t.directory}
      lead={t.directoryLead}
      query={filter}
      result={result}
      page={page}
      hrefOf={(next) => routes.factoriesOf({ ...filter, page: next })}
    />
  );
}
