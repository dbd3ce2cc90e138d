import type { ReactNode } from "react";
import type { ProductCard as Product } from "@/lib/contract/product";
import { smallestQuantity } from "@/lib/contract/quantity";
import { fill, groupedNumber, money } from "@/lib/format";
import { priceLabel, quoteFor } from "@/lib/product";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { unitCount, unitName } from "@/lib/unit";
import { type Card, CardView } from "./card-view.client";

const t = text.product;

type Props = Partial<Pick<Card, "widths" | "sizes" | "priority">> & {
  product: Product;
  hasShop?: boolean;
  children?: ReactNode;
};

/** Specification 18.2. */
export function ProductCard({ product, widths, sizes, priority, hasShop = true, children }: Props) {
  const card: Card = {
    href: routes.product(product.productId),
    name: product.name,
    picture: product.cover ?? product.image,
    // A new array: the framework would serialize a shared one as a longer reference.
    ...(widths && { widths: [...widths] as const }),
    ...(sizes && { sizes }),
    ...(priority && { priority }),
    price: priceLabel(product),
    unit: orderUnit(product),
    ...(hasShop && { shop: product.shopName }),
    minimum: addedQuantity(product),
    amount: addedAmount(product),
  };
  return <CardView card={card}>{children}</CardView>;
}

/** Quantity that the card's button adds. Undefined where a variant must be chosen first: the button then leads to the product. */
export const addedQuantity = ({ has_variants, min_quantity, step }: Product): number | undefined =>
  has_variants === false && min_quantity !== undefined ? smallestQuantity({ minimum: min_quantity, step }) : undefined;

/** What the message says that the button added: `48 piezas · $75,84 USD`. */
export function addedAmount(product: Product): string | undefined {
  const quantity = addedQuantity(product);
  return quantity === undefined
    ? undefined
    : `${unitCount(quantity, product.unit)} · ${money(quoteFor(product, quantity).total)}`;
}

/** What the price is for, and which quantities can be ordered: `por par, mín. 60, de a 12`. */
export function orderUnit({ min_quantity = 1, step = 1, unit }: Product): string | undefined {
  const minimum = groupedNumber(min_quantity);
  if (!unit) return min_quantity > 1 ? fill(t.minimumShort, { minimum }) : undefined;
  const words = { unit: unitName(unit), minimum, step: groupedNumber(step) };
  if (step > 1) return fill(min_quantity === step ? t.perUnitBy : t.perUnitFromBy, words);
  return fill(min_quantity > 1 ? t.perUnitFrom : t.perUnit, words);
}
