import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { fill, lowerFirst, plural } from "@/lib/format";
import { optionalRead, requiredRead } from "@/lib/http/reads";
import { parseId } from "@/lib/id";
import { getMarkets } from "@/lib/market/server";
import { LISTING_SIZE } from "@/lib/product/listing";
import { assertListed, first, parseList, type Query } from "@/lib/product/listing-address";
import { getCategoryTrail } from "@/lib/product/server";
import { routes } from "@/lib/routes";
import { brandedTitle, pageMetadata } from "@/lib/seo/metadata";
import { listShops } from "@/lib/shop/server";
import { text } from "@/lib/text";
import { Directory } from "./directory";

const t = text.shop.selected;
const PARENTS = [{ label: t.title, href: routes.suppliers }];

export const isNarrowed = (query: Query) => Boolean(first(query.parent_product_type_id) ?? first(query.district));

async function directoryTitle(isTrade: boolean, value: string): Promise<string> {
  if (!isTrade) {
    const market = (await optionalRead(getMarkets()))?.find(({ key }) => key === value);
    return fill(t.inDistrict, { name: market?.name ?? value });
  }
  const trade = (await optionalRead(getCategoryTrail(value)))?.at(-1);
  return fill(t.ofTrade, { name: lowerFirst(trade?.name ?? value) });
}

/** A market includes its East sub-area. */
async function read(query: Query) {
  const trade = first(query.parent_product_type_id);
  const value = parseId(trade ?? first(query.district));
  if (value === undefined || value.endsWith("-East")) notFound();
  const isTrade = trade !== undefined;
  const pageHref = (page?: number) => (isTrade ? routes.suppliersOf(value, page) : routes.suppliersIn(value, page));
  const { page } = parseList(query, pageHref());
  const filter = isTrade ? { product_type_id: value } : { district: value };
  const [title, result] = await Promise.all([
    directoryTitle(isTrade, value),
    requiredRead(listShops({ factory: true, ...filter, currPage: page, pageSize: LISTING_SIZE })),
  ]);
  assertListed(page, result.total);
  return { title, page, result, hrefOf: pageHref };
}

export async function supplierMetadata(query: Query): Promise<Metadata> {
  const { title, page, result, hrefOf } = await read(query);
  return pageMetadata({
    title: brandedTitle(title),
    description: fill(plural(t.filteredDescription, result.total), { title }),
    path: hrefOf(page),
  });
}

export async function SupplierDirectory({ query }: { query: Query }) {
  const { title, page, result, hrefOf } = await read(query);
  return <Directory title={title} lead={t.filteredLead} result={result} page={page} hrefOf={hrefOf} parents={PARENTS} />;
}
