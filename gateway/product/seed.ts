import { seeded } from "../media/seeded.ts";
import { shopId, shopNumberFor } from "../shop/seed-trades.ts";
import { attributesOf, gramsOf, ORIGIN } from "./seed-attributes.ts";
import { daysBefore } from "./seed-dates.ts";
import { descriptionOf } from "./seed-description.ts";
import { type Draft, draftOf } from "./seed-draft.ts";
import { allKinds } from "./seed-kinds.ts";
import { picturesOf } from "./seed-pictures.ts";
import { pricesOf } from "./seed-price.ts";
import { below, shuffled } from "./seed-random.ts";
import type { ProductSeed } from "./seed-rows.ts";
import { skusOf } from "./seed-variants.ts";

/** Products of the default catalogue; ids run from FIRST_PRODUCT_ID without a gap. */
export const DEFAULT_PRODUCTS = 4200;
export const FIRST_PRODUCT_ID = 1_000_001;

/** Every 500th of the first 4,000 was withdrawn for good. */
const isWithdrawn = (number: number): boolean => number <= 4000 && number % 500 === 0;

const TOP_RANK = 1_000_000_000;
/** Ranks that a round of products takes: one of each kind, in any order, before the next of each. */
const ROUND_RANKS = 10_000;

function datesOf({ random }: Draft): Pick<ProductSeed, "published_at" | "updated_at"> {
  const age = 1 + random() ** 1.6 * 700;
  return { published_at: daysBefore(age), updated_at: daysBefore(age * random()) };
}

function productOf(draft: Draft): ProductSeed {
  const { number, kind, random, round } = draft;
  const id = FIRST_PRODUCT_ID + number - 1;
  const prices = pricesOf(draft);
  const { byColor, ...pictures } = picturesOf(draft);
  return {
    id,
    shop_id: shopId(shopNumberFor(number, kind, random)),
    category_id: kind.leafId,
    status: isWithdrawn(number) ? "withdrawn" : "on_sale",
    name: draft.name,
    brand: null,
    unit: kind.good.unit,
    ...prices,
    skus: skusOf(draft, id, byColor),
    attributes: attributesOf(draft),
    ...pictures,
    description: descriptionOf(draft, prices.min_quantity),
    weight: gramsOf(draft) / 1000,
    size: draft.size,
    source: ORIGIN,
    pack_quantity: draft.pack,
    rank: TOP_RANK - round * ROUND_RANKS - below(random, ROUND_RANKS),
    ...datesOf(draft),
  };
}

/**
 * Products in the order of their ids: rounds of one product of each kind, the kinds in another order each round.
 * A product is the same whatever the count. `from` skips that many.
 */
export function* productSeeds({ count, from = 0 }: { count: number; from?: number }): Generator<ProductSeed> {
  const kinds = allKinds();
  for (let round = Math.floor(from / kinds.length); round * kinds.length < count; round++) {
    const start = round * kinds.length;
    const turnsOfRound = shuffled(seeded(`round:${round}`), kinds);
    for (const [i, kind] of turnsOfRound.slice(0, count - start).entries()) {
      if (start + i >= from) yield productOf(draftOf(start + i + 1, kind, round));
    }
  }
}

/** The products that campaigns, banners, live rooms and videos point at: the first ones, at most DEFAULT_PRODUCTS. */
export function coreProducts({ count }: { count: number }): ProductSeed[] {
  return [...productSeeds({ count: Math.min(count, DEFAULT_PRODUCTS) })];
}
