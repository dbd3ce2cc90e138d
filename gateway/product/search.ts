import { z } from "zod";
import type { Narrowing } from "../../lib/contract/narrowing.ts";
import { ProductCard, type SearchFilter, type SearchResult } from "../../lib/contract/product.ts";
import type { Database } from "../db/database.ts";
import { readLexicon } from "../search/lexicon.ts";
import { bestKinds, inOrder, interpretKeyword, type Meaning, withoutLeast } from "../search/meaning.ts";
import { numbersIn } from "../search/number.ts";
import { cachePerDatabase } from "../ttl-cache.ts";
import { selectCards } from "./card.ts";
import { type Categories, categories } from "./categories.ts";
import { Counted, type Counts, countsFrom, countsOfCategory, countsStatement, MOST_COUNTED } from "./count.ts";
import { anyWord, isWorded, matchedOnce, type Scan, toScan, withNumbers, withWords } from "./filter.ts";
import { mentionedFrom } from "./mentioned.ts";
import { countFilterValues } from "./narrow.ts";
import { type Ids, isByPrice, isByRelevance, pageStatements, sortedScanPage } from "./order.ts";

type Filter = z.output<typeof SearchFilter>;

// Counts change only with a new catalogue.
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

const MOST_TRIES = 3;

async function find(database: Database, filter: Filter): Promise<SearchResult> {
  const tree = await categories(database);
  const scan = toScan(filter, tree);
  if (!scan) return NOTHING;
  if (!isWorded(filter)) return withFilters(database, filter, scan, await readResult(database, filter, scan, null, tree));
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
  const conditions = withNumbers(scan, numbers);
  const found = await readResult(database, filter, conditions, null, tree);
  return found.total > 0 ? withFilters(database, filter, conditions, found) : undefined;
}

/** Leaves out one word after the other until something is found. */
async function findByWords(database: Database, filter: Filter, scan: Scan, tree: Categories): Promise<SearchResult> {
  const keyword = filter.keyword ?? "";
  const whole = interpretKeyword(keyword, await readLexicon(database));
  let meaning: Meaning | undefined = whole;
  for (let tries = 0; meaning && meaning.words.length > 0 && tries < MOST_TRIES; tries += 1) {
    const { corrected, leftOut, words } = meaning;
    const conditions = withWords(scan, words);
    const found = await readResult(database, filter, conditions, meaning, tree);
    if (found.total > 0) {
      const mentioned_from = isByRelevance(filter, conditions, meaning)
        ? await mentionedFrom(database, found, meaning)
        : undefined;
      return {
        ...(await withFilters(database, filter, conditions, found)),
        ...(mentioned_from !== undefined && { mentioned_from }),
        ...(corrected && { corrected_keyword: corrected }),
        ...leftOutFields(inOrder(keyword, [...leftOut, ...(await lackedBy(database, meaning))])),
      };
    }
    meaning = withoutLeast(meaning);
  }
  return { ...NOTHING, ...leftOutFields(whole.leftOut) };
}

const leftOutFields = (words: readonly string[]) => (words.length > 0 ? { left_out: [...words] } : {});

const Lacked = z.object({ typed: z.string() });

/** Preferred words that no product of the best kinds has. */
async function lackedBy(database: Database, { kinds, weighing }: Meaning): Promise<string[]> {
  if (kinds.length === 0 || weighing.length === 0) return [];
  const rows = await database.rows(
    Lacked,
    `select typed from unnest($1::text[], $2::text[]) wish (typed, asked)
    where not exists (select from product_search where kind_id = any($3::integer[]) and document @@ asked::tsquery)`,
    [weighing.map(({ typed }) => typed), weighing.map((word) => anyWord([word])), bestKinds(kinds).map(({ id }) => id)],
  );
  return rows.map(({ typed }) => typed);
}

/** The result with counts of its filter values, where they are requested and can be exact: not in long results or campaigns. */
async function withFilters(database: Database, filter: Filter, conditions: Scan, found: SearchResult): Promise<SearchResult> {
  const { total } = found;
  if (!filter.with_filters || conditions.source !== "product_search" || total >= MOST_COUNTED) return found;
  const count = () => countFilterValues(database, filter, conditions, total);
  const filters = await filterCaches.of(database).get(JSON.stringify(conditions), count);
  return { ...found, filters };
}

const CachedCounts = z.object({ counted: z.array(Counted).default([]), records: z.array(ProductCard).default([]) });

const selectCountsAndCards = (ctes: string[], ids: string) => `
  with ${ctes.join(", ")}
  select
    (select json_strip_nulls(json_agg(counted)) from counted) as counted,
    (select json_strip_nulls(json_agg(card)) from (${selectCards(ids)}) card) as records`;

const goodsIn = (tops: SearchResult["facets"]) => tops.reduce((sum, { total = 0 }) => sum + total, 0);

async function readSortedPage(database: Database, filter: Filter, conditions: Scan, { total, facets }: Counts, tree: Categories) {
  const page = sortedScanPage(filter, conditions, goodsIn(facets), goodsIn(tree.below(null)));
  const records = page ? await database.rows(ProductCard, selectCards(page.text), page.values) : [];
  const whole = Math.min(filter.pageSize, total - (filter.currPage - 1) * filter.pageSize);
  return records.length === whole ? records : null;
}

async function readResult(database: Database, filter: Filter, conditions: Scan, meaning: Meaning | null, tree: Categories) {
  const words = meaning?.words ?? null;
  const cache = countCaches.of(database);
  const key = JSON.stringify(conditions);
  const usesWordIndex = words !== null && !isByRelevance(filter, conditions, meaning) && !isByPrice(filter, conditions);
  if (usesWordIndex && conditions.source === "product_search" && conditions.values.length === 1) {
    const sum = await cache.get(key, async () =>
      countsFrom(await database.rows(Counted, countsStatement(conditions, words), conditions.values), words, tree),
    );
    const records = await readSortedPage(database, filter, conditions, sum, tree);
    if (records) return { records, ...sum };
  }
  const { ctes, scan } = usesWordIndex ? matchedOnce(conditions) : { ctes: [], scan: conditions };
  const [first, ...others] = pageStatements(filter, scan, meaning);
  let pages = [first, ...others];
  const records: ProductCard[] = [];
  const ask = async ({ text, values }: Ids): Promise<Counts> => {
    const counts = `counted as materialized (${countsStatement(scan, words)})`;
    const both = await database.row(CachedCounts, selectCountsAndCards([...ctes, counts], text), values);
    records.push(...(both?.records ?? []));
    return countsFrom(both?.counted ?? [], words, tree);
  };
  const sum: Counts =
    countsOfCategory(filter, conditions, tree) ??
    (await cache.get(key, () => {
      pages = others;
      return ask(first);
    }));
  // Beyond the last page the whole index would be scanned.
  const isPast = (filter.currPage - 1) * filter.pageSize >= sum.total;
  for (const { text, values } of isPast ? [] : pages) {
    const total = `counted as (select $${values.length + 1}::integer as count)`;
    records.push(
      ...(await database.rows(ProductCard, `with ${[...ctes, total].join(", ")} ${selectCards(text)}`, [...values, sum.total])),
    );
  }
  return { records, ...sum };
}
