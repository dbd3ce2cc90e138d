import type { Carton } from "./packing.ts";
import { nextMultiple } from "./quantity.ts";
import { scaledUp } from "./whole.ts";

/** Room and weight: whole cubic centimetres and grams. */
export type Load = { volume: number; weight: number };

/** What is longer or heavier than this is no carton that people carry, but a slip of the pen. */
const SIDE_MAX_CM = 300;
const WEIGHT_MAX_KG = 2000;

const isMeasure = (value: number, max: number) => value > 0 && value <= max;

/** Room and gross weight of a closed carton; undefined where a side or the weight is not told, or cannot be true. */
export function cartonLoad({ length, width, height, weight }: Carton): Load | undefined {
  if (![length, width, height].every((side) => isMeasure(side, SIDE_MAX_CM)) || !isMeasure(weight, WEIGHT_MAX_KG))
    return undefined;
  return { volume: Math.ceil(length * width * height), weight: Math.ceil(weight * 1000) };
}

/** Goods as they travel: how many units, how many of them a carton holds, and the carton. */
export type Packed = { quantity: number; pack_quantity?: number | undefined; carton?: Carton | undefined };

/** Room and weight of a quantity: its share of its cartons, rounded up; undefined where the carton is not known. */
export function quantityLoad({ quantity, pack_quantity: pack, carton }: Packed): Load | undefined {
  const whole = carton && cartonLoad(carton);
  if (!whole || !pack || quantity < 1) return undefined;
  return { volume: scaledUp(whole.volume, quantity, pack), weight: scaledUp(whole.weight, quantity, pack) };
}

type Packing = { pack_quantity: number; carton: Carton; tariff_heading: string };
type Told = { [Key in keyof Packing]?: Packing[Key] | undefined };

/** What somebody tells of how goods travel, as a line carries it along. */
export const packingOf = ({ pack_quantity, carton, tariff_heading }: Told): Partial<Packing> => ({
  ...(pack_quantity !== undefined && { pack_quantity }),
  ...(carton && { carton }),
  ...(tariff_heading !== undefined && { tariff_heading }),
});

/** What several loads come to. */
export const loadsTogether = (loads: Load[]): Load => ({
  volume: loads.reduce((sum, { volume }) => sum + volume, 0),
  weight: loads.reduce((sum, { weight }) => sum + weight, 0),
});

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));

/** The fewest cartons that can be ordered on their own: whole cartons whose units are a multiple of the step. */
export const cartonsTogether = (pack: number, step = 1): number => step / divisor(step, pack);

/** The whole cartons that a quantity takes, in units: never parted, and never fewer than can be ordered on their own. */
export function wholeCartons(
  quantity: number,
  { pack = 1, step }: { pack?: number | undefined; step?: number | undefined },
): number {
  return nextMultiple(quantity, cartonsTogether(pack, step) * pack);
}
