import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { fill, lowerFirst, plural } from "@/lib/format";
import { optionalRead, requiredRead } from "@/lib/http/reads";
import { parseId } from "@/lib/id";
import { findShowroom, marketTitle } from "@/lib/market";
import { LISTING_SIZE } from "@/lib/product/listing";
import { assertListed, assertPage, firstParam, parseList, type Query } from "@/lib/product/listing-address";
import { getCategoryTrail } from "@/lib/product/server";
import { routes } from "@/lib/routes";
import { brandedTitle, pageMetadata } from "@/lib/seo/metadata";
import { listShops } from "@/lib/shop/server";
import { text } from "@/lib/text";
import { FactoryDirectory } from "./factory-directory";

const t = text.shop.selected;
const PARENTS = [{ label: text.frame.factories, href: routes.factories() }];

export const isFiltered = (query: Query) => Boolean(firstParam(query.parent_product_type_id) ?? firstParam(query.district));

type Filter = ReturnType<typeof categoryFilter> | ReturnType<typeof marketFilter>;

/** `callFilter`: as the gateway names it; `urlFilter`: as addresses do. */
const categoryFilter = (id: string) =>
  ({ kind: "category", id, callFilter: { product_type_id: id }, urlFilter: { parent_product_type_id: id } }) as const;
const marketFilter = (id: string) => ({ kind: "market", id, callFilter: { district: id }, urlFilter: { district: id } }) as const;

function parseFilter(query: Query): Filter | undefined {
  const category = firstParam(query.parent_product_type_id);
  const id = parseId(category ?? firstParam(query.district));
  // A market includes its East sub-area, which has no directory of its own.
  if (id === undefined || id.endsWith("-East")) return undefined;
  return category === undefined ? marketFilter(id) : categoryFilter(id);
}

async function directoryTitle({ kind, id }: Filter): Promise<string> {
  if (kind === "market") return fill(t.inDistrict, { name: marketTitle(id, id) });
  const category = (await optionalRead(getCategoryTrail(id)))?.at(-1);
  return fill(t.ofTrade, { name: lowerFirst(category?.name ?? id) });
}

async function readDirectory(query: Query) {
  const filter = parseFilter(query);
  if (!filter) notFound();
  const { kind, id, callFilter, urlFilter } = filter;
  const pageHref = (page?: number) => (kind === "category" ? routes.suppliersOf(id, page) : routes.suppliersIn(id, page));
  const { page } = parseList(query, pageHref());
  const [title, result] = await Promise.all([
    directoryTitle(filter),
    requiredRead(listShops({ factory: true, ...callFilter, currPage: page, pageSize: LISTING_SIZE })),
  ]);
  // A market's directory exists even while it is empty; an id that is no market's is a 404.
  if (kind === "market" && findShowroom(id)) assertPage(page, result.total);
  else assertListed(page, result.total);
  return { title, urlFilter, page, result, hrefOf: pageHref };
}

export async function filteredFactoryMetadata(query: Query): Promise<Metadata> {
  const { title, page, result, hrefOf } = await readDirectory(query);
  return pageMetadata({
    title: brandedTitle(title),
    description: fill(plural(t.filteredDescription, result.total), { title }),
    path: hrefOf(page),
    isIndexed: result.total > 0,
  });
}

export async function FilteredFactoryDirectory({ query }: { query: Query }) {
  const { urlFilter, ...list } = await readDirectory(query);
  return <FactoryDirectory {...list} query={urlFilter} lead={text.shop.directoryLead} parents={PARENTS} />;
}
