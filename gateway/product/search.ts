import { z } from "zod";
import { ProductCard, type SearchFilter, type SearchResult } from "../../lib/contract/product.ts";
import type { Database } from "../db/database.ts";
import { Remembered } from "../remembered.ts";
import { Near, nearTerms, nearValues, replaced } from "../search/correct.ts";
import { cardsOf } from "./card.ts";
import { type Categories, categories } from "./categories.ts";
import { Counted, type Counts, countsFrom, countsOf, countsOfCategory } from "./count.ts";
import { matchedOnce, type Scan, scanOf, withWords, wordsIn } from "./filter.ts";
import { type Ids, isWeighed, pageOf } from "./order.ts";

type Filter = z.output<typeof SearchFilter>;

/** What a search comes to: how much it finds, or what words that find nothing may have meant. */
type Sum = Counts & { meant?: string[] | undefined };

// Counts change when the catalogue is loaded, which ends the process or lasts longer than this.
const COUNT_SECONDS = 20;
const COUNTS_KEPT = 2000;
// What many people ask for at once, such as the blocks of the home page.
const ANSWER_SECONDS = 5;
const ANSWERS_KEPT = 500;
const answered = new WeakMap<Database, Remembered<SearchResult>>();
const counted = new WeakMap<Database, Remembered<Sum>>();

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
  const { meant, ...found } = await answer(database, filter, withWords(scan, words), words, known);
  if (!meant) return found;
  const { meant: _further, ...better } = await answer(database, filter, withWords(scan, meant), meant, known);
  return better.total > 0 ? { ...better, corrected_keyword: meant.join(" ") } : NOTHING;
}

const Asked = z.object({
  counted: z.array(Counted).default([]),
  records: z.array(ProductCard).default([]),
  near: z.array(Near).default([]),
});

/** Counts and page in one statement, with the terms near to words that found nothing: a question costs more than its answer. */
const askedOf = (ctes: string[], ids: string, near: string | null) => `
  with ${ctes.join(", ")}
  select
    (select json_strip_nulls(json_agg(counted)) from counted) as counted,
    (select json_strip_nulls(json_agg(card)) from (${cardsOf(ids)}) card) as records,
    ${near ? `(select json_agg(near) from (${near}) near where not exists (select from counted))` : "null::json"} as near`;

/** A page with its counts, which come with it in one statement where they are not known yet. */
async function answer(database: Database, filter: Filter, asked: Scan, words: string[] | null, known: Categories) {
  const { ctes, scan } = words && !isWeighed(filter, asked, words) ? matchedOnce(asked) : { ctes: [], scan: asked };
  const [first, ...others] = pageOf(filter, scan, words);
  let pages = [first, ...others];
  const kept = counted.get(database) ?? new Remembered<Sum>(COUNT_SECONDS, COUNTS_KEPT);
  counted.set(database, kept);
  const records: ProductCard[] = [];
  const ask = async ({ text, values }: Ids): Promise<Sum> => {
    const counts = `counted as materialized (${countsOf(scan, words)})`;
    const near = words && nearTerms(values.length + 1);
    const all = words ? [...values, ...nearValues("product", words)] : values;
    const both = await database.row(Asked, askedOf([...ctes, counts], text, near), all);
    records.push(...(both?.records ?? []));
    return { ...countsFrom(both?.counted ?? [], words, known), meant: words ? replaced(words, both?.near ?? []) : undefined };
  };
  const sum: Sum =
    countsOfCategory(filter, asked, known) ??
    (await kept.get(JSON.stringify([asked, words]), () => {
      pages = others;
      return ask(first);
    }));
  // A deep page past the end would walk the whole index to find nothing.
  const isPast = (filter.currPage - 1) * filter.pageSize >= sum.total;
  for (const { text, values } of isPast ? [] : pages) {
    const head = ctes.length > 0 ? `with ${ctes.join(", ")}` : "";
    records.push(...(await database.rows(ProductCard, head + cardsOf(text), values)));
  }
  return { records, ...sum };
}
