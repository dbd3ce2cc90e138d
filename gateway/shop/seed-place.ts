import { between, type Random } from "../media/seeded.ts";
import { below } from "../product/seed-random.ts";
import type { TopCategory } from "../product/vocabulary.ts";

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

const TOP_FLOORS: Record<string, number> = { hy: 8, sc: 4 };

/** `booth`: five digits, the first is the floor. */
export type Place = { district: string; name: string; floor: number; booth: string };

export function choosePlace({ market, floor }: TopCategory, random: Random): Place {
  const highest = TOP_FLOORS[market] ?? 4;
  const ownFloor = Math.min(highest, floor + (random() < 0.2 ? 1 : 0));
  return {
    district: market,
    name: MARKET_NAMES[market] ?? market,
    floor: ownFloor,
    booth: `${ownFloor}${String(Math.floor(between(random, 1, 9999))).padStart(4, "0")}`,
  };
}

const ROADS = ["Chouzhou", "Futian", "Jiangbin", "Zongze", "Gongren", "Beicun", "Jiangdong", "Danxi", "Yinhai", "Xuefeng"];

export function makeAddress(place: Place, isFactory: boolean, random: Random): string {
  if (!isFactory) return `Local ${place.booth}, piso ${place.floor}, ${place.name}, Yiwu, Zhejiang, China`;
  return `Calle ${ROADS[below(random, ROADS.length)]} ${100 + below(random, 1800)}, Yiwu, Zhejiang, China`;
}
