/** How a product is ordered: from a minimum on, and in multiples of a step where it is not parted. */
type Ordered = { minimum: number; step?: number | undefined };

/** Why a quantity cannot be ordered; undefined where it can. One rule for shop and gateway. */
export function quantityObstacle(quantity: number, { minimum, step = 1 }: Ordered): "minimum" | "step" | undefined {
  if (quantity < minimum) return "minimum";
  return quantity % step === 0 ? undefined : "step";
}

/** The first multiple of a step from a quantity on. */
export const nextMultiple = (quantity: number, step: number): number => Math.ceil(quantity / step) * step;

/** The smallest quantity that can be ordered: the first multiple of the step from the minimum on. */
export const firstQuantity = ({ minimum, step = 1 }: Ordered): number => nextMultiple(minimum, step);

/** The multiples of a step on both sides of a quantity that is none. */
export function nearestMultiples(quantity: number, step: number): { below: number; above: number } {
  const below = Math.floor(quantity / step) * step;
  return { below, above: below + step };
}
