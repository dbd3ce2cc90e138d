import { z } from "zod";
import { SearchFilter } from "../../lib/contract/product.ts";
import type { WatchedFilter } from "../../lib/contract/watch.ts";
import type { Database } from "../db/database.ts";
import { categories } from "../product/categories.ts";
import { hasKeyword, type ProductQuery, toProductQuery, where, withProductNumbers } from "../product/product-query.ts";
import { withWords } from "../product/word-conditions.ts";
import { interpretKeyword } from "../search/interpret-keyword.ts";
import { readLexicon } from "../search/lexicon.ts";
import { numbersIn } from "../search/product-number.ts";

const Found = z.object({ id: z.number() });

/** One query for words, without the fallbacks of a search, and one for product numbers. */
async function toProductQueries(database: Database, watched: WatchedFilter): Promise<ProductQuery[]> {
  const filter = SearchFilter.parse(watched);
  const query = toProductQuery(filter, await categories(database));
  if (!query) return [];
  if (!hasKeyword(filter)) return [query];
  const { keyword = "" } = filter;
  const { words } = interpretKeyword(keyword, await readLexicon(database));
  const numbers = numbersIn(keyword);
  return [
    ...(words.length > 0 ? [withWords(query, words)] : []),
    ...(numbers.length > 0 ? [withProductNumbers(query, numbers)] : []),
  ];
}

export async function matchesAmong(database: Database, filter: WatchedFilter, products: number[]): Promise<number[]> {
  const found = new Set<number>();
  for (const { conditions, values } of await toProductQueries(database, filter)) {
    const among = `id = any($${values.length + 1}::integer[])`;
    const text = `select id from product_search ${where([...conditions, among])} order by id`;
    for (const { id } of await database.rows(Found, text, [...values, products])) found.add(id);
  }
  return [...found];
}
