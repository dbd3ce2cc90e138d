import { type Good, type TopCategory, vocabulary } from "./vocabulary.ts";

/** A kind of the vocabulary. `code`: prefix of its references, `YW-4A`. `serials`: how many kinds its top category has. `serial`: its place among them, from 0. */
export type SeedKind = {
  index: number;
  good: Good;
  top: TopCategory;
  topIndex: number;
  subIndex: number;
  leafId: number;
  leafName: string;
  code: string;
  serial: number;
  serials: number;
};

export const subcategoryId = (topId: number, index: number): number => topId + (index + 1) * 10;
export const leafCategoryId = (subId: number, index: number): number => subId + index + 1;

const letters = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : letters(Math.floor(index / 26) - 1) + letters(index % 26);

function referencePrefixes(tops: readonly TopCategory[]): string[] {
  const used = new Map<string, number>();
  return tops.map(({ sign }) => {
    const prefixCount = used.get(sign) ?? 0;
    used.set(sign, prefixCount + 1);
    return `YW-${sign}${letters(prefixCount)}`;
  });
}

function kindsOfTop(top: TopCategory, topIndex: number, code: string): Omit<SeedKind, "index">[] {
  const placed = top.children.flatMap((sub, subIndex) =>
    sub.children.flatMap((leaf, leafIndex) =>
      leaf.goods.map((good) => ({
        good,
        subIndex,
        leafId: leafCategoryId(subcategoryId(top.id, subIndex), leafIndex),
        leafName: leaf.name,
      })),
    ),
  );
  return placed.map((kind, serial) => ({ ...kind, top, topIndex, code, serial, serials: placed.length }));
}

let kinds: readonly SeedKind[] | undefined;

export function allKinds(): readonly SeedKind[] {
  const tops = vocabulary();
  const codes = referencePrefixes(tops);
  kinds ??= tops.flatMap((top, i) => kindsOfTop(top, i, codes[i] ?? "")).map((kind, index) => ({ ...kind, index }));
  return kinds;
}
