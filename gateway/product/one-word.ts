import { type PriceParams, type ProductQuery, rangeConditions } from "./product-query.ts";

export type OneWordQuery = ProductQuery & { stem: string };

export const isOfOneWord = (query: ProductQuery): query is OneWordQuery => query.stem !== null && !query.hasOtherConditions;

/** SQL that counts the ascending `prices` in a range by binary search. A price equal to the lower bound counts, since half a cent is taken off that bound. */
const countInRange = (prices: string, { low, high }: PriceParams) => {
  const upTo = (price: string) => `width_bucket((${price})::double precision, ${prices})`;
  const below = low === undefined ? "0" : upTo(`(ceil(100 * ${low}::numeric) - 0.5) / 100`);
  return `${high === undefined ? `cardinality(${prices})` : upTo(`${high}::numeric`)} - ${below}`;
};

/** SQL that counts products with the word by top category: those of kinds whose goods all have it, and the others (migrations 092 and 125). */
export const countsOfWord = ({ stem, priceRange }: OneWordQuery): string => `
  select top_id as id, sum(count)::integer as count from (
    select top_id, ${countInRange("kind.prices", priceRange)} as count
    from word_kind join search_kind kind on kind.id = kind_id where stem = ${stem}
    union all
    select category_id, ${countInRange("prices", priceRange)} from word_count where stem = ${stem}
  ) found group by top_id having sum(count) > 0`;

const PRICE_ORDERS = { price_asc: "price, id", price_desc: "price desc, id desc" } as const;

export const priceOrder = (sort: string | undefined): string | null =>
  sort === "price_asc" || sort === "price_desc" ? PRICE_ORDERS[sort] : null;

export function idsByPrice({ stem, priceRange, values }: OneWordQuery, order: string): string {
  const [offset, size] = [1, 2].map((place) => `$${values.length + place}::integer`);
  const conditions = rangeConditions("price", priceRange)
    .map((condition) => ` and ${condition}`)
    .join("");
  const end = `${conditions} order by ${order} limit ${offset} + ${size}`;
  return `
    select id from (
      select own.* from word_kind cross join lateral (
        select id, price from product_search where kind_id = word_kind.kind_id ${end}
      ) own where word_kind.stem = ${stem}
      union all
      select own.* from word_count counted cross join lateral (
        select id, price from word_goods where stem = ${stem} and top_id = counted.category_id ${end}
      ) own where counted.stem = ${stem}
    ) found order by ${order}`;
}
