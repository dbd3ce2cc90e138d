import { QUANTITY_MAX } from "@/lib/contract/limits";
import { nearestMultiples, type QuantityRule, quantityObstacle, smallestQuantity } from "@/lib/contract/quantity";
import { fill, groupedNumber } from "@/lib/format";

/** Parses `1000`, `1.000` or `1 000`; undefined for anything else, such as `1,5`. */
export function parseQuantity(text: string): number | undefined {
  const plain = text.trim();
  return /^(\d{1,9}|\d{1,3}([. ]\d{3}){1,2})$/.test(plain) ? Number(plain.replace(/[. ]/g, "")) : undefined;
}

/** Placeholders: `{minimum}` in `notWhole` and `belowMinimum`; `{step}`, `{below}` and `{above}` in `notMultiple`. */
export type QuantityCopy = Record<"notWhole" | "aboveMaximum" | "belowMinimum" | "notMultiple", string>;

/** The sentence of `copy` that tells why a parsed quantity cannot be ordered; undefined when it can. */
export function quantityProblem(
  quantity: number | undefined,
  { minimum, step = 1 }: QuantityRule,
  copy: QuantityCopy,
): string | undefined {
  const smallest = smallestQuantity({ minimum: Math.max(1, minimum), step });
  if (quantity === undefined) return fill(copy.notWhole, { minimum: groupedNumber(smallest) });
  if (quantity > QUANTITY_MAX) return copy.aboveMaximum;
  const obstacle = quantityObstacle(quantity, { minimum: smallest, step });
  if (obstacle === "minimum") return fill(copy.belowMinimum, { minimum: groupedNumber(smallest) });
  if (obstacle === undefined) return undefined;
  const { below, above } = nearestMultiples(quantity, step);
  return fill(copy.notMultiple, { step: groupedNumber(step), below: groupedNumber(below), above: groupedNumber(above) });
}
