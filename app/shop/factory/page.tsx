import type { Metadata } from "next";
import { FactoryDirectory } from "@/components/shop/factory-directory";
import { fill, groupedNumber } from "@/lib/format";
import { requiredRead } from "@/lib/http/reads";
import { parseId } from "@/lib/id";
import { LISTING_SIZE } from "@/lib/product/listing";
import { assertListed, assertPage, parseList, type Query } from "@/lib/product/listing-address";
import { listingQuery, searchFilter } from "@/lib/product/query";
import { routes } from "@/lib/routes";
import { brandedTitle, pageMetadata } from "@/lib/seo/metadata";
import { listShops } from "@/lib/shop/server";
import { text } from "@/lib/text";

type Props = { searchParams: Promise<Query> };

const t = text.shop;

async function read(query: Query) {
  const { keyword, parent_product_type_id: trade, district: districts } = listingQuery(query);
  const district = parseId(districts);
  const filter = { ...(keyword && { keyword }), ...(trade && { parent_product_type_id: trade }), ...(district && { district }) };
  const { page } = parseList(query, routes.factoriesOf(filter));
  const result = await requiredRead(
    listShops({ ...searchFilter(filter), factory: true, currPage: page, pageSize: LISTING_SIZE }),
  );
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
      title={t.directory}
      lead={t.directoryLead}
      query={filter}
      result={result}
      page={page}
      hrefOf={(next) => routes.factoriesOf({ ...filter, page: next })}
    />
  );
}
