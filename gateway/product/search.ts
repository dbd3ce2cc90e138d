import { z } from "zod";
import { ProductCard, type SearchFilter, type SearchResult } from "../../lib/contract/product.ts";
import type { Database } from "../db/database.ts";
import { Remembered } from "../remembered.ts";
import { corrected } from "../search/correct.ts";
import { cardsOf } from "./card.ts";
import { type Categories, categories } from "./categories.ts";
import { Counted, type Counts, countsFrom, countsOf, countsOfCategory } from "./count.ts";
import { matchedOnce, type Scan, scanOf, withWords, wordsIn } from "./filter.ts";
import { isWeighed, pageOf } from "./order.ts";

type Filter = z.output<typeof SearchFilter>;

// Counts change when the catalogue is loaded, which ends the process or lasts longer than this.
const COUNT_SECONDS = 20;
const COUNTS_KEPT = 2000;
// What many people ask for at once, such as the blocks of the home page.
const ANSWER_SECONDS = 5;
const ANSWERS_KEPT = 500;
const answered = new WeakMap<Database, Remembered<SearchResult>>();
const counted = new WeakMap<Database, Remembered<Counts>>();

/** After a change that must be seen at once. */
export function forgetAnswers(database: Database): void {
  answered.delete(database);
  counted.delete(database);
}

const NOTHING: SearchResult = { records: [], total: 0, facets: [] };

/**
 * A page of the products that a filter asks for (SPEC.md section 7, products search). A word that leads nowhere is
 * corrected by one letter, and the answer says so. A filter for something that does not exist finds nothing.
 */
export function searchProducts(database: Database, filter: Filter): Promise<SearchResult> {
  const kept = answered.get(database) ?? new Remembered<SearchResult>(ANSWER_SECONDS, ANSWERS_KEPT);
  answered.set(database, kept);
  return kept.get(JSON.stringify(filter), () => find(database, filter));
}

async function find(database: Database, filter: Filter): Promise<SearchResult> {
  const known = await categories(database);
  const scan = scanOf(filter, known);
  const words = wordsIn(filter);
  if (!scan || words?.length === 0) return NOTHING;
  if (!words) return answer(database, filter, scan, null, known);
  const found = await answer(database, filter, withWords(scan, words), words, known);
  if (found.total > 0) return found;
  const better = await corrected(database, "product", words);
  if (!better) return NOTHING;
  const meant = await answer(database, filter, withWords(scan, better), better, known);
  return meant.total > 0 ? { ...meant, corrected_keyword: better.join(" ") } : NOTHING;
}

const Both = z.object({ counted: z.array(Counted).default([]), records: z.array(ProductCard).default([]) });

const bothOf = (counts: string, ids: string) => `
  select
    (select json_strip_nulls(json_agg(counts)) from (${counts}) counts) as counted,
    (select json_strip_nulls(json_agg(card)) from (${cardsOf(ids)}) card) as records`;

/** Counts that are not known yet come in one statement with the page: a question costs more than its answer. */
async function answer(database: Database, filter: Filter, asked: Scan, words: string[] | null, known: Categories) {
  const { head, scan } = words && !isWeighed(filter, asked, words) ? matchedOnce(asked) : { head: "", scan: asked };
  const pages = pageOf(filter, scan, words);
  const kept = counted.get(database) ?? new Remembered<Counts>(COUNT_SECONDS, COUNTS_KEPT);
  counted.set(database, kept);
  const records: ProductCard[] = [];
  const counts =
    countsOfCategory(filter, asked, known) ??
    (await kept.get(JSON.stringify(asked), async () => {
      const [page] = pages.splice(0, 1);
      const both = page && (await database.row(Both, head + bothOf(countsOf(scan, words), page.text), page.values));
      records.push(...(both?.records ?? []));
      return countsFrom(both?.counted ?? [], words, known);
    }));
  // A deep page past the end would walk the whole index to find nothing.
  const isPast = (filter.currPage - 1) * filter.pageSize >= counts.total;
  for (const { text, values } of isPast ? [] : pages) {
    records.push(...(await database.rows(ProductCard, head + cardsOf(text), values)));
  }
  return { records, ...counts };
}
