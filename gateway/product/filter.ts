import type { z } from "zod";
import type { SearchFilter, Sort } from "../../lib/contract/product.ts";
import { numberOf } from "../identifier.ts";
import { wordsOf } from "../search/keyword.ts";
import type { Categories } from "./categories.ts";

type Filter = z.output<typeof SearchFilter>;

/** Where to look and for what: the text of conditions and their values, `$1` onwards. */
export type Scan = {
  source: "product_search" | "campaign_search";
  conditions: string[];
  values: (string | number)[];
  /** Column whose values are counted: the level below the chosen category; null below the last. */
  facet: "top_id" | "sub_id" | "leaf_id" | null;
};

const LEVEL_COLUMNS = { 1: "top_id", 2: "sub_id", 3: "leaf_id" } as const;
const FACET_COLUMNS = { 1: "sub_id", 2: "leaf_id", 3: null } as const;

/** Sort orders; each ends in the identifier, so that no two pages share a product. */
export const ORDERS: Record<Sort, string> = {
  relevance: "rank desc, id desc",
  newest: "published_at desc, id desc",
  price_asc: "price, id",
  price_desc: "price desc, id desc",
};

/**
 * The same for word searches. The planner, which plans before it knows the words, would rather walk a sorted index and
 * look for them in each row; a sum is something that no index serves.
 */
export const WORD_ORDERS: Record<Sort, string> = {
  relevance: "rank + 0 desc, id desc",
  newest: "published_at + interval '0' desc, id desc",
  price_asc: "price + 0, id",
  price_desc: "price + 0 desc, id desc",
};

/** The words of a filter's keyword, or null where it has none to speak of. */
export const wordsIn = ({ keyword }: Filter): string[] | null => (keyword?.trim() ? wordsOf(keyword) : null);

/** Everything of a filter but its words. Null where an identifier belongs to nothing, so that nothing can be found. */
export function scanOf(filter: Filter, known: Categories): Scan | null {
  const scan: Scan = { source: "product_search", conditions: [], values: [], facet: "top_id" };
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
    add(`${LEVEL_COLUMNS[category.level]} =`, Number(category.id));
    scan.facet = FACET_COLUMNS[category.level];
  }
  if (filter.shop_id !== undefined) {
    const shop = numberOf(filter.shop_id);
    if (shop === null) return null;
    add("shop_id =", shop);
  }
  const [low, high] = priceRange(filter);
  // As in WORD_ORDERS: a range of prices over the whole catalogue is too wide to be looked up beside the words.
  const price = wordsIn(filter) && scan.values.length === 0 ? "price + 0" : "price";
  if (low !== undefined) add(`${price} >=`, low);
  if (high !== undefined) add(`${price} <=`, high);
  return scan;
}

// Above any price that the column can hold, and so the same as this.
const HIGHEST_PRICE = 9_999_999_999;

/** The range the right way round, whichever way it was given. */
export function priceRange({ min_price, max_price }: Pick<Filter, "min_price" | "max_price">) {
  const [low, high] = [min_price, max_price].map((price) => price && Math.min(price, HIGHEST_PRICE));
  return low !== undefined && high !== undefined && low > high ? [high, low] : [low, high];
}
