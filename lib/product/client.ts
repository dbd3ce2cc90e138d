import { useState, useSyncExternalStore } from "react";
import { nextMultiple, smallestQuantity } from "@/lib/contract/quantity";
import { fill } from "@/lib/format";
import { parseQuantity, type QuantityCopy, quantityProblem } from "@/lib/quantity";

const SKU = "sku";
/** Fragment parameter of a shared quantity. */
export const QUANTITY = "cantidad";

const onHash = (react: () => void) => {
  window.addEventListener("hashchange", react);
  return () => window.removeEventListener("hashchange", react);
};

const fragment = () => new URLSearchParams(window.location.hash.slice(1));

/** Variant in the fragment (`#sku=YW-1-A`), which can be shared. */
export function useChosenSku(): string | undefined {
  return useSyncExternalStore(
    onHash,
    () => fragment().get(SKU) ?? undefined,
    () => undefined,
  );
}

/** Updates the fragment without a history entry. */
export function chooseSku(skuId: string): void {
  const params = fragment();
  params.set(SKU, skuId);
  window.history.replaceState(window.history.state, "", `#${params}`);
  window.dispatchEvent(new HashChangeEvent("hashchange"));
}

export const sharedQuantity = (): string | undefined => /^\d{1,7}$/.exec(fragment().get(QUANTITY) ?? "")?.[0];

type ChosenQuantity = { quantity: number; total: number };

const QUANTITY_CHANGE = "quantity-change";
let current: ChosenQuantity | undefined;

/** Undefined while the quantity is invalid. */
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
  const parsed = parseQuantity(inputText);
  const quantity = parsed ?? 0;
  const problem = quantityProblem(parsed, bounds, {
    ...copy,
    belowMinimum: fill(copy.belowMinimum, { minimum: minimumLabel }),
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
      minimum: smallestQuantity(bounds),
      step: bounds.step,
      error: problem,
      onChange: setInputText,
    },
  };
}
