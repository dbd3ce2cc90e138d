import { notFound, permanentRedirect } from "next/navigation";
import { SORTS, type Sort } from "@/lib/contract/product";
import { firstValue } from "@/lib/search-params";
import { pageCount } from "./listing";

export type Query = Record<string, string | string[] | undefined>;

export const firstParam = (value: string | string[] | undefined): string | undefined => firstValue(value) || undefined;

/** An unknown sort becomes the default; an invalid page is answered with 404. Page 1 in default order redirects to `firstPagePath`. */
export function parseList(query: Query, firstPagePath: string): { sort: Sort; page: number } {
  const sort = SORTS.find((known) => known === firstParam(query.sort)) ?? "relevance";
  const pageText = firstParam(query.page);
  if (pageText === "1" && sort === "relevance") permanentRedirect(firstPagePath);
  const page = pageText === undefined ? 1 : Number(pageText);
  if (!Number.isInteger(page) || page < 1) notFound();
  return { sort, page };
}

/** 404 beyond the last page. */
export function assertPage(page: number, total: number): void {
  if (page > pageCount(total)) notFound();
}

/** 404 for an empty list, too. */
export function assertListed(page: number, total: number): void {
  if (total === 0) notFound();
  assertPage(page, total);
}
