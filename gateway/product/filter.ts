import type { z } from "zod";
import type { SearchFilter } from "../../lib/contract/product.ts";
import { parseId } from "../identifier.ts";
import { WEAK } from "../search/document.ts";
import { LAST_CHARACTER } from "../search/keyword.ts";
import type { SearchWord } from "../search/meaning.ts";
import type { ProductNumber } from "../search/number.ts";
import type { Categories } from "./categories.ts";

type Filter = z.output<typeof SearchFilter>;

/** SQL conditions; `values` start at `$1`. */
export type Scan = {
  source: "product_search" | "campaign_search" | "matched";
  conditions: string[];
  /** The conditions without index look-ups, for rows found otherwise. */
  checks: string[];
  values: (string | number | string[] | number[])[];
  /** Counted column: the level below the category; null below the last. */
  facet: "top_id" | "sub_id" | "leaf_id" | null;
  /** Top category of the word search; null: everywhere. */
  within: number | null;
  /** Price conditions; null when there are others. */
  range: string[] | null;
  /** SQL of the stem for a single-word search of everything, else null. */
  stem: string | null;
};

const LEVEL_COLUMNS = { 1: "top_id", 2: "sub_id", 3: "leaf_id" } as const;
const FACET_COLUMNS = { 1: "sub_id", 2: "leaf_id", 3: null } as const;

export const isWorded = ({ keyword }: Filter): boolean => (keyword?.trim() ?? "") !== "";

/** All conditions but words; null for an invalid id, which matches nothing. */
export function toScan(filter: Filter, tree: Categories): Scan | null {
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
  // Adding 0 disables the category and price indexes: the word index is more selective.
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
  addAttributes(scan, filter, checked, add);
  return { ...scan, checks: [...scan.conditions], range: rangeIn(scan.conditions) };
}

function addAttributes(
  scan: Scan,
  filter: Filter,
  checked: string,
  add: (condition: string, value: string | number, end?: string) => void,
) {
  const [low, high] = priceRange(filter);
  const price = filter.price_per === "carton" ? narrowed(scan, "carton_price") : `price${checked}`;
  if (low !== undefined) add(`${price} >=`, low);
  if (high !== undefined) add(`${price} <=`, high);
  if (filter.minimum !== undefined) add(`${narrowed(scan, "min_quantity")} <=`, filter.minimum);
  if (filter.material !== undefined) add(`${narrowed(scan, "material")} =`, filter.material);
  if (filter.color !== undefined) add(`${narrowed(scan, "colors")} @> array[`, filter.color, "]");
  if (filter.district !== undefined) add("shop_id in (select id from shop where district =", filter.district, ")");
}

const rangeIn = (conditions: string[]) =>
  conditions.every((condition) => condition.startsWith("price "))
    ? conditions.map((condition) => condition.replace("price + 0", "price"))
    : null;

const narrowed = ({ source }: Scan, column: string) =>
  source === "product_search" ? column : `(select ${column} from product_search w where w.id = ${source}.id)`;

const HIGHEST_PRICE = 9_999_999_999;

export function priceRange({ min_price, max_price }: Pick<Filter, "min_price" | "max_price">) {
  const [low, high] = [min_price, max_price].map((price) => price && Math.min(price, HIGHEST_PRICE));
  return low !== undefined && high !== undefined && low > high ? [high, low] : [low, high];
}

export const where = (conditions: string[]) => (conditions.length > 0 ? `where ${conditions.join(" and ")}` : "");

const quoted = (lexeme: string) => `'${lexeme.replaceAll("'", "''")}'`;

const allWords = (words: readonly SearchWord[]) => words.map(({ lexemes }) => `(${lexemes.map(quoted).join(" | ")})`).join(" & ");

export const anyWord = (words: readonly SearchWord[]) => words.flatMap(({ lexemes }) => lexemes.map(quoted)).join(" | ");

export const namedBy = (words: readonly SearchWord[]) =>
  words
    .map(({ lexemes }) => {
      const ownTerms = lexemes.filter((lexeme) => !lexeme.startsWith(WEAK)).map((lexeme) => `${quoted(lexeme)}:AB`);
      return `(${(ownTerms.length > 0 ? ownTerms : lexemes.map(quoted)).join(" | ")})`;
    })
    .join(" & ");

/** Matches in the product's own text, not its kind's. */
export const ownTo = (words: readonly SearchWord[]) =>
  words
    .flatMap(({ lexemes }) => lexemes)
    .map((lexeme) => (lexeme.startsWith(WEAK) ? quoted(lexeme) : `${quoted(lexeme)}:B`))
    .join(" | ");

/** Cast to text: the parameter is also used as a tsquery. */
export const stemIn = (place: number) => `btrim($${place}::text, '()''')`;

/** Adds words; their query is the last value. Campaigns have no documents of their own. */
export function withWords(scan: Scan, words: readonly SearchWord[]): Scan {
  const { within } = scan;
  const certain = words.flatMap(({ lexemes }) => (lexemes.length === 1 ? lexemes : []));
  const isLookedUpWithin = within !== null && certain.length > 0;
  const ownTerms = isLookedUpWithin ? [within, certain.map((lexeme) => `${within}:${lexeme}`)] : within === null ? [] : [within];
  const values = [...scan.values, ...ownTerms, allWords(words)];
  const match = `document @@ $${values.length}::tsquery`;
  const checked = `(${match}) is true`;
  const top = `top_id + 0 = $${scan.values.length + 1}`;
  const checks = [...scan.checks, ...(within === null ? [] : [top]), checked];
  const goods = `exists (select from product_search w where w.id = campaign_search.id and w.${match})`;
  const everywhere = scan.source === "product_search" ? match : goods;
  // Words with one lexeme within a category need no recheck.
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

/** Materializes the matches once, for counting and sorting. */
export function matchedOnce(scan: Scan): { ctes: string[]; scan: Scan } {
  const columns = "id, rank, price, published_at, top_id, sub_id, leaf_id";
  return {
    ctes: [`matched as materialized (select ${columns} from ${scan.source} ${where(scan.conditions)})`],
    scan: { ...scan, source: "matched", conditions: [] },
  };
}
