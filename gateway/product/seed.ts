import { categoryPicture } from "../media/paths.ts";
import { seeded } from "../media/seeded.ts";
import { shopId, shopNumberFor, tradeOf } from "../shop/seed-trades.ts";
import { brandOf } from "../shop/seed-words.ts";
import { sampleSeed } from "./sample.ts";
import { attributesOf, gramsOf, ORIGIN } from "./seed-attributes.ts";
import { daysBefore } from "./seed-dates.ts";
import { descriptionOf } from "./seed-description.ts";
import { type Draft, draftOf } from "./seed-draft.ts";
import { allKinds, leafIdOf, subIdOf } from "./seed-kinds.ts";
import { picturesOf } from "./seed-pictures.ts";
import { pricesOf } from "./seed-price.ts";
import { below, shuffled } from "./seed-random.ts";
import type { CategorySeed, ProductSeed } from "./seed-rows.ts";
import { travelOf } from "./seed-travel.ts";
import { skusOf } from "./seed-variants.ts";
import { type TopCategory, vocabulary } from "./vocabulary.ts";

/** Products of the default catalogue; ids run from FIRST_PRODUCT_ID without a gap. */
export const DEFAULT_PRODUCTS = 4200;
export const FIRST_PRODUCT_ID = 1_000_001;

type Branch = TopCategory["children"][number];

function leavesOf(top: TopCategory, sub: Branch, subId: number): CategorySeed[] {
  return sub.children.map(({ name, goods }, position) => {
    const [first, second] = goods;
    const more = second ? [second.icon] : [];
    const img = categoryPicture({ icon: first?.icon ?? sub.icon, more, hue: top.hue, level: 3 });
    return { id: leafIdOf(subId, position), parent_id: subId, level: 3, position, name, img };
  });
}

function treeOf(top: TopCategory, position: number): CategorySeed[] {
  const { id, name, icon, hue } = top;
  const subs = top.children.flatMap((sub, place): CategorySeed[] => {
    const subId = subIdOf(id, place);
    const img = categoryPicture({ icon: sub.icon, hue, level: 2 });
    return [{ id: subId, parent_id: id, level: 2, position: place, name: sub.name, img }, ...leavesOf(top, sub, subId)];
  });
  const more = top.children.map((sub) => sub.icon).filter((other) => other !== icon);
  const img = categoryPicture({ icon, more: more.slice(0, 2), hue, level: 1 });
  return [{ id, parent_id: null, level: 1, position, name, img }, ...subs];
}

/** The three levels, every parent before its children. */
export const categorySeeds = (): CategorySeed[] => vocabulary().flatMap(treeOf);

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
  const shop = shopNumberFor(number, kind, random);
  return {
    id,
    shop_id: shopId(shop),
    category_id: kind.leafId,
    status: isWithdrawn(number) ? "withdrawn" : "on_sale",
    name: draft.name,
    brand: brandOf(shop, tradeOf(shop)),
    unit: draft.packing.unit,
    ...prices,
    skus: skusOf(draft, id, byColor),
    attributes: attributesOf(draft),
    ...pictures,
    description: descriptionOf(draft, prices.min_quantity),
    weight: gramsOf(draft) / 1000,
    size: draft.size,
    source: ORIGIN,
    step: draft.packing.step > 1 ? draft.packing.step : null,
    pack_quantity: draft.packing.carton,
    ...travelOf(draft, shop),
    ...sampleSeed({ shop, price: prices.price, kg: gramsOf(draft) / 1000 }),
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
