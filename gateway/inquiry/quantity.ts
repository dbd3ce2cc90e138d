import { QUANTITY_MAX } from "../../lib/contract/limits.ts";

/** Pieces in one of the units that say by themselves how many they are. */
const PIECES: Record<string, number> = { Piece: 1, Unit: 1, Pair: 2, Dozen: 12, Gross: 144 };

/** Sizes of the units of one kind of measure, in one of them. Gallons, tons and the like differ by country and are in none. */
const MEASURES: Record<string, number>[] = [
  { Milligram: 0.001, Carat: 0.2, Gram: 1, Ounce: 28.349523125, Pound: 453.59237, Kilogram: 1000, "Metric Ton": 1e6, Tonne: 1e6 },
  { Millimeter: 0.001, Centimeter: 0.01, Inch: 0.0254, Foot: 0.3048, Yard: 0.9144, Meter: 1, Kilometer: 1000 },
  { "Square Centimeter": 0.0001, "Square Foot": 0.09290304, "Square Meter": 1, Hectare: 10_000 },
  { Milliliter: 0.001, "Cubic Centimeter": 0.001, Liter: 1, "Cubic Meter": 1000 },
];

/** What is asked for: so many of a unit. */
export type InquiryQuantity = { quantity?: number | undefined; unit: string };

/**
 * What an offer's price is for: its unit, the pieces in one where that is known, the fewest that the shop sells, and the multiples in
 * which it does.
 */
export type Offered = { unit: string; unit_content?: number | undefined; min_quantity: number; step?: number | undefined };

/** How many of one unit go into one of the other; undefined where nobody can know. */
function ratioOf(requestedUnit: string, { unit, unit_content: content }: Offered): number | undefined {
  if (requestedUnit === unit) return 1;
  const [from, to] = [PIECES[requestedUnit], content ?? PIECES[unit]];
  if (from !== undefined && to !== undefined) return from / to;
  const measure = MEASURES.find((sizes) => requestedUnit in sizes && unit in sizes);
  const [whole, part] = [measure?.[requestedUnit], measure?.[unit]];
  return whole !== undefined && part !== undefined ? whole / part : undefined;
}

/** Whole units, a begun one included; what only the computer's arithmetic adds begins none. */
const wholeUnits = (quantity: number) => Math.ceil(Number(quantity.toPrecision(12)));

/**
 * How many of the offer's units an order of what was asked for has, the shop's minimum at least and in its multiples. Undefined where the arithmetic is not
 * certain, no quantity was asked for, or a line cannot hold so many: the member says how many then.
 */
export function orderQuantity({ quantity, unit }: InquiryQuantity, offered: Offered): number | undefined {
  const ratio = ratioOf(unit, offered);
  if (quantity === undefined || ratio === undefined) return undefined;
  const { min_quantity: minimum, step = 1 } = offered;
  const units = Math.ceil(Math.max(wholeUnits(quantity * ratio), minimum) / step) * step;
  return units <= QUANTITY_MAX ? units : undefined;
}

const CONTENT = /^([\d.]+) (unidades|piezas|pares|docenas)$/;
const WORDS: Record<string, number> = { unidades: 1, piezas: 1, pares: 2, docenas: 12 };

/** Pieces in one unit of a product, as its attributes say: `Contenido por paquete: 6 unidades`. Nothing for sheets and the like. */
export function unitContent(attributes: { name: string; value: string }[]): number | undefined {
  const value = attributes.find(({ name }) => name.startsWith("Contenido por "))?.value ?? "";
  const [, count, word = ""] = CONTENT.exec(value) ?? [];
  const each = WORDS[word];
  return count === undefined || each === undefined ? undefined : Number(count.replaceAll(".", "")) * each;
}
