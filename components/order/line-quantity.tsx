import { useState } from "react";
import { Button } from "@/components/ui/button";
import { QuantityField } from "@/components/ui/quantity-field";
import { QUANTITY_MAX } from "@/lib/contract/limits";
import { quantityObstacle } from "@/lib/contract/quantity";
import { fill, groupedNumber } from "@/lib/format";
import { unitName } from "@/lib/inquiry";
import type { Asked, PreviewLine } from "@/lib/order";
import { multiplesLabel } from "@/lib/product";
import { quantityOf } from "@/lib/quantity";
import { AskedFields } from "./asked-fields";
import type { CheckoutWords } from "./checkout-words";

type Props = {
  line: PreviewLine;
  asked: Asked;
  post: string;
  /** Whether the field holds something else than what the order is of now. */
  onPending: (isPending: boolean) => void;
  /** Before the page is asked for with another quantity. */
  onLeave: (quantity: number) => void;
  words: CheckoutWords;
};

/** The quantity of a line, as a form of its own that works without scripts; the order waits while it is not applied. */
export function LineQuantity({ line, asked, post, onPending, onLeave, words: t }: Props) {
  const [typed, setTyped] = useState(String(line.quantity));
  const minimum = Math.max(1, line.min_quantity ?? 1);
  const meant = quantityOf(typed);
  const isChanged = meant !== line.quantity;
  const wrong = () => {
    if (meant === undefined) return t.notWhole;
    if (meant > QUANTITY_MAX) return t.aboveMaximum;
    const obstacle = quantityObstacle(meant, { minimum, step: line.step });
    if (obstacle === "minimum") return fill(t.belowMinimum, { minimum: groupedNumber(minimum) });
    return obstacle && fill(t.notMultiple, multiplesLabel(meant, line.step));
  };
  const problem = wrong();
  return (
    <form
      action={post}
      method="post"
      className="mt-2 flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        if (problem || meant === undefined || !isChanged) event.preventDefault();
        else onLeave(meant);
      }}
    >
      <input type="hidden" name="intent" value="quantity" />
      <AskedFields asked={asked} />
      {asked.address_id && <input type="hidden" name="address_id" value={asked.address_id} />}
      <input type="hidden" name="line_product" value={line.product_id} />
      <input type="hidden" name="line_sku" value={line.sku_id ?? ""} />
      <QuantityField
        label={fill(t.amount, { unit: unitName(line.unit) })}
        name="line_quantity"
        value={typed}
        quantity={meant}
        minimum={minimum}
        step={line.step}
        words={{ less: t.less, more: t.more }}
        error={problem}
        onChange={(value) => {
          setTyped(value);
          onPending(quantityOf(value) !== line.quantity);
        }}
      />
      {isChanged && !problem && (
        <Button type="submit" look="secondary">
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
