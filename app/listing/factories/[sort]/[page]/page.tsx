import type { Metadata } from "next";
import { Directory } from "@/components/shop/directory";
import { fill, groupedNumber } from "@/lib/format";
import { LISTING_SIZE, listingParams } from "@/lib/product/listing";
import { routes } from "@/lib/routes";
import { brandedTitle, pageMetadata } from "@/lib/seo/metadata";
import { listShops } from "@/lib/shop/server";
import { text } from "@/lib/text";

type Props = { params: Promise<{ sort: string; page: string }> };

const t = text.shop;

export const ensureStatic = "navigation";

export const generateStaticParams = () => [{ sort: "relevance", page: "1" }];

async function read(params: Props["params"]) {
  const { page } = listingParams(await params);
  return { page, result: await listShops({ factory: true, currPage: page, pageSize: LISTING_SIZE }) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page, result } = await read(params);
  return pageMetadata({
    title: brandedTitle(t.directory),
    description: fill(t.directoryDescription, { count: groupedNumber(result.total) }),
    path: routes.factories(page),
  });
}

/** `/shop/factory`: the directory of shops that make what they sell. */
export default async function Factories({ params }: Props) {
  const { page, result } = await read(params);
  return (
    <Directory borderless title={t.directory} lead={t.directoryLead} result={result} page={page} hrefOf={routes.factories} />
  );
}
