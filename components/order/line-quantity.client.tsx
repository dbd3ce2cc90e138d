"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { QuantityField } from "@/components/ui/quantity-field.client";
import { fill } from "@/lib/format";
import type { PreviewLine } from "@/lib/order";
import type { CheckoutSelection } from "@/lib/order/selection";
import { parseQuantity, quantityProblem } from "@/lib/quantity";
import { unitName } from "@/lib/unit";
import type { CheckoutCopy } from "./checkout-copy";
import { SelectionFields } from "./selection-fields";

type Props = {
  line: PreviewLine;
  selection: CheckoutSelection;
  action: string;
  onPending: (isPending: boolean) => void;
  onLeave: (quantity: number) => void;
  copy: CheckoutCopy;
};

/** The quantity of a line, in a form of its own, so that it works without scripts. A change must be applied before the order is confirmed. */
export function LineQuantity({ line, selection, action, onPending, onLeave, copy: t }: Props) {
  const [inputText, setInputText] = useState(String(line.quantity));
  const minimum = Math.max(1, line.min_quantity ?? 1);
  const parsedQuantity = parseQuantity(inputText);
  const isChanged = parsedQuantity !== line.quantity;
  const problem = quantityProblem(parsedQuantity, { minimum, step: line.step }, t);
  return (
    <form
      action={action}
      method="post"
      className="mt-2 flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        if (problem || parsedQuantity === undefined || !isChanged) event.preventDefault();
        else onLeave(parsedQuantity);
      }}
    >
      <input type="hidden" name="intent" value="quantity" />
      <SelectionFields selection={selection} />
      {selection.address_id && <input type="hidden" name="address_id" value={selection.address_id} />}
      <input type="hidden" name="line_product" value={line.product_id} />
      <input type="hidden" name="line_sku" value={line.sku_id ?? ""} />
      <QuantityField
        label={fill(t.amount, { unit: unitName(line.unit) })}
        name="line_quantity"
        value={inputText}
        quantity={parsedQuantity}
        minimum={minimum}
        step={line.step}
        copy={{ less: t.less, more: t.more }}
        error={problem}
        onChange={(value) => {
          setInputText(value);
          onPending(parseQuantity(value) !== line.quantity);
        }}
      />
      {isChanged && !problem && (
        <Button type="submit" variant="secondary">
          {t.applyQuantity}
        </Button>
      )}
      {!isChanged && (
        <noscript>
          <button type="submit" className="min-h-11 font-semibold text-brand underline">
            {t.applyQuantity}
          </button>
        </noscript>
      )}
    </form>
  );
}
