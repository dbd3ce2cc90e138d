import type { Category, CategoryTree } from "@/lib/contract/category";
import { SORTS, type Sort } from "@/lib/contract/product";

export const LISTING_SIZE = 24;

export const pageCount = (total: number) => Math.max(1, Math.ceil(total / LISTING_SIZE));

/** For searches. Unlike `parseList`, which answers 404, it takes an invalid page for the first. */
export function listingParams({ sort, page }: { sort: string; page: string }): { sort: Sort; page: number } {
  return { sort: SORTS.find((known) => known === sort) ?? "relevance", page: Math.max(1, Number.parseInt(page, 10) || 1) };
}

/** The categories from the top level down to this one; empty when it is unknown. */
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
