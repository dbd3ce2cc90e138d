import { FIELD_LOOK } from "@/components/ui/field";
import { QUANTITY_MAX } from "@/lib/contract/limits";
import type { PreviewLine } from "@/lib/order";

type Props = {
  id: string;
  line: Pick<PreviewLine, "product_id" | "sku_id">;
  quantity: number | string;
  /** Multiples in which the field counts. */
  step?: number | undefined;
  /** Name of the quantity where no label says it. */
  label?: string;
  className: string;
};

/** A line in a form of several, as `draftLines` reads them: what it is, and how many are wanted; 0 takes it out. */
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
