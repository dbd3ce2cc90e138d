import { INDUSTRIES_BY_FLOOR } from "../market/seed-industries.ts";
import { between, pick, type Random } from "../media/seeded.ts";
import { below } from "../product/seed-random.ts";
import type { TopCategory } from "../product/vocabulary.ts";
import { slugify } from "./slugify.ts";

const MARKET_NAMES: Record<string, string> = {
  District_1: "Distrito 1",
  "District_1-East": "Distrito 1-East",
  District_2: "Distrito 2",
  "District_2-East": "Distrito 2-East",
  District_3: "Distrito 3",
  District_4: "Distrito 4",
  District_5: "Distrito 5",
  hy: "mercado Huangyuan",
  sc: "mercado de materiales de producción",
};

export type Place = { district: string; name: string; floor: number; booth: string };

const wordRoots = (name: string): string[] =>
  slugify(name)
    .split("-")
    .flatMap((word) => (word.length > 4 ? [word.slice(0, 4)] : []));

/** "Gorras y Bufandas" states "Guantes y gorros" and "Bufandas y chales" by the first letters of its words. A name that states none stands for the first. */
export function statedIndustries(shopName: string, [first = "", ...others]: readonly string[]): string[] {
  const roots = new Set(wordRoots(shopName));
  const stated = [first, ...others].filter((industry) => wordRoots(industry).some((root) => roots.has(root)));
  return stated.length > 0 ? stated : [first];
}

function hallFloor(industry: string): { district: string; floor: number } {
  for (const [district, floors] of Object.entries(INDUSTRIES_BY_FLOOR)) {
    const floorsBelow = floors.findIndex((names) => names.includes(industry));
    if (floorsBelow >= 0) return { district, floor: floorsBelow + 1 };
  }
  throw new RangeError(`no floor of a market sells ${industry}`);
}

export function choosePlace(shopName: string, { industries }: TopCategory, random: Random): Place {
  const { district, floor } = hallFloor(pick(random, statedIndustries(shopName, industries)));
  const booth = `${floor}${String(Math.floor(between(random, 1, 9999))).padStart(4, "0")}`;
  return { district, name: MARKET_NAMES[district] ?? district, floor, booth };
}

const ROADS = ["Chouzhou", "Futian", "Jiangbin", "Zongze", "Gongren", "Beicun", "Jiangdong", "Danxi", "Yinhai", "Xuefeng"];

export function makeAddress(place: Place, isFactory: boolean, random: Random): string {
  if (!isFactory) return `Local ${place.booth}, piso ${place.floor}, ${place.name}, Yiwu, Zhejiang, China`;
  return `Calle ${ROADS[below(random, ROADS.length)]} ${100 + below(random, 1800)}, Yiwu, Zhejiang, China`;
}
