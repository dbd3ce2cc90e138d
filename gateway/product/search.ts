import { z } from "zod";
import type { Narrowing } from "../../lib/contract/narrowing.ts";
import { ProductCard, type SearchResult } from "../../lib/contract/product.ts";
import type { Database } from "../db/database.ts";
import { interpretKeyword } from "../search/conjunctions.ts";
import { readLexicon } from "../search/lexicon.ts";
import { bestKinds, inTypedOrder, type Meaning, type SearchWord, withoutLightestWord } from "../search/meaning.ts";
import { numbersIn } from "../search/number.ts";
import { cachePerDatabase } from "../ttl-cache.ts";
import { selectCards } from "./card.ts";
import { type Categories, categories } from "./categories.ts";
import { COUNTED_MAX, Counted, type Counts, countsFrom, countsOfCategory, countsStatement } from "./count.ts";
import { type Filter, hasKeyword, materializeMatches, type ProductQuery, toProductQuery, withNumbers } from "./filter.ts";
import { mentionedFrom } from "./mentioned.ts";
import { countFilterValues } from "./narrow.ts";
import { COUNTS_TABLE } from "./page-by-kinds.ts";
import type { IdStatement } from "./page-parts.ts";
import { isByPrice, isByRelevance, pageStatements, sortedScanPage } from "./page-statements.ts";
import { anyWordQuery } from "./tsquery.ts";
import { withWords } from "./word-conditions.ts";

// Counts seldom change: other processes may show an old one so long.
const COUNTS_CACHED_SECONDS = 20;
const COUNTS_CACHED_MAX = 2000;
const RESULTS_CACHED_SECONDS = 5;
const RESULTS_CACHED_MAX = 500;
const resultCaches = cachePerDatabase<SearchResult>(RESULTS_CACHED_SECONDS, RESULTS_CACHED_MAX);
const countCaches = cachePerDatabase<Counts>(COUNTS_CACHED_SECONDS, COUNTS_CACHED_MAX);
const filterCaches = cachePerDatabase<Narrowing[]>(COUNTS_CACHED_SECONDS, COUNTS_CACHED_MAX);

export function forgetResults(database: Database): void {
  for (const caches of [resultCaches, countCaches, filterCaches]) caches.forget(database);
}

const NO_RESULT: SearchResult = { records: [], total: 0, facets: [] };

/** Specification 18.6. Corrects typos and drops words without matches, and says so. */
export function searchProducts(database: Database, filter: Filter): Promise<SearchResult> {
  return resultCaches.of(database).get(JSON.stringify(filter), () => findResult(database, filter));
}

/** With all words, and without one or two of them. */
const TRIES_MAX = 3;

async function findResult(database: Database, filter: Filter): Promise<SearchResult> {
  const tree = await categories(database);
  const query = toProductQuery(filter, tree);
  if (!query) return NO_RESULT;
  if (!hasKeyword(filter))
    return withFilterCounts(database, filter, query, await readResult(database, filter, query, null, tree));
  return (await findByNumbers(database, filter, query, tree)) ?? findByWords(database, filter, query, tree);
}

async function findByNumbers(
  database: Database,
  filter: Filter,
  query: ProductQuery,
  tree: Categories,
): Promise<SearchResult | undefined> {
  const numbers = numbersIn(filter.keyword ?? "");
  if (numbers.length === 0) return undefined;
  const numberQuery = withNumbers(query, numbers);
  const found = await readResult(database, filter, numberQuery, null, tree);
  return found.total > 0 ? withFilterCounts(database, filter, numberQuery, found) : undefined;
}

async function findByWords(database: Database, filter: Filter, query: ProductQuery, tree: Categories): Promise<SearchResult> {
  const keyword = filter.keyword ?? "";
  const wholeMeaning = interpretKeyword(keyword, await readLexicon(database));
  let meaning: Meaning | undefined = wholeMeaning;
  for (let tries = 0; meaning && meaning.words.length > 0 && tries < TRIES_MAX; tries += 1) {
    const { corrected, leftOut, words } = meaning;
    const wordQuery = withWords(query, words);
    const found = await readResult(database, filter, wordQuery, meaning, tree);
    if (found.total > 0) {
      const mentioned_from = isByRelevance(filter, wordQuery, meaning)
        ? await mentionedFrom(database, found, meaning, filter.currPage)
        : undefined;
      return {
        ...(await withFilterCounts(database, filter, wordQuery, found)),
        ...(mentioned_from !== undefined && { mentioned_from }),
        ...(corrected && { corrected_keyword: corrected }),
        ...leftOutFields(inTypedOrder(keyword, [...leftOut, ...(await missingWords(database, meaning))])),
      };
    }
    meaning = withoutLightestWord(meaning);
  }
  return { ...NO_RESULT, ...leftOutFields(wholeMeaning.leftOut) };
}

const leftOutFields = (words: readonly string[]) => (words.length > 0 ? { left_out: [...words] } : {});

const MissingWord = z.object({ typed: z.string() });

/** Weighing words that no product of the best kinds has. */
async function missingWords(database: Database, { kinds, weighing }: Meaning): Promise<string[]> {
  if (kinds.length === 0 || weighing.length === 0) return [];
  const rows = await database.rows(
    MissingWord,
    `select typed from unnest($1::text[], $2::text[]) word (typed, asked)
    where not exists (
      -- By kind, not by word: a word may be in a third of all documents. The offset keeps the planner from combining both indexes.
      select from (select document from product_search where kind_id = any($3::integer[]) offset 0) goods where document @@ asked::tsquery
    )`,
    [weighing.map(({ typed }) => typed), weighing.map((word) => anyWordQuery([word])), bestKinds(kinds).map(({ id }) => id)],
  );
  return rows.map(({ typed }) => typed);
}

/** The result with counts of its filter values, where they are requested and can be exact: not in long results or campaigns. */
async function withFilterCounts(
  database: Database,
  filter: Filter,
  query: ProductQuery,
  found: SearchResult,
): Promise<SearchResult> {
  const { total } = found;
  if (!filter.with_filters || query.source !== "product_search" || total >= COUNTED_MAX) return found;
  const count = () => countFilterValues(database, filter, query, total);
  const filters = await filterCaches.of(database).get(JSON.stringify(query), count);
  return { ...found, filters };
}

const CountsAndCards = z.object({ counted: z.array(Counted).default([]), records: z.array(ProductCard).default([]) });

const selectCountsAndCards = (ctes: string[], ids: string) => `
  with ${ctes.join(", ")}
  select
    (select json_strip_nulls(json_agg(counts)) from ${COUNTS_TABLE} counts) as counted,
    (select json_strip_nulls(json_agg(card)) from (${selectCards(ids)}) card) as records`;

const sumTotals = (tops: SearchResult["facets"]) => tops.reduce((sum, { total = 0 }) => sum + total, 0);

/** Counts by the word index, then a page by the sort's index; null where that is slower or the page is short. */
async function readBySortIndex(
  database: Database,
  filter: Filter,
  query: ProductQuery,
  words: readonly SearchWord[],
  tree: Categories,
) {
  const counts = await countCaches
    .of(database)
    .get(JSON.stringify(query), async () =>
      countsFrom(await database.rows(Counted, countsStatement(query, words), query.values), words, tree),
    );
  const page = sortedScanPage(filter, query, sumTotals(counts.facets), sumTotals(tree.below(null)));
  const records = page ? await database.rows(ProductCard, selectCards(page.text), page.values) : [];
  const expectedLength = Math.min(filter.pageSize, counts.total - (filter.currPage - 1) * filter.pageSize);
  return records.length === expectedLength ? { records, ...counts } : null;
}

type CountedPage = { counts: Counts; records: ProductCard[] };

async function readCountsAndPage(
  database: Database,
  query: ProductQuery,
  page: IdStatement,
  { ctes, words, tree }: { ctes: string[]; words: readonly SearchWord[] | null; tree: Categories },
): Promise<CountedPage> {
  const countsCte = `${COUNTS_TABLE} as materialized (${countsStatement(query, words)})`;
  const row = await database.row(CountsAndCards, selectCountsAndCards([...ctes, countsCte], page.text), page.values);
  return { counts: countsFrom(row?.counted ?? [], words, tree), records: row?.records ?? [] };
}

async function readPages(database: Database, ctes: string[], pages: IdStatement[], total: number): Promise<ProductCard[]> {
  const records: ProductCard[] = [];
  for (const { text, values } of pages) {
    const countsCte = `${COUNTS_TABLE} as (select $${values.length + 1}::integer as count)`;
    const statement = `with ${[...ctes, countsCte].join(", ")} ${selectCards(text)}`;
    records.push(...(await database.rows(ProductCard, statement, [...values, total])));
  }
  return records;
}

async function readResult(database: Database, filter: Filter, query: ProductQuery, meaning: Meaning | null, tree: Categories) {
  const words = meaning?.words ?? null;
  const usesWordIndex = words !== null && !isByRelevance(filter, query, meaning) && !isByPrice(filter, query);
  if (usesWordIndex && query.isOfWholeCatalogue) {
    const result = await readBySortIndex(database, filter, query, words, tree);
    if (result) return result;
  }
  // Matches of the whole catalogue are counted by now, so that nothing reads them twice.
  const { ctes, query: pageQuery } = usesWordIndex && !query.isOfWholeCatalogue ? materializeMatches(query) : { ctes: [], query };
  const [first, ...others] = pageStatements(filter, pageQuery, meaning);
  const read: { first?: ProductCard[] } = {};
  // On a cache miss one statement reads counts and first page. The cache keeps the counts only.
  const readCounts = async (): Promise<Counts> => {
    const { counts, records } = await readCountsAndPage(database, pageQuery, first, { ctes, words, tree });
    read.first = records;
    return counts;
  };
  const counts = countsOfCategory(filter, query, tree) ?? (await countCaches.of(database).get(JSON.stringify(query), readCounts));
  // Beyond the last page the whole index would be scanned.
  const isBeyondLast = (filter.currPage - 1) * filter.pageSize >= counts.total;
  const unread = read.first ? others : [first, ...others];
  const further = isBeyondLast ? [] : await readPages(database, ctes, unread, counts.total);
  return { records: [...(read.first ?? []), ...further], ...counts };
}
