import type { z } from "zod";
import type { SearchFilter } from "../../lib/contract/product.ts";
import { numberOf } from "../identifier.ts";
import { plain, wordsOf } from "../search/keyword.ts";
import type { Categories } from "./categories.ts";

type Filter = z.output<typeof SearchFilter>;

/** Where to look and for what: the text of conditions and their values, `$1` onwards. */
export type Scan = {
  source: "product_search" | "campaign_search" | "matched";
  conditions: string[];
  values: (string | number)[];
  /** Column whose values are counted: the level below the chosen category; null below the last. */
  facet: "top_id" | "sub_id" | "leaf_id" | null;
  /** The top category within which words are looked up; null where they are looked up everywhere. */
  within: number | null;
};

const LEVEL_COLUMNS = { 1: "top_id", 2: "sub_id", 3: "leaf_id" } as const;
const FACET_COLUMNS = { 1: "sub_id", 2: "leaf_id", 3: null } as const;

/** The words of a filter's keyword, or null where it has none to speak of. */
export const wordsIn = ({ keyword }: Filter): string[] | null => (keyword?.trim() ? wordsOf(keyword) : null);

/** Everything of a filter but its words. Null where an identifier belongs to nothing, so that nothing can be found. */
export function scanOf(filter: Filter, known: Categories): Scan | null {
  const scan: Scan = { source: "product_search", conditions: [], values: [], facet: "top_id", within: null };
  // Their index finds fewer rows than that of a category or a range of prices. A sum is something that no index serves.
  const areWordsFirst = wordsIn(filter) !== null && !filter.activeCode && filter.shop_id === undefined;
  const checked = areWordsFirst ? " + 0" : "";
  const add = (condition: string, value: string | number) => {
    scan.values.push(value);
    scan.conditions.push(`${condition} $${scan.values.length}`);
  };
  if (filter.activeCode) {
    scan.source = "campaign_search";
    add("code =", filter.activeCode);
  }
  if (filter.product_type_id !== undefined) {
    const category = known.find(filter.product_type_id);
    if (!category) return null;
    scan.facet = FACET_COLUMNS[category.level];
    if (areWordsFirst) scan.within = Number(known.lineage(category.id)[0]?.id);
    if (scan.within === null || category.level > 1) add(`${LEVEL_COLUMNS[category.level]}${checked} =`, Number(category.id));
  }
  if (filter.shop_id !== undefined) {
    const shop = numberOf(filter.shop_id);
    if (shop === null) return null;
    add("shop_id =", shop);
  }
  const [low, high] = priceRange(filter);
  if (low !== undefined) add(`price${checked} >=`, low);
  if (high !== undefined) add(`price${checked} <=`, high);
  return scan;
}

// Above any price that the column can hold, and so the same as this.
const HIGHEST_PRICE = 9_999_999_999;

/** The range the right way round, whichever way it was given. */
export function priceRange({ min_price, max_price }: Pick<Filter, "min_price" | "max_price">) {
  const [low, high] = [min_price, max_price].map((price) => price && Math.min(price, HIGHEST_PRICE));
  return low !== undefined && high !== undefined && low > high ? [high, low] : [low, high];
}

/** The conditions of a scan as a clause, or nothing. */
export const where = (conditions: string[]) => (conditions.length > 0 ? `where ${conditions.join(" and ")}` : "");

/** A scan that also asks for words; they are its last value. Campaign goods carry no words of their own. */
export function withWords(scan: Scan, words: string[]): Scan {
  const values = [...scan.values, ...(scan.within === null ? [] : [scan.within]), plain(words.join(" "))];
  const match = `document @@ plainto_tsquery('pg_catalog.spanish', $${values.length})`;
  const goods = `exists (select from product_search w where w.id = campaign_search.id and w.${match})`;
  const stems = `to_tsvector('pg_catalog.spanish', $${values.length})`;
  const within = `words_within(top_id, document) @> words_within($${values.length - 1}, ${stems})`;
  const everywhere = scan.source === "product_search" ? match : goods;
  return { ...scan, values, conditions: [...scan.conditions, scan.within === null ? everywhere : within] };
}

/** The first part of a statement, which looks for the rows of a scan, and a scan over what it found: to count and to sort them. */
export function matchedOnce(scan: Scan): { ctes: string[]; scan: Scan } {
  const columns = "id, rank, price, published_at, top_id, sub_id, leaf_id";
  return {
    ctes: [`matched as materialized (select ${columns} from ${scan.source} ${where(scan.conditions)})`],
    scan: { ...scan, source: "matched", conditions: [] },
  };
}
