import { QuantityField } from "@/components/ui/quantity-field";
import { cartonsTogether } from "@/lib/contract/carton";
import { QUANTITY_MAX } from "@/lib/contract/limits";
import { fill, groupedNumber } from "@/lib/format";
import { quantityOf } from "@/lib/quantity";
import type { Buyable } from "./buy-box.client";

type Props = {
  product: Pick<Buyable, "minimum" | "step" | "pack" | "unit">;
  isByCarton: boolean;
  /** Units, as typed or as so many cartons hold them. */
  typed: string;
  words: Record<"amount" | "cartons" | "less" | "more", string>;
  error: string | undefined;
  onChange: (typed: string) => void;
};

/** How much is ordered, in units or in whole cartons; the form's `quantity` is always in units. */
export function Amount({ product, isByCarton, typed, words, error, onChange }: Props) {
  const { minimum, step, pack = 1, unit } = product;
  const units = quantityOf(typed);
  if (!isByCarton)
    return (
      <QuantityField
        label={fill(words.amount, { unit })}
        name="quantity"
        value={typed}
        quantity={units}
        minimum={minimum}
        words={words}
        step={step}
        error={error}
        onChange={onChange}
      />
    );
  const cartons = units === undefined ? undefined : units / pack;
  return (
    <>
      <input type="hidden" name="quantity" value={typed} />
      <QuantityField
        label={fill(words.cartons, { count: groupedNumber(pack) })}
        value={cartons === undefined ? typed : String(cartons)}
        quantity={cartons}
        minimum={Math.ceil(minimum / pack)}
        words={words}
        step={cartonsTogether(pack, step)}
        error={error}
        onChange={(value) => {
          const meant = quantityOf(value);
          onChange(meant === undefined ? value : String(Math.min(meant, QUANTITY_MAX) * pack));
        }}
      />
    </>
  );
}
