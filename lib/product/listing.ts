import { type Category, type CategoryTree, SORTS, type Sort } from "@/lib/contract/product";

/** Goods on a page of a listing. */
export const LISTING_SIZE = 24;

/** Pages that a listing with this many goods has. */
export const pagesOf = (total: number) => Math.max(1, Math.ceil(total / LISTING_SIZE));

/** What a listing's inner path holds: a sort that exists and a page number. */
export function listingParams({ sort, page }: { sort: string; page: string }): { sort: Sort; page: number } {
  return { sort: SORTS.find((known) => known === sort) ?? "relevance", page: Math.max(1, Number.parseInt(page, 10) || 1) };
}

/** A category's way down from the top level, itself last; empty when the tree does not hold it. */
export function categoryTrail(tree: CategoryTree[], id: string): (Category & { children?: Category[] })[] {
  for (const top of tree) {
    if (top.id === id) return [top];
    for (const second of top.children) {
      if (second.id === id) return [top, second];
      const third = second.children.find((category) => category.id === id);
      if (third) return [top, second, third];
    }
  }
  return [];
}
