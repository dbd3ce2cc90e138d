import { z } from "zod";
import { ProductCard } from "../../lib/contract/product.ts";
import type { Database } from "../db/database.ts";
import type { Meaning, SearchWord } from "../search/meaning.ts";
import { selectCards } from "./card.ts";
import type { Categories } from "./categories.ts";
import { showAskedColor } from "./color-pictures.ts";
import { Counted, type Counts, countsByCategoryTotals, countsFrom, sumTotals, totalsStatement } from "./count.ts";
import { COUNTS_TABLE } from "./page-by-kinds.ts";
import type { IdStatement } from "./page-parts.ts";
import { pageStatements } from "./page-statements.ts";
import { pageWay } from "./page-way.ts";
import { materializeMatches, type ProductQuery, type SearchRequest } from "./product-query.ts";
import { countCaches } from "./result-caches.ts";
import { sortedScanPage } from "./sorted-scan.ts";

export type Search = { database: Database; request: SearchRequest; tree: Categories };
type Page = Counts & { records: ProductCard[] };

/** The requested page and the counts of all matches. `meaning`: null where no words are searched. */
export async function readPage(search: Search, query: ProductQuery, meaning: Meaning | null): Promise<Page> {
  const page = await readByWay(search, query, meaning);
  return { ...page, records: await showAskedColor(search.database, page.records, search.request, meaning) };
}

async function readByWay(search: Search, query: ProductQuery, meaning: Meaning | null): Promise<Page> {
  const { database, request, tree } = search;
  const words = meaning?.words ?? null;
  const way = pageWay(request, query, meaning);
  const scanned = way.name === "scanned" ? await scanSortIndex(search, query, way.meaning.words) : null;
  if (scanned) return scanned;
  const { ctes, query: pageQuery } = way.name === "all-matches" ? materializeMatches(query) : { ctes: [], query };
  const [first, ...others] = pageStatements(way, request, pageQuery);
  const readBoth = () => readCountsAndPage(search, pageQuery, words, ctes, first);
  const stored = countsByCategoryTotals(request, query, tree);
  const { counts, firstPage } = stored
    ? { counts: stored }
    : await countsOrCountsWithPage(database, JSON.stringify(query), readBoth);
  // With known counts, a page beyond the last one is not read: that would scan the whole index.
  const isBeyondLast = (request.currPage - 1) * request.pageSize >= counts.total;
  const unread = firstPage ? others : [first, ...others];
  const further = isBeyondLast ? [] : await readPages(database, ctes, unread, counts.total);
  return { records: [...(firstPage ?? []), ...further], ...counts };
}

/** Counts by the word index, then a page by the sort's index; null where that is slower or the page is short. */
async function scanSortIndex({ database, request, tree }: Search, query: ProductQuery, words: readonly SearchWord[]) {
  const counts = await countCaches
    .of(database)
    .get(JSON.stringify(query), async () =>
      countsFrom(await database.rows(Counted, totalsStatement(query, words), query.values), words, tree),
    );
  const page = sortedScanPage(request, query, sumTotals(counts.facets), sumTotals(tree.below(null)));
  const records = page ? await database.rows(ProductCard, selectCards(page.text), page.values) : [];
  const expectedLength = Math.min(request.pageSize, counts.total - (request.currPage - 1) * request.pageSize);
  return records.length === expectedLength ? { records, ...counts } : null;
}

type CountsAndPage = { counts: Counts; firstPage?: ProductCard[] };

/** The cached counts. Where there are none, `read` is run: its counts are cached, and its first page is returned with them. */
async function countsOrCountsWithPage(
  database: Database,
  key: string,
  read: () => Promise<CountsAndPage>,
): Promise<CountsAndPage> {
  const reads: Promise<CountsAndPage>[] = [];
  const counts = await countCaches.of(database).get(key, async () => {
    const reading = read();
    reads.push(reading);
    return (await reading).counts;
  });
  return reads[0] ?? { counts };
}

const CountsAndCards = z.object({ counted: z.array(Counted).default([]), records: z.array(ProductCard).default([]) });

const selectCountsAndCards = (ctes: string[], ids: string) => `
  with ${ctes.join(", ")}
  select
    (select json_strip_nulls(json_agg(counts)) from ${COUNTS_TABLE} counts) as counted,
    (select json_strip_nulls(json_agg(card)) from (${selectCards(ids)}) card) as records`;

async function readCountsAndPage(
  { database, tree }: Search,
  query: ProductQuery,
  words: readonly SearchWord[] | null,
  ctes: string[],
  page: IdStatement,
): Promise<CountsAndPage> {
  const countsCte = `${COUNTS_TABLE} as materialized (${totalsStatement(query, words)})`;
  const row = await database.row(CountsAndCards, selectCountsAndCards([...ctes, countsCte], page.text), page.values);
  return { counts: countsFrom(row?.counted ?? [], words, tree), firstPage: row?.records ?? [] };
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
