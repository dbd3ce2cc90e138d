import { Button } from "@/components/ui/button";
import { QUANTITY_MAX } from "@/lib/contract/limits";
import { text } from "@/lib/text";

const t = text.compare;

type Props = { action: string; ids: string[]; quantity: number; minimum: number };

export function ComparedQuantity({ action, ids, quantity, minimum }: Props) {
  return (
    <form action={action} className="flex items-center gap-2 text-sm print:hidden">
      <input type="hidden" name="ids" value={ids.join(",")} />
      <label className="flex items-center gap-2">
        {t.quantity}
        <input
          type="number"
          name="quantity"
          min={minimum}
          max={QUANTITY_MAX}
          defaultValue={quantity}
          className="h-11 w-24 rounded-control border border-line-strong bg-surface px-3"
        />
      </label>
      <Button type="submit" variant="secondary">
        {t.calculate}
      </Button>
    </form>
  );
}
