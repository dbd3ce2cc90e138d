import type { ReactNode } from "react";
import type { ProductCard as Product } from "@/lib/contract/product";
import { smallestQuantity } from "@/lib/contract/quantity";
import { money } from "@/lib/format";
import { priceLabel, quoteFor } from "@/lib/product";
import { routes } from "@/lib/routes";
import { unitCount } from "@/lib/unit";
import { type Card, CardView } from "./card-view.client";
import { orderUnit } from "./order-unit";

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
