import type { Meaning } from "../search/meaning.ts";
import { isOfOneWord, type OneWordQuery, priceOrder } from "./one-word.ts";
import type { ProductQuery, SearchRequest } from "./product-query.ts";

/** How the products of a page are found. Each way has its statement in page-statements.ts. */
export type PageWay =
  | { name: "without-words" }
  /** Sorted by relevance, with words that mean kinds: kind after kind. */
  | { name: "kinds"; meaning: Meaning }
  /** Sorted by relevance, with words that mean no kind: the best-selling matches, the first of them ordered anew by `ts_rank`. */
  | { name: "reranked"; meaning: Meaning }
  /** One word, sorted by price: merges two lists in order of price, all goods of the kinds that have the word and single goods that have it. */
  | { name: "one-word"; query: OneWordQuery; order: string }
  /** Any other words sorted by date or price in the whole catalogue: by the sort's index where that is faster, else the matches are sorted. */
  | { name: "scanned"; meaning: Meaning }
  /** Words within a category, shop or filter, sorted by date or price, or within a campaign in any order: all matches are read once, for counts and page. */
  | { name: "all-matches" };

export function pageWay({ sort = "relevance" }: SearchRequest, query: ProductQuery, meaning: Meaning | null): PageWay {
  if (!meaning) return { name: "without-words" };
  if (sort === "relevance" && query.source === "product_search")
    return { name: meaning.kinds.length > 0 ? "kinds" : "reranked", meaning };
  const order = priceOrder(sort);
  if (order && isOfOneWord(query)) return { name: "one-word", query, order };
  return query.isOfWholeCatalogue ? { name: "scanned", meaning } : { name: "all-matches" };
}

export const isByRelevance = ({ name }: PageWay): boolean => name === "kinds" || name === "reranked";
