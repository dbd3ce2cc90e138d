import type { CategorySeed, ProductSeed } from "./seed-rows.ts";

/** Products of the default catalogue; ids run from FIRST_PRODUCT_ID without a gap. */
export const DEFAULT_PRODUCTS = 4200;
export const FIRST_PRODUCT_ID = 1_000_001;

/** The three levels, every parent before its children. */
export function categorySeeds(): CategorySeed[] {
  throw new Error("not composed yet");
}

/** Products in the order of their ids. A product is the same whatever the count. `from` skips that many. */
export function* productSeeds(_options: { count: number; from?: number }): Generator<ProductSeed> {
  throw new Error("not composed yet");
}

/** The products that campaigns, banners, live rooms and videos point at: the first ones, at most DEFAULT_PRODUCTS. */
export function coreProducts(options: { count: number }): ProductSeed[] {
  return [...productSeeds({ count: Math.min(options.count, DEFAULT_PRODUCTS) })];
}
