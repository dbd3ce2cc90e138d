import type { Carton } from "./packing.ts";
import { nextMultiple } from "./quantity.ts";
import { multiplyDivideUp } from "./whole.ts";

/** `volume`: cubic centimetres. `weight`: grams. */
export type Load = { volume: number; weight: number };

/** A carton with a longer side or a greater weight is taken for a typing error. */
const SIDE_MAX_CM = 300;
const WEIGHT_MAX_KG = 2000;

const isMeasure = (value: number, max: number) => value > 0 && value <= max;

/** Volume and gross weight of a carton; undefined when incomplete or implausible. */
export function cartonLoad({ length, width, height, weight }: Carton): Load | undefined {
  if (![length, width, height].every((side) => isMeasure(side, SIDE_MAX_CM)) || !isMeasure(weight, WEIGHT_MAX_KG))
    return undefined;
  return { volume: Math.ceil(length * width * height), weight: Math.ceil(weight * 1000) };
}

/** `pack_quantity`: units per carton. */
export type Packed = { quantity: number; pack_quantity?: number | undefined; carton?: Carton | undefined };

/** Volume and weight of a quantity: its share of full cartons, rounded up. Undefined without carton data or quantity. */
export function quantityLoad({ quantity, pack_quantity: pack, carton }: Packed): Load | undefined {
  const whole = carton && cartonLoad(carton);
  if (!whole || !pack || quantity < 1) return undefined;
  return { volume: multiplyDivideUp(whole.volume, quantity, pack), weight: multiplyDivideUp(whole.weight, quantity, pack) };
}

type Packing = { pack_quantity: number; carton: Carton; tariff_heading: string };
type PackingFields = { [Key in keyof Packing]?: Packing[Key] | undefined };

export const toPacking = ({ pack_quantity, carton, tariff_heading }: PackingFields): Partial<Packing> => ({
  ...(pack_quantity !== undefined && { pack_quantity }),
  ...(carton && { carton }),
  ...(tariff_heading !== undefined && { tariff_heading }),
});

export const loadsTogether = (loads: Load[]): Load => ({
  volume: loads.reduce((sum, { volume }) => sum + volume, 0),
  weight: loads.reduce((sum, { weight }) => sum + weight, 0),
});

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b));

/** Smallest number of whole cartons whose units are a multiple of the step. */
export const cartonsTogether = (pack: number, step = 1): number => step / greatestCommonDivisor(step, pack);

/** A quantity rounded up to whole cartons whose units are a multiple of the step. */
export function wholeCartons(
  quantity: number,
  { pack = 1, step }: { pack?: number | undefined; step?: number | undefined },
): number {
  return nextMultiple(quantity, cartonsTogether(pack, step) * pack);
}
