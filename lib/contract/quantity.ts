export type QuantityRule = { minimum: number; step?: number | undefined };

/** Why a quantity cannot be ordered; undefined when it can. */
export function quantityObstacle(quantity: number, { minimum, step = 1 }: QuantityRule): "minimum" | "step" | undefined {
  if (quantity < smallestQuantity({ minimum, step })) return "minimum";
  return quantity % step === 0 ? undefined : "step";
}

export const nextMultiple = (quantity: number, step: number): number => Math.ceil(quantity / step) * step;

export const smallestQuantity = ({ minimum, step = 1 }: QuantityRule): number => nextMultiple(minimum, step);

export function nearestMultiples(quantity: number, step: number): { below: number; above: number } {
  const below = Math.floor(quantity / step) * step;
  return { below, above: below + step };
}
