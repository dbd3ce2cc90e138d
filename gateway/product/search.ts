import type { SearchResult } from "../../lib/contract/product.ts";
import type { Database } from "../db/database.ts";
import { interpretKeyword } from "../search/interpret-keyword.ts";
import { readLexicon } from "../search/lexicon.ts";
import { inTypedOrder, type Meaning, withoutLightestWord } from "../search/meaning.ts";
import { numbersIn } from "../search/product-number.ts";
import { categories } from "./categories.ts";
import { COUNTED_MAX } from "./count.ts";
import { countFilterValues } from "./filter-values.ts";
import { mentionedFrom } from "./mentioned.ts";
import { missingWords } from "./missing-words.ts";
import { readPage, type Search } from "./page-reader.ts";
import { isByRelevance, pageWay } from "./page-way.ts";
import { hasKeyword, type ProductQuery, type SearchRequest, toProductQuery, withNumbers } from "./product-query.ts";
import { filterValueCaches, resultCaches } from "./result-caches.ts";
import { withWords } from "./word-conditions.ts";

const NO_RESULT: SearchResult = { records: [], total: 0, facets: [] };

/** Specification 18.6. `termo xqzw` finds what `termo` finds, and answers `left_out: ["xqzw"]`. The glossary has all steps. */
export function searchProducts(database: Database, request: SearchRequest): Promise<SearchResult> {
  return resultCaches.of(database).get(JSON.stringify(request), () => searchUncached(database, request));
}

async function searchUncached(database: Database, request: SearchRequest): Promise<SearchResult> {
  const tree = await categories(database);
  const query = toProductQuery(request, tree);
  if (!query) return NO_RESULT;
  const search = { database, request, tree };
  if (!hasKeyword(request)) return withFilterValues(search, query, await readPage(search, query, null));
  return (await findByNumbers(search, query)) ?? findByWords(search, query);
}

async function findByNumbers(search: Search, query: ProductQuery): Promise<SearchResult | undefined> {
  const numbers = numbersIn(search.request.keyword ?? "");
  if (numbers.length === 0) return undefined;
  const numberQuery = withNumbers(query, numbers);
  const found = await readPage(search, numberQuery, null);
  return found.total > 0 ? withFilterValues(search, numberQuery, found) : undefined;
}

async function findByWords(search: Search, query: ProductQuery): Promise<SearchResult> {
  const meaning = interpretKeyword(search.request.keyword ?? "", await readLexicon(search.database));
  for (const tried of withFewerWords(meaning)) {
    const wordQuery = withWords(query, tried.words);
    const found = await readPage(search, wordQuery, tried);
    if (found.total > 0) return withNotes(search, wordQuery, tried, found);
  }
  return { ...NO_RESULT, ...leftOutField(meaning.leftOut) };
}

const TRIES_MAX = 3;

/** With all words, and without one or two of them. */
function* withFewerWords(meaning: Meaning): Generator<Meaning> {
  let next: Meaning | undefined = meaning;
  for (let tries = 0; next && next.words.length > 0 && tries < TRIES_MAX; tries += 1) {
    yield next;
    next = withoutLightestWord(next);
  }
}

async function withNotes(search: Search, query: ProductQuery, meaning: Meaning, found: SearchResult): Promise<SearchResult> {
  const { database, request } = search;
  const { corrected, leftOut } = meaning;
  const mentioned_from = isByRelevance(pageWay(request, query, meaning))
    ? await mentionedFrom(database, found, meaning, request.currPage)
    : undefined;
  const withValues = await withFilterValues(search, query, found);
  const missing = await missingWords(database, meaning);
  return {
    ...withValues,
    ...(mentioned_from !== undefined && { mentioned_from }),
    ...(corrected && { corrected_keyword: corrected }),
    ...leftOutField(inTypedOrder(request.keyword ?? "", [...leftOut, ...missing])),
  };
}

const leftOutField = (words: readonly string[]) => (words.length > 0 ? { left_out: [...words] } : {});

/** The result with counts of its filter values, where they are requested and can be exact: not in long results or campaigns. */
async function withFilterValues({ database, request }: Search, query: ProductQuery, found: SearchResult): Promise<SearchResult> {
  const { total } = found;
  if (!request.with_filters || query.source !== "product_search" || total >= COUNTED_MAX) return found;
  const count = () => countFilterValues(database, request, query, total);
  const filters = await filterValueCaches.of(database).get(JSON.stringify(query), count);
  return { ...found, filters };
}
