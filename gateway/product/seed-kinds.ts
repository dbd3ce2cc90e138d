import { type Good, type TopCategory, vocabulary } from "./vocabulary.ts";

/** A kind of goods with its place in the category tree and in the trade. */
export type Kind = {
  /** Place among all kinds, from 0. */
  index: number;
  good: Good;
  top: TopCategory;
  /** Place of the top category among the tops, and of the second level in it, both from 0. */
  topIndex: number;
  subIndex: number;
  leafId: number;
  leafName: string;
  /** Letters that references of this top category begin with: "YW-4T" is the twentieth line of market 4. */
  code: string;
  /** Place among the kinds of its top category, from 0, and how many there are. */
  serial: number;
  serials: number;
};

/** Ids of the second and third level count on from the top's: 100, 120, 123. */
export const subIdOf = (topId: number, index: number): number => topId + (index + 1) * 10;
export const leafIdOf = (subId: number, index: number): number => subId + index + 1;

const marketSign = (market: string): string => /\d/.exec(market)?.[0] ?? market.charAt(0).toUpperCase();

/** One letter, then two once a market has more than 26 lines. */
const letters = (place: number): string =>
  place < 26 ? String.fromCharCode(65 + place) : letters(Math.floor(place / 26) - 1) + letters(place % 26);

function codesOf(tops: readonly TopCategory[]): string[] {
  const used = new Map<string, number>();
  return tops.map(({ market }) => {
    const sign = marketSign(market);
    const place = used.get(sign) ?? 0;
    used.set(sign, place + 1);
    return `YW-${sign}${letters(place)}`;
  });
}

function kindsOfTop(top: TopCategory, topIndex: number, code: string): Omit<Kind, "index">[] {
  const placed = top.children.flatMap((sub, subIndex) =>
    sub.children.flatMap((leaf, leafIndex) =>
      leaf.goods.map((good) => ({
        good,
        subIndex,
        leafId: leafIdOf(subIdOf(top.id, subIndex), leafIndex),
        leafName: leaf.name,
      })),
    ),
  );
  return placed.map((kind, serial) => ({ ...kind, top, topIndex, code, serial, serials: placed.length }));
}

let kinds: readonly Kind[] | undefined;

/** Every kind of goods of the vocabulary. */
export function allKinds(): readonly Kind[] {
  const tops = vocabulary();
  const codes = codesOf(tops);
  kinds ??= tops.flatMap((top, i) => kindsOfTop(top, i, codes[i] ?? "")).map((kind, index) => ({ ...kind, index }));
  return kinds;
}
