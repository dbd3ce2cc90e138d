import type { ReactNode } from "react";
import { Picture } from "@/components/ui/picture";
import type { ProductCard as Product } from "@/lib/contract/product";
import { fill } from "@/lib/format";
import { unitCount, unitName } from "@/lib/inquiry";
import { priceLabel } from "@/lib/product";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

type Props = {
  product: Product;
  /** Widths in pixels; the first is the thumbnail parameter that specification 18.5 names for the place. */
  widths?: readonly [number, ...number[]];
  sizes?: string;
  /** Among the first pictures a person sees. */
  priority?: boolean;
  /** A line of its own under the price. */
  children?: ReactNode;
};

const WIDTHS = [220, 480] as const;
const SIZES = "(min-width: 80rem) 208px, (min-width: 48rem) 23vw, 46vw";

/** Product card of specification 18.2: the whole card leads to the product. */
export function ProductCard({ product, widths = WIDTHS, sizes = SIZES, priority = false, children }: Props) {
  const picture = product.cover ?? product.image;
  return (
    // Heart and add button are put here by the counter (components/cart/counter.ts), which needs to know the smallest order.
    <article className="product-card" data-least={product.has_variants === false ? product.min_quantity : undefined}>
      <div>{picture && <Picture src={picture} alt="" widths={widths} sizes={sizes} priority={priority} />}</div>
      <div>
        <h3>
          <a href={routes.product(product.productId)} className="stretched">
            {product.name}
          </a>
        </h3>
        <p>{priceLabel(product)}</p>
        {children}
        <OrderUnit product={product} />
        <small>{product.shopName}</small>
      </div>
    </article>
  );
}

/** What the price is for: the smallest order with its unit, or the unit where the smallest order is one or not told. */
export function OrderUnit({ product: { min_quantity = 1, unit } }: { product: Product }) {
  if (min_quantity > 1) return <small>{fill(text.product.minimumShort, { minimum: unitCount(min_quantity, unit) })}</small>;
  return unit && <small>{fill(text.product.perUnit, { unit: unitName(unit) })}</small>;
}
