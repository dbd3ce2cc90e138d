import type { Metadata } from "next";
import { Directory } from "@/components/shop/directory";
import { SupplierLinks } from "@/components/shop/supplier-links";
import { fill, groupedNumber } from "@/lib/format";
import { requiredRead } from "@/lib/http/reads";
import { LISTING_SIZE } from "@/lib/product/listing";
import { assertListed, parseList, type Query } from "@/lib/product/listing-address";
import { routes } from "@/lib/routes";
import { brandedTitle, pageMetadata } from "@/lib/seo/metadata";
import { listShops } from "@/lib/shop/server";
import { text } from "@/lib/text";

type Props = { searchParams: Promise<Query> };

const t = text.shop;

async function read(query: Query) {
  const { page } = parseList(query, routes.factories());
  const result = await requiredRead(listShops({ factory: true, currPage: page, pageSize: LISTING_SIZE }));
  assertListed(page, result.total);
  return { page, result };
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { page, result } = await read(await searchParams);
  return pageMetadata({
    title: brandedTitle(t.directory),
    description: fill(t.directoryDescription, { count: groupedNumber(result.total) }),
    path: routes.factories(page),
  });
}

export default async function Factories({ searchParams }: Props) {
  const { page, result } = await read(await searchParams);
  return (
    <Directory
      borderless
      title={t.directory}
      lead={t.directoryLead}
      resultForms={t.factoryResults}
      result={result}
      page={page}
      hrefOf={routes.factories}
      narrow={<SupplierLinks />}
    />
  );
}
