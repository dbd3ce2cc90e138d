import { FIELD_LOOK } from "@/components/ui/field";
import { QUANTITY_MAX } from "@/lib/contract/limits";
import type { PreviewLine } from "@/lib/order";

type Props = {
  id: string;
  line: Pick<PreviewLine, "product_id" | "sku_id">;
  quantity: number | string;
  step?: number | undefined;
  label?: string;
  className: string;
};

/** Fields of one line, read by `postedLines`. Quantity 0 removes the line. */
export function LineFields({ id, line, quantity, step, label, className }: Props) {
  return (
    <>
      <input type="hidden" name="product_id" value={line.product_id} />
      <input type="hidden" name="sku_id" value={line.sku_id ?? ""} />
      <input
        id={id}
        type="number"
        name="quantity"
        defaultValue={quantity}
        min={0}
        step={step}
        max={QUANTITY_MAX}
        required
        inputMode="numeric"
        aria-label={label}
        className={`${FIELD_LOOK} h-11 tabular-nums ${className}`}
      />
    </>
  );
}
