import type { ReactNode } from "react";
import { Picture } from "@/components/ui/picture";
import type { ProductCard as Product } from "@/lib/contract/product";
import { priceLabel } from "@/lib/product";
import { routes } from "@/lib/routes";

type Props = {
  product: Product;
  /** Widths in pixels; the first is the thumbnail parameter that SPEC.md section 9 names for the place. */
  widths?: readonly [number, ...number[]];
  sizes?: string;
  /** Among the first pictures a person sees. */
  priority?: boolean;
  /** A line of its own under the price. */
  children?: ReactNode;
};

const WIDTHS = [220, 480] as const;
const SIZES = "(min-width: 80rem) 208px, (min-width: 48rem) 23vw, 46vw";

/** Product card of SPEC.md section 3: the whole card leads to the product. */
export function ProductCard({ product, widths = WIDTHS, sizes = SIZES, priority = false, children }: Props) {
  const picture = product.cover ?? product.image;
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card bg-surface shadow-card transition-shadow duration-200 hover:shadow-raised">
      <div className="aspect-square overflow-hidden bg-sunken">
        {picture && (
          <Picture
            src={picture}
            alt=""
            widths={widths}
            sizes={sizes}
            priority={priority}
            className="size-full object-cover transition-transform duration-300 ease-out group-hover:scale-[1.04]"
          />
        )}
      </div>
      <div className="flex flex-1 flex-col gap-1 p-3">
        <h3 className="line-clamp-2 min-h-10 text-sm font-medium leading-5 tracking-normal">
          <a href={routes.product(product.productId)} className="stretched">
            {product.name}
          </a>
        </h3>
        <p className="mt-auto text-[0.9375rem] font-bold tracking-tight text-ink">{priceLabel(product)}</p>
        {children}
        <p className="line-clamp-1 text-xs text-muted">{product.shopName}</p>
      </div>
    </article>
  );
}
