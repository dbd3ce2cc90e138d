import { z } from "zod";
import type { Narrowing } from "../../lib/contract/narrowing.ts";
import { ProductCard, type SearchResult } from "../../lib/contract/product.ts";
import type { Database } from "../db/database.ts";
import { readLexicon } from "../search/lexicon.ts";
import { bestKinds, inOrder, interpretKeyword, type Meaning, type SearchWord, withoutLeast } from "../search/meaning.ts";
import { numbersIn } from "../search/number.ts";
import { cachePerDatabase } from "../ttl-cache.ts";
import { selectCards } from "./card.ts";
import { type Categories, categories } from "./categories.ts";
import { COUNTED_MAX, Counted, type Counts, countsFrom, countsOfCategory, countsStatement } from "./count.ts";
import { type Filter, hasKeyword, materializeMatches, type Scan, toScan, withNumbers, withWords } from "./filter.ts";
import { mentionedFrom } from "./mentioned.ts";
import { countFilterValues } from "./narrow.ts";
import { COUNTS_TABLE, type Ids, isByPrice, isByRelevance, pageStatements, sortedScanPage } from "./page-statements.ts";
import { anyWordQuery } from "./tsquery.ts";

// Counts seldom change: other processes may show an old one so long.
const COUNT_SECONDS = 20;
const COUNTS_KEPT = 2000;
const ANSWER_SECONDS = 5;
const ANSWERS_KEPT = 500;
const resultCaches = cachePerDatabase<SearchResult>(ANSWER_SECONDS, ANSWERS_KEPT);
const countCaches = cachePerDatabase<Counts>(COUNT_SECONDS, COUNTS_KEPT);
const filterCaches = cachePerDatabase<Narrowing[]>(COUNT_SECONDS, COUNTS_KEPT);

export function forgetAnswers(database: Database): void {
  for (const caches of [resultCaches, countCaches, filterCaches]) caches.forget(database);
}

const NOTHING: SearchResult = { records: [], total: 0, facets: [] };

/** Specification 18.6. Corrects typos and drops words without matches, and says so. */
export function searchProducts(database: Database, filter: Filter): Promise<SearchResult> {
  return resultCaches.of(database).get(JSON.stringify(filter), () => find(database, filter));
}

const TRIES_MAX = 3;

async function find(database: Database, filter: Filter): Promise<SearchResult> {
  const tree = await categories(database);
  const scan = toScan(filter, tree);
  if (!scan) return NOTHING;
  if (!hasKeyword(filter)) return withFilters(database, filter, scan, await readResult(database, filter, scan, null, tree));
  return (await findByNumbers(database, filter, scan, tree)) ?? findByWords(database, filter, scan, tree);
}

async function findByNumbers(
  database: Database,
  filter: Filter,
  scan: Scan,
  tree: Categories,
): Promise<SearchResult | undefined> {
  const numbers = numbersIn(filter.keyword ?? "");
  if (numbers.length === 0) return undefined;
  const numberScan = withNumbers(scan, numbers);
  const found = await readResult(database, filter, numberScan, null, tree);
  return found.total > 0 ? withFilters(database, filter, numberScan, found) : undefined;
}

/** Leaves out one word after the other until something is found. */
async function findByWords(database: Database, filter: Filter, scan: Scan, tree: Categories): Promise<SearchResult> {
  const keyword = filter.keyword ?? "";
  const whole = interpretKeyword(keyword, await readLexicon(database));
  let meaning: Meaning | undefined = whole;
  for (let tries = 0; meaning && meaning.words.length > 0 && tries < TRIES_MAX; tries += 1) {
    const { corrected, leftOut, words } = meaning;
    const wordScan = withWords(scan, words);
    const found = await readResult(database, filter, wordScan, meaning, tree);
    if (found.total > 0) {
      const mentioned_from = isByRelevance(filter, wordScan, meaning) ? await mentionedFrom(database, found, meaning) : undefined;
      return {
        ...(await withFilters(database, filter, wordScan, found)),
        ...(mentioned_from !== undefined && { mentioned_from }),
        ...(corrected && { corrected_keyword: corrected }),
        ...leftOutFields(inOrder(keyword, [...leftOut, ...(await missingWords(database, meaning))])),
      };
    }
    meaning = withoutLeast(meaning);
  }
  return { ...NOTHING, ...leftOutFields(whole.leftOut) };
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
async function withFilters(database: Database, filter: Filter, scan: Scan, found: SearchResult): Promise<SearchResult> {
  const { total } = found;
  if (!filter.with_filters || scan.source !== "product_search" || total >= COUNTED_MAX) return found;
  const count = () => countFilterValues(database, filter, scan, total);
  const filters = await filterCaches.of(database).get(JSON.stringify(scan), count);
  return { ...found, filters };
}

const CountsAndCards = z.object({ counted: z.array(Counted).default([]), records: z.array(ProductCard).default([]) });

const selectCountsAndCards = (ctes: string[], ids: string) => `
  with ${ctes.join(", ")}
  select
    (select json_strip_nulls(json_agg(counts)) from ${COUNTS_TABLE} counts) as counted,
    (select json_strip_nulls(json_agg(card)) from (${selectCards(ids)}) card) as records`;

const sumTotals = (tops: SearchResult["facets"]) => tops.reduce((sum, { total = 0 }) => sum + total, 0);

/** Counts from the word index and a page from the sort's; null where that page is short. */
async function readByWordIndex(database: Database, filter: Filter, scan: Scan, words: readonly SearchWord[], tree: Categories) {
  const counts = await countCaches
    .of(database)
    .get(JSON.stringify(scan), async () =>
      countsFrom(await database.rows(Counted, countsStatement(scan, words), scan.values), words, tree),
    );
  const page = sortedScanPage(filter, scan, sumTotals(counts.facets), sumTotals(tree.below(null)));
  const records = page ? await database.rows(ProductCard, selectCards(page.text), page.values) : [];
  const expectedLength = Math.min(filter.pageSize, counts.total - (filter.currPage - 1) * filter.pageSize);
  return records.length === expectedLength ? { records, ...counts } : null;
}

async function readPages(database: Database, ctes: string[], pages: Ids[], total: number): Promise<ProductCard[]> {
  const records: ProductCard[] = [];
  for (const { text, values } of pages) {
    const counts = `${COUNTS_TABLE} as (select $${values.length + 1}::integer as count)`;
    const statement = `with ${[...ctes, counts].join(", ")} ${selectCards(text)}`;
    records.push(...(await database.rows(ProductCard, statement, [...values, total])));
  }
  return records;
}

async function readResult(database: Database, filter: Filter, scan: Scan, meaning: Meaning | null, tree: Categories) {
  const words = meaning?.words ?? null;
  const usesWordIndex = words !== null && !isByRelevance(filter, scan, meaning) && !isByPrice(filter, scan);
  if (usesWordIndex && scan.isOfWholeCatalogue) {
    const result = await readByWordIndex(database, filter, scan, words, tree);
    if (result) return result;
  }
  // Matches of the whole catalogue are counted by now, so that nothing reads them twice.
  const { ctes, scan: pageScan } = usesWordIndex && !scan.isOfWholeCatalogue ? materializeMatches(scan) : { ctes: [], scan };
  const [first, ...others] = pageStatements(filter, pageScan, meaning);
  const records: ProductCard[] = [];
  let isFirstPageRead = false;
  // On a cache miss one statement reads counts and first page. The cache keeps the counts only, so `records` is filled here.
  const readFirst = async (): Promise<Counts> => {
    isFirstPageRead = true;
    const countsCte = `${COUNTS_TABLE} as materialized (${countsStatement(pageScan, words)})`;
    const both = await database.row(CountsAndCards, selectCountsAndCards([...ctes, countsCte], first.text), first.values);
    records.push(...(both?.records ?? []));
    return countsFrom(both?.counted ?? [], words, tree);
  };
  const counts = countsOfCategory(filter, scan, tree) ?? (await countCaches.of(database).get(JSON.stringify(scan), readFirst));
  // Beyond the last page the whole index would be scanned.
  const isPast = (filter.currPage - 1) * filter.pageSize >= counts.total;
  const pagesLeft = isFirstPageRead ? others : [first, ...others];
  const further = isPast ? [] : await readPages(database, ctes, pagesLeft, counts.total);
  return { records: [...records, ...further], ...counts };
}
