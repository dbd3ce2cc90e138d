import { z } from "zod";
import { ProductCard, type SearchFilter, type SearchResult } from "../../lib/contract/product.ts";
import { Count, Id } from "../../lib/contract/wire.ts";
import type { Database } from "../db/database.ts";
import { Remembered } from "../remembered.ts";
import { corrected } from "../search/correct.ts";
import { fold, plain } from "../search/keyword.ts";
import { cardsOf } from "./card.ts";
import { type Categories, categories } from "./categories.ts";
import { ORDERS, type Scan, scanOf, WORD_ORDERS, wordsIn } from "./filter.ts";

type Filter = z.output<typeof SearchFilter>;
type Counts = { total: number; facets: SearchResult["facets"] };

const Counted = z.object({ id: Id.optional(), count: Count });

/** Word matches are counted up to this many. */
const MOST_COUNTED = 10_000;
/** So many of the best selling matches are ordered by how well they match; those after them by how well they sell. */
const WEIGHED = 120;
/** With more matches than this, the prime products among them are likely to be enough. */
const COMMON = 1000;

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

const where = (conditions: string[]) => (conditions.length > 0 ? `where ${conditions.join(" and ")}` : "");

/** A scan that also asks for words. Campaign goods carry no words of their own. */
function withWords(scan: Scan, words: string[]): Scan {
  const values = [...scan.values, plain(words.join(" "))];
  const match = `document @@ plainto_tsquery('pg_catalog.spanish', $${values.length})`;
  const condition =
    scan.source === "product_search"
      ? match
      : `exists (select from product_search w where w.id = campaign_search.id and w.${match})`;
  return { ...scan, values, conditions: [...scan.conditions, condition] };
}

async function countScan(database: Database, scan: Scan, known: Categories, most: number | null): Promise<Counts> {
  const limit = most === null ? "" : `limit ${most}`;
  const group = scan.facet ?? "null::integer";
  const rows = await database.rows(
    Counted,
    `select id, count(*) from (select ${group} as id from ${scan.source} ${where(scan.conditions)} ${limit}) found group by id`,
    scan.values,
  );
  const facets = rows.flatMap(({ id, count }) => {
    const category = id === undefined ? undefined : known.find(id);
    return category ? [{ ...category, total: count }] : [];
  });
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    facets: facets.sort((one, other) => other.total - one.total || Number(one.id) - Number(other.id)),
  };
}

/** Counts of a whole category, or of everything, which the categories carry themselves. */
function countCategory(known: Categories, id: string | undefined): Counts {
  const below = known.below(id ?? null);
  const facets = below.filter(({ total = 0 }) => total > 0).sort((one, other) => (other.total ?? 0) - (one.total ?? 0));
  const whole = id === undefined ? below : known.all.filter((category) => category.id === id);
  return { total: whole.reduce((sum, { total = 0 }) => sum + total, 0), facets };
}

function count(database: Database, scan: Scan, known: Categories, most: number | null): Promise<Counts> {
  const kept = counted.get(database) ?? new Remembered<Counts>(COUNT_SECONDS, COUNTS_KEPT);
  counted.set(database, kept);
  return kept.get(JSON.stringify([scan, most]), () => countScan(database, scan, known, most));
}

type Page = { offset: number; size: number };

const listPage = (database: Database, scan: Scan, order: string, { offset, size }: Page) =>
  database.rows(
    ProductCard,
    cardsOf(
      `select id from ${scan.source} ${where(scan.conditions)} order by ${order}
       limit $${scan.values.length + 1} offset $${scan.values.length + 2}`,
    ),
    [...scan.values, size, offset],
  );

const hits = (conditions: string[], order: string) =>
  `select id, rank, document from product_search ${where(conditions)} order by ${order} limit ${WEIGHED}`;

/**
 * The best selling matches. Of common words the prime products are looked at first: where they fill the list they are
 * all of it, since every other product sells less well.
 */
const bestSelling = (conditions: string[], isCommon: boolean) =>
  isCommon
    ? `prime_hits as materialized (${hits(["prime", ...conditions], WORD_ORDERS.relevance)}),
       other_hits as (${hits([...conditions, `(select count(*) from prime_hits) < ${WEIGHED}`], WORD_ORDERS.relevance)}),
       hits as materialized (
         select * from other_hits union all select * from prime_hits where (select count(*) from prime_hits) = ${WEIGHED}
       )`
    : `hits as materialized (${hits(conditions, WORD_ORDERS.relevance)})`;

/** Words in their order of relevance: exact about ñ first, then the best matches among the best selling, then the rest. */
async function relevantPage(database: Database, scan: Scan, words: string[], total: number, { offset, size }: Page) {
  const text = fold(words.join(" "));
  const isExact = text.includes("ñ");
  const values = [...scan.values, ...(isExact ? [text] : [])];
  const exactness = isExact ? `(document @@ plainto_tsquery('pg_catalog.spanish', $${values.length})) desc, ` : "";
  const query = `plainto_tsquery('pg_catalog.spanish', $${scan.values.length})`;
  const inWindow = Math.max(0, Math.min(size, WEIGHED - offset));
  const window = isExact
    ? `hits as materialized (${hits(scan.conditions, `${exactness}${WORD_ORDERS.relevance}`)})`
    : bestSelling(scan.conditions, total > COMMON);
  const best =
    inWindow === 0
      ? []
      : await database.rows(
          ProductCard,
          cardsOf(
            `with ${window}
             select id from hits order by ${exactness} ts_rank(document, ${query}) desc, ${WORD_ORDERS.relevance}
             limit $${values.length + 1} offset $${values.length + 2}`,
          ),
          [...values, inWindow, offset],
        );
  if (inWindow === size) return best;
  const rest = await listPage(database, { ...scan, values }, `${exactness}${WORD_ORDERS.relevance}`, {
    offset: Math.max(offset, WEIGHED),
    size: size - inWindow,
  });
  return [...best, ...rest];
}

function searchPage(database: Database, filter: Filter, scan: Scan, words: string[] | null, total: number, page: Page) {
  const sort = filter.sort ?? "relevance";
  if (words && sort === "relevance" && scan.source === "product_search") return relevantPage(database, scan, words, total, page);
  return listPage(database, scan, (words ? WORD_ORDERS : ORDERS)[sort], page);
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
  if (!words) {
    const isWhole = scan.source === "product_search" && scan.values.length === (filter.product_type_id === undefined ? 0 : 1);
    const counts = isWhole ? countCategory(known, filter.product_type_id) : await count(database, scan, known, null);
    return answer(database, filter, scan, null, counts);
  }
  const asked = withWords(scan, words);
  const counts = await count(database, asked, known, MOST_COUNTED);
  if (counts.total > 0) return answer(database, filter, asked, words, counts);
  const better = await corrected(database, "product", words);
  if (!better) return NOTHING;
  const meant = withWords(scan, better);
  const found = await answer(database, filter, meant, better, await count(database, meant, known, MOST_COUNTED));
  return found.total > 0 ? { ...found, corrected_keyword: better.join(" ") } : NOTHING;
}

async function answer(
  database: Database,
  filter: Filter,
  scan: Scan,
  words: string[] | null,
  counts: Counts,
): Promise<SearchResult> {
  const page = { offset: (filter.currPage - 1) * filter.pageSize, size: filter.pageSize };
  // A deep page past the end would walk the whole index to find nothing.
  const records = page.offset >= counts.total ? [] : await searchPage(database, filter, scan, words, counts.total, page);
  return { records, ...counts };
}
