import type { Metadata } from "next";
import { Directory } from "@/components/shop/directory";
import { fill, lowerFirst, plural } from "@/lib/format";
import { getMarkets } from "@/lib/market/server";
import { LISTING_SIZE, listingParams } from "@/lib/product/listing";
import { getCategoryTrail } from "@/lib/product/server";
import { routes } from "@/lib/routes";
import { brandedTitle, pageMetadata } from "@/lib/seo/metadata";
import { listShops } from "@/lib/shop/server";
import { text } from "@/lib/text";

type Props = { params: Promise<{ by: string; value: string; sort: string; page: string }> };

const t = text.shop.selected;
const PARENTS = [{ label: t.title, href: routes.suppliers }];

export const ensureStatic = "navigation";

export const generateStaticParams = () => [{ by: "district", value: "District_1", sort: "relevance", page: "1" }];

async function titleOf(isTrade: boolean, value: string): Promise<string> {
  if (!isTrade) {
    const market = (await getMarkets()).find(({ key }) => key === value);
    return fill(t.inDistrict, { name: market?.name ?? value });
  }
  const trade = (await getCategoryTrail(value)).at(-1);
  return fill(t.ofTrade, { name: lowerFirst(trade?.name ?? value) });
}

async function read(params: Props["params"]) {
  const { by, value, ...rest } = await params;
  const { page } = listingParams(rest);
  const isTrade = by === "trade";
  const [title, result] = await Promise.all([
    titleOf(isTrade, value),
    listShops({
      factory: true,
      ...(isTrade ? { product_type_id: value } : { district: value }),
      currPage: page,
      pageSize: LISTING_SIZE,
    }),
  ]);
  const hrefOf = (next: number) => (isTrade ? routes.suppliersOf(value, next) : routes.suppliersIn(value, next));
  return { title, page, result, hrefOf };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title, page, result, hrefOf } = await read(params);
  return pageMetadata({
    title: brandedTitle(title),
    description: fill(plural(t.filteredDescription, result.total), { title }),
    path: hrefOf(page),
  });
}

/** `/selectSuppliers?parent_product_type_id=` and `?district=`: the factories of one trade, or in one market. */
export default async function Suppliers({ params }: Props) {
  const { title, page, result, hrefOf } = await read(params);
  return <Directory title={title} lead={t.filteredLead} result={result} page={page} hrefOf={hrefOf} parents={PARENTS} />;
}
