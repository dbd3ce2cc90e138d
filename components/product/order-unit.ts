import type { ProductCard } from "@/lib/contract/product";
import { smallestQuantity } from "@/lib/contract/quantity";
import { fill, groupedNumber, plainMoney } from "@/lib/format";
import { lowestPrice, priceTiers } from "@/lib/product";
import { text } from "@/lib/text";
import { unitCount, unitName } from "@/lib/unit";

const t = text.product;

/** What the price is for, and which quantities can be ordered: `por par, mín. 60`, `mín. 60, de a 12 pares`. */
export function orderUnit({
  min_quantity = 1,
  step = 1,
  unit,
}: Pick<ProductCard, "min_quantity" | "step" | "unit">): string | undefined {
  const smallest = smallestQuantity({ minimum: min_quantity, step });
  const minimum = groupedNumber(smallest);
  if (!unit) return smallest > 1 ? fill(t.minimumShort, { minimum }) : undefined;
  const placeholders = { unit: unitName(unit), minimum, step: groupedNumber(step), steps: unitCount(step, unit) };
  if (step > 1) return fill(smallest === step ? t.perUnitBy : t.perUnitFromBy, placeholders);
  return fill(smallest > 1 ? t.perUnitFrom : t.perUnit, placeholders);
}

const CENT = 0.01;

/** `≈ $0,46 – $0,59 c/u`: what one of the goods costs that are sold by the box, bag or pack. Nobody buys a part of a set. */
export function priceEach(product: ProductCard): string | undefined {
  const { content_quantity: content, price, unit } = product;
  const lowest = lowestPrice(product) / (content ?? 1);
  if (!content || lowest < CENT || unit === "Set") return undefined;
  const [low, high] = [plainMoney(lowest), plainMoney((priceTiers(product).at(0)?.price ?? price) / content)];
  return fill(t.each, { price: low === high ? low : `${low} – $${high}` });
}
