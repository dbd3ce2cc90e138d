import type { FilterValues } from "../../lib/contract/filter-values.ts";
import type { SearchResult } from "../../lib/contract/product.ts";
import type { Database } from "../db/database.ts";
import { cachePerDatabase } from "../ttl-cache.ts";
import type { Counts } from "./count.ts";

// Counts seldom change. After a change, processes other than the one that made it may show former counts for so long.
const COUNTS_SECONDS = 20;
const COUNTS_MAX = 2000;
const RESULTS_SECONDS = 5;
const RESULTS_MAX = 500;

export const resultCaches = cachePerDatabase<SearchResult>(RESULTS_SECONDS, RESULTS_MAX);
export const countCaches = cachePerDatabase<Counts>(COUNTS_SECONDS, COUNTS_MAX);
export const filterValueCaches = cachePerDatabase<FilterValues[]>(COUNTS_SECONDS, COUNTS_MAX);

export function forgetResults(database: Database): void {
  for (const caches of [resultCaches, countCaches, filterValueCaches]) caches.forget(database);
}
