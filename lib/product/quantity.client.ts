import { useState } from "react";
import { announcedValue } from "@/lib/announced-value.client";
import { QUANTITY_MAX } from "@/lib/contract/limits";
import { nextMultiple, smallestQuantity } from "@/lib/contract/quantity";
import { fill, groupedNumber, plural } from "@/lib/format";
import { parseQuantity, type QuantityCopy, quantityProblem } from "@/lib/quantity";

type ChosenQuantity = { quantity: number; total: number };

/** The quantity chosen on a product's page, for other parts of the page. Undefined while it is invalid. */
export const { announce: announceQuantity, useAnnounced: useChosenQuantity } = announcedValue<ChosenQuantity>();

/** `units`: units in a carton. `step`: units in the fewest whole cartons that can be ordered. */
export type Carton = { units: number; step: number };

type Sold = { minimum: number; minimumLabel: string; step: number | undefined; carton: Carton | undefined };

type Copy = QuantityCopy & { notCartons: string; cartonCount: { one: string; other: string } };

const atLeast = (wanted: number, bounds: { minimum: number; step?: number | undefined }) =>
  nextMultiple(Math.max(wanted, smallestQuantity(bounds)), bounds.step ?? 1);

/**
 * The typed quantity. `quantity`: in units. `problem`: why it cannot be ordered. `choice`: whether the input counts whole cartons, not
 * units. `moreLabel`: what must be added for so many units more, `4` or `4 cartones`. `field`: props of the input.
 */
export function useQuantity({ minimum, minimumLabel, step, carton }: Sold, copy: Copy) {
  const [inputText, setInputText] = useState(String(minimum));
  const [isByCarton, setIsByCarton] = useState(false);
  /** `each`: units in one of what is counted. */
  const boundsIn = (cartons: boolean) =>
    cartons && carton
      ? { each: carton.units, minimum: Math.ceil(minimum / carton.units), step: carton.step / carton.units }
      : { each: 1, minimum, step };
  const bounds = boundsIn(isByCarton);
  const { each } = bounds;
  const smallest = smallestQuantity(bounds);
  const parsed = parseQuantity(inputText);
  const quantity = (parsed ?? 0) * each;
  const countLabel = (count: number) => (isByCarton ? plural(copy.cartonCount, count) : groupedNumber(count));
  const smallestLabel = !isByCarton && smallest === minimum ? minimumLabel : countLabel(smallest);
  const problem =
    quantity > QUANTITY_MAX
      ? copy.aboveMaximum
      : quantityProblem(parsed, bounds, {
          ...copy,
          belowMinimum: fill(copy.belowMinimum, { minimum: smallestLabel }),
          notMultiple: isByCarton ? copy.notCartons : copy.notMultiple,
        });
  const onChoose = (isChosen: boolean) => {
    setIsByCarton(isChosen);
    const next = boundsIn(isChosen);
    setInputText(String(atLeast(Math.ceil(quantity / next.each), next)));
  };
  return {
    quantity,
    problem,
    choice: { isByCarton, onChoose },
    chooseUnits: (units: number) => setInputText(String(atLeast(Math.ceil(units / each), bounds))),
    moreLabel: (units: number) => countLabel(nextMultiple(Math.ceil(units / each), bounds.step ?? 1)),
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
