import type { ProductCard } from "@/lib/contract/product";
import { fill, groupedNumber } from "@/lib/format";
import { text } from "@/lib/text";
import { unitName } from "@/lib/unit";

export function orderUnit({ min_quantity = 1, unit }: ProductCard): string | undefined {
  if (min_quantity <= 1) return unit && fill(text.product.perUnit, { unit: unitName(unit) });
  if (!unit) return fill(text.product.minimumShort, { minimum: groupedNumber(min_quantity) });
  return fill(text.product.perUnitFrom, { unit: unitName(unit), minimum: groupedNumber(min_quantity) });
}
