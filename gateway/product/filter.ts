import type { z } from "zod";
import type { SearchFilter } from "../../lib/contract/product.ts";
import { parseId } from "../identifier.ts";
import { WEAK } from "../search/document.ts";
import { LAST_CHARACTER } from "../search/keyword.ts";
import type { Sought } from "../search/meaning.ts";
import type { ProductNumber } from "../search/number.ts";
import type { Categories } from "./categories.ts";

type Filter = z.output<typeof SearchFilter>;

/** Where to look and for what: the text of conditions and their values, `$1` onwards. */
export type Scan = {
  source: "product_search" | "campaign_search" | "matched";
  conditions: string[];
  /** The same in words that no index serves, for rows that were found by their kind. */
  checks: string[];
  values: (string | number | string[] | number[])[];
  /** Column whose values are counted: the level below the chosen category; null below the last. */
  facet: "top_id" | "sub_id" | "leaf_id" | null;
  /** The top category within which words are looked up; null where they are looked up everywhere. */
  within: number | null;
  /** Conditions on the price a unit, where the scan has no others but words. */
  range: string[] | null;
  /** The one word that is asked for in the whole catalogue, as SQL of its stem; null where it is another number of them. */
  stem: string | null;
};

const LEVEL_COLUMNS = { 1: "top_id", 2: "sub_id", 3: "leaf_id" } as const;
const FACET_COLUMNS = { 1: "sub_id", 2: "leaf_id", 3: null } as const;

/** Whether a filter asks for words. */
export const isWorded = ({ keyword }: Filter): boolean => (keyword?.trim() ?? "") !== "";

/** Everything of a filter but its words. Null where an identifier belongs to nothing, so that nothing can be found. */
export function scanOf(filter: Filter, tree: Categories): Scan | null {
  const scan: Scan = {
    source: "product_search",
    conditions: [],
    checks: [],
    values: [],
    facet: "top_id",
    within: null,
    range: [],
    stem: null,
  };
  // Their index finds fewer rows than that of a category or a range of prices. A sum is something that no index serves.
  const areWordsFirst = isWorded(filter) && !filter.activeCode && filter.shop_id === undefined;
  const checked = areWordsFirst ? " + 0" : "";
  const add = (condition: string, value: string | number, end = "") => {
    scan.values.push(value);
    scan.conditions.push(`${condition} $${scan.values.length}${end}`);
  };
  if (filter.activeCode) {
    scan.source = "campaign_search";
    add("code =", filter.activeCode);
  }
  if (filter.product_type_id !== undefined) {
    const category = tree.find(filter.product_type_id);
    if (!category) return null;
    scan.facet = FACET_COLUMNS[category.level];
    if (areWordsFirst) scan.within = Number(tree.lineage(category.id)[0]?.id);
    if (scan.within === null || category.level > 1) add(`${LEVEL_COLUMNS[category.level]}${checked} =`, Number(category.id));
  }
  if (filter.shop_id !== undefined) {
    const shop = parseId(filter.shop_id);
    if (shop === null) return null;
    add("shop_id =", shop);
  }
  const [low, high] = priceRange(filter);
  const price = filter.price_per === "carton" ? narrowed(scan, "carton_price") : `price${checked}`;
  if (low !== undefined) add(`${price} >=`, low);
  if (high !== undefined) add(`${price} <=`, high);
  if (filter.minimum !== undefined) add(`${narrowed(scan, "min_quantity")} <=`, filter.minimum);
  if (filter.material !== undefined) add(`${narrowed(scan, "material")} =`, filter.material);
  if (filter.color !== undefined) add(`${narrowed(scan, "colors")} @> array[`, filter.color, "]");
  if (filter.district !== undefined) add("shop_id in (select id from shop where district =", filter.district, ")");
  return { ...scan, checks: [...scan.conditions], range: rangeIn(scan.conditions) };
}

/** Conditions on the price a unit, as indexes of it serve them; null where there are others. */
const rangeIn = (conditions: string[]) =>
  conditions.every((condition) => condition.startsWith("price "))
    ? conditions.map((condition) => condition.replace("price + 0", "price"))
    : null;

/** A column that campaigns have none of: of the same product among all. */
const narrowed = ({ source }: Scan, column: string) =>
  source === "product_search" ? column : `(select ${column} from product_search w where w.id = ${source}.id)`;

// Above any price that the column can hold, and so the same as this.
const HIGHEST_PRICE = 9_999_999_999;

/** The range the right way round, whichever way it was given. */
export function priceRange({ min_price, max_price }: Pick<Filter, "min_price" | "max_price">) {
  const [low, high] = [min_price, max_price].map((price) => price && Math.min(price, HIGHEST_PRICE));
  return low !== undefined && high !== undefined && low > high ? [high, low] : [low, high];
}

/** The conditions of a scan as a clause, or nothing. */
export const where = (conditions: string[]) => (conditions.length > 0 ? `where ${conditions.join(" and ")}` : "");

const quoted = (lexeme: string) => `'${lexeme.replaceAll("'", "''")}'`;

/** Words as the text search of the database asks for them: each by any of its lexemes. */
const queryOf = (words: readonly Sought[]) => words.map(({ lexemes }) => `(${lexemes.map(quoted).join(" | ")})`).join(" & ");

/** A query of what has any of the words, by which goods are weighed: one that asks for all of them weighs nothing. */
export const anyOf = (words: readonly Sought[]) => words.flatMap(({ lexemes }) => lexemes.map(quoted)).join(" | ");

/** A query of the goods that all of the words name: what they are, or their names. */
export const namedBy = (words: readonly Sought[]) =>
  words
    .map(({ lexemes }) => {
      const ownTerms = lexemes.filter((lexeme) => !lexeme.startsWith(WEAK)).map((lexeme) => `${quoted(lexeme)}:AB`);
      return `(${(ownTerms.length > 0 ? ownTerms : lexemes.map(quoted)).join(" | ")})`;
    })
    .join(" & ");

/** A query of goods that have any of the words themselves, in their names or attributes, whatever all of their kind are called. */
export const ownTo = (words: readonly Sought[]) =>
  words
    .flatMap(({ lexemes }) => lexemes)
    .map((lexeme) => (lexeme.startsWith(WEAK) ? quoted(lexeme) : `${quoted(lexeme)}:B`))
    .join(" | ");

/** The stem of a query of one word. As text: beside a search for the word the parameter is a query. */
export const stemIn = (place: number) => `btrim($${place}::text, '()''')`;

/** A scan that also asks for words; their query is its last value. Campaign goods carry no words of their own. */
export function withWords(scan: Scan, words: readonly Sought[]): Scan {
  const { within } = scan;
  const certain = words.flatMap(({ lexemes }) => (lexemes.length === 1 ? lexemes : []));
  const isLookedUpWithin = within !== null && certain.length > 0;
  const ownTerms = isLookedUpWithin ? [within, certain.map((lexeme) => `${within}:${lexeme}`)] : within === null ? [] : [within];
  const values = [...scan.values, ...ownTerms, queryOf(words)];
  const match = `document @@ $${values.length}::tsquery`;
  const checked = `(${match}) is true`;
  const top = `top_id + 0 = $${scan.values.length + 1}`;
  const checks = [...scan.checks, ...(within === null ? [] : [top]), checked];
  const goods = `exists (select from product_search w where w.id = campaign_search.id and w.${match})`;
  const everywhere = scan.source === "product_search" ? match : goods;
  // Words that are looked up within a category are found there for certain; only those with a choice are looked at again.
  const isCertain = certain.length === words.length;
  const again = isCertain
    ? [`$${scan.values.length + 1}::integer > 0`, `$${values.length}::tsquery is not null`]
    : [top, checked];
  const lookedUp = [`words_within(top_id, document) @> $${scan.values.length + 2}::text[]`, ...again];
  const conditions = isLookedUpWithin ? lookedUp : [...(within === null ? [] : [top]), everywhere];
  const [lexeme = WEAK, ...others] = words.flatMap(({ lexemes }) => lexemes);
  const isOne = scan.source === "product_search" && within === null && others.length === 0 && !lexeme.startsWith(WEAK);
  const stem = isOne ? stemIn(values.length) : null;
  return { ...scan, values, checks, stem, conditions: [...scan.conditions, ...conditions] };
}

/** A scan for the products of some numbers, or those whose references begin like the given ones. */
export function withNumbers(scan: Scan, numbers: readonly ProductNumber[]): Scan {
  const values = [...scan.values];
  const place = (value: string | number) => `$${values.push(value)}`;
  const conditions = numbers.map((number) => {
    if ("id" in number) return `id = ${place(number.id)}`;
    const { reference } = number;
    return `(reference ~>=~ ${place(reference)} and reference ~<~ ${place(reference + LAST_CHARACTER)})`;
  });
  return { ...scan, values, conditions: [...scan.conditions, `(${conditions.join(" or ")})`] };
}

/** The first part of a statement, which looks for the rows of a scan, and a scan over what it found: to count and to sort them. */
export function matchedOnce(scan: Scan): { ctes: string[]; scan: Scan } {
  const columns = "id, rank, price, published_at, top_id, sub_id, leaf_id";
  return {
    ctes: [`matched as materialized (select ${columns} from ${scan.source} ${where(scan.conditions)})`],
    scan: { ...scan, source: "matched", conditions: [] },
  };
}
