import { notFound, permanentRedirect } from "next/navigation";
import { SORTS, type Sort } from "@/lib/contract/product";
import { pagesOf } from "./listing";

/** The parameters of an address, as the framework gives them. */
export type Query = Record<string, string | string[] | undefined>;

/** The first value of a parameter; undefined where it is absent or empty. */
export const first = (value: string | string[] | undefined): string | undefined => [value].flat()[0] || undefined;

/**
 * Sort and page of a canonical list as its address asks for them. An unknown sort is the usual one; `page=1` moves to `bare`, the address
 * without it; what is no page ends in 404.
 */
export function parseList(query: Query, bare: string): { sort: Sort; page: number } {
  const sort = SORTS.find((known) => known === first(query.sort)) ?? "relevance";
  const pageText = first(query.page);
  if (pageText === "1" && sort === "relevance") permanentRedirect(bare);
  const page = pageText === undefined ? 1 : Number(pageText);
  if (!Number.isInteger(page) || page < 1) notFound();
  return { sort, page };
}

/** Ends in 404 where a list of `total` things has no such page. */
export function assertPage(page: number, total: number): void {
  if (page > pagesOf(total)) notFound();
}

/** The same for a list that is not there while it is empty. */
export function assertListed(page: number, total: number): void {
  if (total === 0) notFound();
  assertPage(page, total);
}
