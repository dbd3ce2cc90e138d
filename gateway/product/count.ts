import { z } from "zod";
import type { SearchResult } from "../../lib/contract/product.ts";
import { Count, Id } from "../../lib/contract/wire.ts";
import type { SearchWord } from "../search/meaning.ts";
import type { Categories } from "./categories.ts";
import { countsOfWord, isOfOneWord } from "./one-word.ts";
import { hasKeyword, type ProductQuery, type SearchRequest, where } from "./product-query.ts";
import { stemIn } from "./tsquery.ts";

export type Counts = { total: number; facets: SearchResult["facets"] };

export const Counted = z.object({ id: Id.optional(), count: Count });

export const COUNTED_MAX = 10_000;

const WORD_COUNTS = `select category_id as id, total as count from word_count where stem = ${stemIn("$1")}`;

/** Whether `word_count` has the counts: one lexeme is all that narrows the search. `isOfOneWord` allows a price range too, but no weak lexeme. */
const hasStoredCounts = (query: ProductQuery, words: readonly SearchWord[] | null) =>
  words?.length === 1 && words[0]?.lexemes.length === 1 && query.isOfWholeCatalogue;

/** Matches by category: stored, counted from lists of prices, or row by row. `words`: null where no words are searched. */
export function totalsStatement(query: ProductQuery, words: readonly SearchWord[] | null): string {
  if (hasStoredCounts(query, words)) return WORD_COUNTS;
  if (isOfOneWord(query)) return countsOfWord(query);
  const limit = words ? `limit ${COUNTED_MAX}` : "";
  const facet = query.facetColumn ?? "null::integer";
  return `
    select id, count(*) from (select ${facet} as id from ${query.source} ${where(query.conditions)} ${limit}) found group by id`;
}

export const sumTotals = (list: SearchResult["facets"]): number => list.reduce((sum, { total = 0 }) => sum + total, 0);

/** Facets of a search by words are the most frequent first, all others in the menu's order. */
export function countsFrom(rows: z.output<typeof Counted>[], words: readonly SearchWord[] | null, tree: Categories): Counts {
  const totals = new Map(rows.map(({ id, count }) => [id, count]));
  const facets = tree.all.flatMap((category) => {
    const total = totals.get(category.id);
    return total === undefined ? [] : [{ ...category, total }];
  });
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  if (!words) return { total, facets };
  return { total: Math.min(total, COUNTED_MAX), facets: facets.sort((one, other) => other.total - one.total) };
}

/** Counts of a search that nothing but its category narrows, in the menu's order; null for any other. */
export function countsByCategoryTotals(request: SearchRequest, query: ProductQuery, tree: Categories): Counts | null {
  const id = request.product_type_id;
  const isNarrower = query.conditions.length > (id === undefined ? 0 : 1);
  if (hasKeyword(request) || query.source !== "product_search" || isNarrower) return null;
  const below = tree.below(id ?? null);
  const facets = below.filter(({ total = 0 }) => total > 0);
  const whole = id === undefined ? below : tree.all.filter((category) => category.id === id);
  return { total: sumTotals(whole), facets };
}
