import { useState } from "react";
import { announcedValue } from "@/lib/announced-value.client";
import { nextMultiple, smallestQuantity } from "@/lib/contract/quantity";
import { fill } from "@/lib/format";
import { parseQuantity, type QuantityCopy, quantityProblem } from "@/lib/quantity";

type ChosenQuantity = { quantity: number; total: number };

/** The quantity chosen on a product's page, for other parts of the page. Undefined while it is invalid. */
export const { announce: announceQuantity, useAnnounced: useChosenQuantity } = announcedValue<ChosenQuantity>();

/** `units`: units in a carton. `step`: units in the fewest whole cartons that can be ordered. */
export type Carton = { units: number; step: number };

type Sold = { minimum: number; minimumLabel: string; step: number | undefined; carton: Carton | undefined };

/** The typed quantity in units. `problem`: why it cannot be ordered. `choice`: whether only whole cartons count. `field`: props of the input. */
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
