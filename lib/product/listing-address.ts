import { notFound, permanentRedirect } from "next/navigation";
import { SORTS, type Sort } from "@/lib/contract/product";
import { pageCount } from "./listing";

export type Query = Record<string, string | string[] | undefined>;

export const first = (value: string | string[] | undefined): string | undefined => [value].flat()[0] || undefined;

/** Unknown sort: default; `page=1` redirects to `bare`; an invalid page is 404. */
export function parseList(query: Query, bare: string): { sort: Sort; page: number } {
  const sort = SORTS.find((known) => known === first(query.sort)) ?? "relevance";
  const pageText = first(query.page);
  if (pageText === "1" && sort === "relevance") permanentRedirect(bare);
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
