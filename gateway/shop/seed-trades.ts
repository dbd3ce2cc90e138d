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

/** 200 shops, and one more per 50 products beyond 20,000; at most 20,000 shops. */
export function shopCount(products: number): number {
  const later = Math.ceil((products - PRODUCTS_OF_FIRST_SHOPS) / PRODUCTS_A_LATER_SHOP);
  return Math.min(SHOPS_MAX, FIRST_SHOPS + Math.max(0, later));
}

export type Trade = {
  top: TopCategory;
  turn: number;
  subs: number[];
};

export function findTrade(number: number): Trade {
  const tops = vocabulary();
  const top = tops[(number - 1) % tops.length];
  if (!top) throw new RangeError("a shop without a trade: the vocabulary is empty");
  const turn = Math.floor((number - 1) / tops.length);
  return { top, turn, subs: [turn % top.children.length, (turn + 1) % top.children.length] };
}

/** One of the trade's latest 200 shops at that product. */
export function shopNumberFor(number: number, kind: SeedKind, random: Random): number {
  const trades = vocabulary().length;
  const newest = shopCount(number);
  const oldest = newest - FIRST_SHOPS + 1;
  const first = oldest + ((((kind.topIndex - (oldest - 1)) % trades) + trades) % trades);
  const inTrade = Array.from({ length: Math.floor((newest - first) / trades) + 1 }, (_, i) => first + i * trades);
  const open = inTrade.filter((shop) => !isClosed(shop));
  const selling = open.filter((shop) => findTrade(shop).subs.includes(kind.subIndex));
  const choices = selling.length ? selling : open;
  const shop = choices[below(random, choices.length)];
  if (shop === undefined) throw new RangeError(`no shop sells ${kind.good.noun}`);
  return shop;
}
