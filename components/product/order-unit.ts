import type { ProductCard } from "@/lib/contract/product";
import { smallestQuantity } from "@/lib/contract/quantity";
import { fill, groupedNumber } from "@/lib/format";
import { text } from "@/lib/text";
import { unitName } from "@/lib/unit";

const t = text.product;

/** What the price is for, and which quantities can be ordered: `por par, mín. 60, de a 12`. */
export function orderUnit({ min_quantity = 1, step = 1, unit }: ProductCard): string | undefined {
  const smallest = smallestQuantity({ minimum: min_quantity, step });
  const minimum = groupedNumber(smallest);
  if (!unit) return smallest > 1 ? fill(t.minimumShort, { minimum }) : undefined;
  const placeholders = { unit: unitName(unit), minimum, step: groupedNumber(step) };
  if (step > 1) return fill(smallest === step ? t.perUnitBy : t.perUnitFromBy, placeholders);
  return fill(smallest > 1 ? t.perUnitFrom : t.perUnit, placeholders);
}
