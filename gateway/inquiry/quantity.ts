import { QUANTITY_MAX } from "../../lib/contract/limits.ts";

export type InquiryQuantity = { quantity?: number | undefined; unit: string };

/** What an offer is for: a line of the inquiry, or the whole inquiry where it has no lines. */
export const requestedFor = <All, Line>(
  { line }: { line?: number | null | undefined },
  inquiry: All & { lines: Line[] },
): All | Line => (typeof line === "number" ? inquiry.lines[line] : undefined) ?? inquiry;

/** The unit that an offer sells in. `unit_content`: pieces in one unit, where known. Minimum and step are numbers of units. */
export type OfferUnit = { unit: string; unit_content?: number | undefined; min_quantity: number; step?: number | undefined };

/** The requested quantity in the offer's unit, raised to its minimum and whole steps. Undefined where the member has to choose. */
export function orderQuantity({ quantity, unit }: InquiryQuantity, offerUnit: OfferUnit): number | undefined {
  const ratio = unitRatio(unit, offerUnit);
  if (quantity === undefined || ratio === undefined) return undefined;
  const { min_quantity: minimum, step = 1 } = offerUnit;
  const units = Math.ceil(Math.max(wholeUnits(quantity * ratio), minimum) / step) * step;
  return units <= QUANTITY_MAX ? units : undefined;
}

const PIECES_PER_UNIT: Record<string, number> = { Piece: 1, Unit: 1, Pair: 2, Dozen: 12, Gross: 144 };

/** Convertible units and their sizes, by measure; gallons and tons differ by country and are left out. */
const MEASURE_UNITS: Record<string, number>[] = [
  { Milligram: 0.001, Carat: 0.2, Gram: 1, Ounce: 28.349523125, Pound: 453.59237, Kilogram: 1000, "Metric Ton": 1e6, Tonne: 1e6 },
  { Millimeter: 0.001, Centimeter: 0.01, Inch: 0.0254, Foot: 0.3048, Yard: 0.9144, Meter: 1, Kilometer: 1000 },
  { "Square Centimeter": 0.0001, "Square Foot": 0.09290304, "Square Meter": 1, Hectare: 10_000 },
  { Milliliter: 0.001, "Cubic Centimeter": 0.001, Liter: 1, "Cubic Meter": 1000 },
];

/** Offer units per requested unit; undefined when not convertible. */
function unitRatio(requestedUnit: string, { unit, unit_content: content }: OfferUnit): number | undefined {
  if (requestedUnit === unit) return 1;
  const [requestedPieces, offeredPieces] = [PIECES_PER_UNIT[requestedUnit], content ?? PIECES_PER_UNIT[unit]];
  if (requestedPieces !== undefined && offeredPieces !== undefined) return requestedPieces / offeredPieces;
  const measure = MEASURE_UNITS.find((sizes) => requestedUnit in sizes && unit in sizes);
  const [requestedSize, offeredSize] = [measure?.[requestedUnit], measure?.[unit]];
  return requestedSize !== undefined && offeredSize !== undefined ? requestedSize / offeredSize : undefined;
}

/** Rounds up, ignoring floating point noise. */
const wholeUnits = (quantity: number) => Math.ceil(Number(quantity.toPrecision(12)));

const CONTENT = /^([\d.]+) (unidades|piezas|pares|docenas)$/;
const PIECES_PER_WORD: Record<string, number> = { unidades: 1, piezas: 1, pares: 2, docenas: 12 };

/** Pieces in a unit, from attributes such as `Contenido por paquete: 6 unidades`. */
export function unitContent(attributes: { name: string; value: string }[]): number | undefined {
  const value = attributes.find(({ name }) => name.startsWith("Contenido por "))?.value ?? "";
  const [, count, word = ""] = CONTENT.exec(value) ?? [];
  const piecesEach = PIECES_PER_WORD[word];
  return count === undefined || piecesEach === undefined ? undefined : Number(count.replaceAll(".", "")) * piecesEach;
}
