/** A product's minimum order and step. */
type Ordered = { minimum: number; step?: number | undefined };

/** Why a quantity cannot be ordered; undefined when it can. */
export function quantityObstacle(quantity: number, { minimum, step = 1 }: Ordered): "minimum" | "step" | undefined {
  if (quantity < minimum) return "minimum";
  return quantity % step === 0 ? undefined : "step";
}

export const nextMultiple = (quantity: number, step: number): number => Math.ceil(quantity / step) * step;

/** The smallest quantity that can be ordered. */
export const firstQuantity = ({ minimum, step = 1 }: Ordered): number => nextMultiple(minimum, step);

export function nearestMultiples(quantity: number, step: number): { below: number; above: number } {
  const below = Math.floor(quantity / step) * step;
  return { below, above: below + step };
}
