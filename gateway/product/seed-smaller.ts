import smaller from "./packed-smaller.json" with { type: "json" };

type Way = (typeof smaller)[number];

const KEPT: Record<string, (sides: number[]) => number[]> = {
  all: (sides) => sides,
  longest: (sides) => sides.slice(0, 1),
  panel: (sides) => sides.slice(0, 2),
  shelf: ([longest = 0, , shortest = 0]) => [longest, shortest],
  half: (sides) => sides.slice(0, 1).map((side) => side / 2),
  shortest: (sides) => sides.slice(-1),
  none: () => [],
};

const WAYS = new Map(smaller.flatMap((way) => way.goods.map((noun): [string, Way] => [noun, way])));

const SEPARATE = /(?:cartón|docena) con separadores/;

/** How goods travel that are smaller in their carton than their size says. `stem`: "plegad". Undefined for stiff or separated goods. */
export const findSmaller = (noun: string, form: string): Way | undefined => (SEPARATE.test(form) ? undefined : WAYS.get(noun));

const LOOSE = new Set(["longest", "panel", "shelf"]);
const NEXT_IN_STACK = 0.1;

export const densityShare = (way: Way | undefined): number => (LOOSE.has(way?.keeps ?? "") ? 0.5 : 1);

export function timesOfOne(way: Way | undefined, count: number): number {
  if (!way) return count;
  return way.keeps === "all" ? 1 + NEXT_IN_STACK * (count - 1) : 0;
}

/** The sides, the longest first, that a carton has to be long enough for. */
export const keptSides = (way: Way | undefined, sides: number[]): number[] => KEPT[way?.keeps ?? "all"]?.(sides) ?? sides;
