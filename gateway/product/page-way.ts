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
  /** One word, sorted by price: merged from goods in order of price, those of kinds that have the word and other goods with it. */
  | { name: "one-word"; query: OneWordQuery; order: string }
  /** Other words, sorted by date or price in the whole catalogue: by the sort's index where that is faster, else the matches are sorted. */
  | { name: "scanned"; meaning: Meaning }
  /** Words sorted by date or price within a category, shop or filter, or anyhow within a campaign: all matches are read once, for counts and page. */
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
