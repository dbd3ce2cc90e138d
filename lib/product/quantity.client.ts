import { useState, useSyncExternalStore } from "react";
import { nextMultiple, smallestQuantity } from "@/lib/contract/quantity";
import { fill } from "@/lib/format";
import { parseQuantity, type QuantityCopy, quantityProblem } from "@/lib/quantity";

type ChosenQuantity = { quantity: number; total: number };

const QUANTITY_CHANGE = "quantity-change";
let current: ChosenQuantity | undefined;

/** Tells the page's estimate of landed costs what quantity is chosen; undefined while it is invalid. */
export function announceQuantity(next: ChosenQuantity | undefined): void {
  current = next;
  window.dispatchEvent(new Event(QUANTITY_CHANGE));
}

const onQuantity = (react: () => void) => {
  window.addEventListener(QUANTITY_CHANGE, react);
  return () => window.removeEventListener(QUANTITY_CHANGE, react);
};

export const useChosenQuantity = (): ChosenQuantity | undefined =>
  useSyncExternalStore(
    onQuantity,
    () => current,
    () => undefined,
  );

/** `units` per carton; `step`: units of the fewest whole cartons that can be ordered. */
export type Carton = { units: number; step: number };

type Sold = { minimum: number; minimumLabel: string; step: number | undefined; carton: Carton | undefined };

/** The quantity that is typed, by units or by whole cartons. `problem`: why it cannot be ordered; `choice` and `field`: props of their inputs. */
export function useQuantity({ minimum, minimumLabel, step, carton }: Sold, copy: QuantityCopy & { notCartons: string }) {
  const [inputText, setInputText] = useState(String(minimum));
  const [isByCarton, setIsByCarton] = useState(false);
  const bounds = { minimum, step: isByCarton && carton ? carton.step : step };
  const smallest = smallestQuantity(bounds);
  const parsed = parseQuantity(inputText);
  const quantity = parsed ?? 0;
  const problem = quantityProblem(parsed, bounds, {
    ...copy,
    belowMinimum: smallest === minimum ? fill(copy.belowMinimum, { minimum: minimumLabel }) : copy.belowMinimum,
    notMultiple: isByCarton ? copy.notCartons : copy.notMultiple,
  });
  const onChoose = (isChosen: boolean) => {
    setIsByCarton(isChosen);
    if (isChosen && carton) setInputText(String(nextMultiple(Math.max(quantity, minimum), carton.step)));
  };
  return {
    quantity,
    problem,
    cartons: isByCarton && carton && !problem ? quantity / carton.units : undefined,
    choice: { isByCarton, onChoose },
    field: {
      value: inputText,
      quantity: parsed,
      minimum: smallest,
      step: bounds.step,
      error: problem,
      onChange: setInputText,
    },
  };
}
