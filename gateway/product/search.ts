import type { SearchResult } from "../../lib/contract/product.ts";
import type { Database } from "../db/database.ts";
import { interpretKeyword } from "../search/interpret-keyword.ts";
import { type Lexicon, readLexicon } from "../search/lexicon.ts";
import { inTypedOrder, type Meaning, withoutLightestWord } from "../search/meaning.ts";
import { numbersIn } from "../search/product-number.ts";
import { tokenize } from "../search/stem.ts";
import { placeOfWord } from "../search/whole-word.ts";
import { categories } from "./categories.ts";
import { COUNTED_MAX } from "./count.ts";
import { countFilterValues } from "./filter-values.ts";
import { ofMeantKinds, readMentions } from "./meant-goods.ts";
import { readPage, type Search } from "./page-reader.ts";
import { hasKeyword, type ProductQuery, type SearchRequest, toProductQuery, withProductNumbers } from "./product-query.ts";
import { filterValueCaches, resultCaches } from "./result-caches.ts";
import { withWords } from "./word-conditions.ts";
import { wordTotals } from "./word-totals.ts";

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
  const numberQuery = withProductNumbers(query, numbers);
  const found = await readPage(search, numberQuery, null);
  return found.total > 0 ? withFilterValues(search, numberQuery, found) : undefined;
}

async function findByWords(search: Search, query: ProductQuery): Promise<SearchResult> {
  const lexicon = await readLexicon(search.database);
  const meaning = interpretKeyword(search.request.keyword ?? "", lexicon);
  for (const tried of withFewerWords(meaning)) {
    const found = await findGoods(search, query, tried, lexicon);
    if (found) return { ...found, ...(await notesOnWords(search, query, found.total, tried, lexicon)) };
  }
  return { ...NO_RESULT, ...(meaning.leftOut.length > 0 && { left_out: meaning.leftOut }) };
}

/** Goods of the meant kinds, with `mentions` on their last page by relevance. Where there are none, all goods that have the words. */
async function findGoods(
  search: Search,
  base: ProductQuery,
  meaning: Meaning,
  lexicon: Lexicon,
): Promise<SearchResult | undefined> {
  const { database, request } = search;
  const query = withWords(base, meaning.words);
  const meantQuery = ofMeantKinds(query, meaning, lexicon);
  const meant = meantQuery && (await readPage(search, meantQuery, meaning));
  if (meant && meant.total > 0) {
    const isLastPage = request.currPage === Math.ceil(meant.total / request.pageSize);
    const isSorted = (request.sort ?? "relevance") !== "relevance";
    const mentions = isLastPage && !isSorted ? await readMentions(database, base, meaning) : [];
    return { ...(await withFilterValues(search, meantQuery, meant)), ...(mentions.length > 0 && { mentions }) };
  }
  const found = await readPage(search, query, meaning);
  const isOnlyMentioned = meantQuery !== undefined || meaning.kinds.length === 0;
  if (found.total === 0) return undefined;
  return { ...(await withFilterValues(search, query, found)), ...(isOnlyMentioned && { only_mentioned: true }) };
}

const TRIES_MAX = 3;

function* withFewerWords(meaning: Meaning): Generator<Meaning> {
  let remaining: Meaning | undefined = meaning;
  for (let tries = 0; remaining && remaining.words.length > 0 && tries < TRIES_MAX; tries += 1) {
    yield remaining;
    remaining = withoutLightestWord(remaining);
  }
}

const BARE_NUMBER = /^\d+(?:[.,]\d+)?$/;

/** What the page tells of the query's words. Left out are: unsold goods; words that rank no results; ranking words that no product of the best kinds has. */
async function notesOnWords(
  { database, request }: Search,
  { isOfWholeCatalogue }: ProductQuery,
  found: number,
  meaning: Meaning,
  lexicon: Lexicon,
) {
  const { kinds, corrected, leftOut, unsold, weighing, isEither } = meaning;
  const { missing, few: fewWords } = await wordTotals(database, meaning, lexicon);
  const isWeighing = (word: string) => kinds.length > 0 && weighing.some(({ typed }) => typed === word);
  const isMissing = (word: string) => unsold.includes(word) || missing.includes(word) || !isWeighing(word);
  // Neighbours of unsold goods may lack weighing words too; those are not told of.
  const isTold = (word: string) => !BARE_NUMBER.test(word) && (unsold.length === 0 || unsold.includes(word) || !isWeighing(word));
  const unanswered = inTypedOrder(request.keyword ?? "", [...leftOut.filter(isMissing), ...missing].filter(isTold));
  const left_out = unanswered.filter(
    (word) => !unanswered.some((phrase) => phrase.length > word.length && placeOfWord(phrase, word) >= 0),
  );
  const isKnown = (phrase: string) => tokenize(phrase).every(({ word }) => lexicon.dictionary.knows(word));
  const elsewhere = left_out.filter((phrase) => !unsold.includes(phrase) && isKnown(phrase));
  // Goods that filters leave out are counted too, and a corrected word stands in the note on corrections.
  const few =
    isOfWholeCatalogue && !corrected && unsold.length === 0
      ? fewWords.filter(({ word, total }) => total < found && !left_out.includes(word))
      : [];
  return {
    ...(corrected && { corrected_keyword: corrected }),
    ...(few.length > 0 && { few }),
    ...(left_out.length > 0 && { left_out }),
    ...((isEither || elsewhere.length > 0) && { elsewhere }),
  };
}

/** The result with counts of its filter values, where they are requested and can be exact: not in long results or campaigns. */
async function withFilterValues({ database, request }: Search, query: ProductQuery, found: SearchResult): Promise<SearchResult> {
  const { total } = found;
  if (!request.with_filters || query.source !== "product_search" || total >= COUNTED_MAX) return found;
  const count = () => countFilterValues(database, request, query);
  const filters = await filterValueCaches.of(database).get(JSON.stringify(query), count);
  return { ...found, filters };
}
