import type { ProductCard } from "@/lib/contract/product";
import { fill, groupedNumber, plainMoney } from "@/lib/format";
import { quoteFor } from "@/lib/product";
import { text } from "@/lib/text";

/** `Cartón de 24: $57,60`, by which a list is narrowed whose prices are per carton. */
export function cartonPrice(product: ProductCard): string | undefined {
  const { pack_quantity: units } = product;
  if (!units) return undefined;
  return fill(text.listing.cartonOf, { units: groupedNumber(units), price: plainMoney(quoteFor(product, units).total) });
}
