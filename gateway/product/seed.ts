import { categoryPicture } from "../media/paths.ts";
import { seeded } from "../media/seeded.ts";
import { findTrade, shopId, shopNumberFor } from "../shop/seed-trades.ts";
import { makeBrand } from "../shop/seed-words.ts";
import { makeAttributes, ORIGIN, weightInGrams } from "./seed-attributes.ts";
import { withLighterCarton } from "./seed-carton.ts";
import { daysBefore } from "./seed-dates.ts";
import { makeDescription } from "./seed-description.ts";
import { type Draft, makeDraft } from "./seed-draft.ts";
import { allKinds, leafCategoryId, subcategoryId } from "./seed-kinds.ts";
import { contentQuantity } from "./seed-packing.ts";
import { makePictures } from "./seed-pictures.ts";
import { makePrices } from "./seed-price.ts";
import { below, shuffled } from "./seed-random.ts";
import type { CategorySeed, ProductSeed } from "./seed-rows.ts";
import { sampleSeed } from "./seed-sample.ts";
import { makeShipping } from "./seed-shipping.ts";
import { makeSkus } from "./seed-variants.ts";
import { type TopCategory, vocabulary } from "./vocabulary.ts";

export const DEFAULT_PRODUCTS = 4200;
const FIRST_PRODUCT_ID = 1_000_001;

type Branch = TopCategory["children"][number];

function leafCategories(top: TopCategory, sub: Branch, subId: number): CategorySeed[] {
  return sub.children.map(({ name, goods }, position) => {
    const [first, second] = goods;
    const more = second ? [second.icon] : [];
    const img = categoryPicture({ icon: first?.icon ?? sub.icon, more, hue: top.hue, level: 3 });
    return { id: leafCategoryId(subId, position), parent_id: subId, level: 3, position, name, img };
  });
}

function categoryTree(top: TopCategory, position: number): CategorySeed[] {
  const { id, name, icon, hue } = top;
  const subs = top.children.flatMap((sub, place): CategorySeed[] => {
    const subId = subcategoryId(id, place);
    const img = categoryPicture({ icon: sub.icon, hue, level: 2 });
    return [{ id: subId, parent_id: id, level: 2, position: place, name: sub.name, img }, ...leafCategories(top, sub, subId)];
  });
  const more = top.children.map((sub) => sub.icon).filter((other) => other !== icon);
  const img = categoryPicture({ icon, more: more.slice(0, 2), hue, level: 1 });
  return [{ id, parent_id: null, level: 1, position, name, img }, ...subs];
}

export const categorySeeds = (): CategorySeed[] => vocabulary().flatMap(categoryTree);

const WITHDRAWN_EVERY = 500;
const LAST_WITHDRAWN = 4000;
const isWithdrawn = (number: number): boolean => number <= LAST_WITHDRAWN && number % WITHDRAWN_EVERY === 0;

const TOP_RANK = 1_000_000_000;
const ROUND_RANKS = 10_000;

function makeDates({ random }: Draft): Pick<ProductSeed, "published_at" | "updated_at"> {
  const age = 1 + random() ** 1.6 * 700;
  return { published_at: daysBefore(age), updated_at: daysBefore(age * random()) };
}

function makeProduct(draft: Draft): ProductSeed {
  const { number, kind, random, round } = draft;
  const id = FIRST_PRODUCT_ID + number - 1;
  const prices = makePrices(draft);
  const { byColor, ...pictures } = makePictures(draft);
  const shop = shopNumberFor(number, kind, random);
  return {
    id,
    shop_id: shopId(shop),
    category_id: kind.leafId,
    status: isWithdrawn(number) ? "withdrawn" : "on_sale",
    name: draft.name,
    brand: makeBrand(shop, findTrade(shop)),
    unit: draft.packing.unit,
    ...prices,
    skus: makeSkus(draft, id, byColor),
    attributes: makeAttributes(draft),
    ...pictures,
    description: makeDescription(draft, prices.min_quantity),
    weight: weightInGrams(draft) / 1000,
    size: draft.size,
    source: ORIGIN,
    step: draft.packing.step > 1 ? draft.packing.step : null,
    content_quantity: contentQuantity(draft.packing),
    pack_quantity: draft.packing.carton,
    ...makeShipping(draft, shop),
    ...sampleSeed({ shop, price: prices.price, kg: weightInGrams(draft) / 1000 }),
    rank: TOP_RANK - round * ROUND_RANKS - below(random, ROUND_RANKS),
    ...makeDates(draft),
  };
}

/** The first `count` products in order of id, without the first `from`. Each round has one product of every kind, in random order. A product is the same whatever `count` is. */
export function* productSeeds({ count, from = 0 }: { count: number; from?: number }): Generator<ProductSeed> {
  const kinds = allKinds();
  for (let round = Math.floor(from / kinds.length); round * kinds.length < count; round++) {
    const start = round * kinds.length;
    const turnsOfRound = shuffled(seeded(`round:${round}`), kinds);
    for (const [i, kind] of turnsOfRound.slice(0, count - start).entries()) {
      if (start + i >= from) yield makeProduct(withLighterCarton(makeDraft(start + i + 1, kind, round)));
    }
  }
}

export function coreProducts({ count }: { count: number }): ProductSeed[] {
  return [...productSeeds({ count: Math.min(count, DEFAULT_PRODUCTS) })];
}
