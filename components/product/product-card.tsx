import type { ReactNode } from "react";
import type { ProductCard as Product } from "@/lib/contract/product";
import { fill, groupedNumber } from "@/lib/format";
import { priceLabel } from "@/lib/product";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { unitName } from "@/lib/unit";
import { type Card, CardView } from "./card-view.client";

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
    // With variants one is chosen first: without a minimum the card's button leads to the product (card-actions.client.ts).
    minimum: product.has_variants === false ? product.min_quantity : undefined,
  };
  return <CardView card={card}>{children}</CardView>;
}

export function orderUnit({ min_quantity = 1, unit }: Product): string | undefined {
  if (min_quantity <= 1) return unit && fill(text.product.perUnit, { unit: unitName(unit) });
  if (!unit) return fill(text.product.minimumShort, { minimum: groupedNumber(min_quantity) });
  return fill(text.product.perUnitFrom, { unit: unitName(unit), minimum: groupedNumber(min_quantity) });
}
