import { type Random, seeded } from "../media/seeded.ts";
import type { SeedKind } from "../product/seed-kinds.ts";
import { below } from "../product/seed-random.ts";
import { type TopCategory, vocabulary } from "../product/vocabulary.ts";

const FIRST_SHOPS = 200;
const SHOPS_MAX = 20_000;
const PRODUCTS_OF_FIRST_SHOPS = 20_000;
const PRODUCTS_A_LATER_SHOP = 50;

export const shopId = (number: number): number => 10_000 + number;
export const shopNumber = (id: number): number => id - 10_000;

export const isFactory = (number: number): boolean => seeded(`factory:${number}`)() < 0.4;

const CLOSED: ReadonlySet<number> = new Set([57, 118, 173]);
export const isClosed = (number: number): boolean => CLOSED.has(number);

export function shopCount(products: number): number {
  const later = Math.ceil((products - PRODUCTS_OF_FIRST_SHOPS) / PRODUCTS_A_LATER_SHOP);
  return Math.min(SHOPS_MAX, FIRST_SHOPS + Math.max(0, later));
}

/** What a shop sells: the children of `top` at `categoryIndexes`. `earlierShopsOfTop`: how many earlier shops have the same `top`. */
export type Trade = { top: TopCategory; earlierShopsOfTop: number; categoryIndexes: number[] };

export function findTrade(number: number): Trade {
  const tops = vocabulary();
  const top = tops[(number - 1) % tops.length];
  if (!top) throw new RangeError("a shop without a trade: the vocabulary is empty");
  const earlierShopsOfTop = Math.floor((number - 1) / tops.length);
  const categoryIndexes = [earlierShopsOfTop % top.children.length, (earlierShopsOfTop + 1) % top.children.length];
  return { top, earlierShopsOfTop, categoryIndexes };
}

/** The number of an open shop of the kind's trade, among the FIRST_SHOPS newest of a catalogue with so many products. Shops that sell the kind's subcategory go first. */
export function shopNumberFor(products: number, kind: SeedKind, random: Random): number {
  const trades = vocabulary().length;
  const newest = shopCount(products);
  const oldest = newest - FIRST_SHOPS + 1;
  const firstOfTrade = oldest + ((((kind.topIndex - (oldest - 1)) % trades) + trades) % trades);
  const inTrade = Array.from({ length: Math.floor((newest - firstOfTrade) / trades) + 1 }, (_, i) => firstOfTrade + i * trades);
  const open = inTrade.filter((shop) => !isClosed(shop));
  const selling = open.filter((shop) => findTrade(shop).categoryIndexes.includes(kind.subIndex));
  const choices = selling.length ? selling : open;
  const shop = choices[below(random, choices.length)];
  if (shop === undefined) throw new RangeError(`no shop sells ${kind.good.noun}`);
  return shop;
}
