"use client";

import type { ReactNode } from "react";
import { Picture } from "@/components/ui/picture";

export type Card = {
  href: string;
  name: string;
  /** Undefined for goods without a picture. */
  picture: string | undefined;
  /** Widths in pixels; the first is the thumbnail parameter that specification 18.5 names for the place. */
  widths: readonly [number, ...number[]];
  sizes: string;
  /** Among the first pictures a person sees. */
  priority?: boolean;
  price: string;
  /** What the price is for. */
  unit: string | undefined;
  /** Who sells it, where the page does not say so. */
  shop?: string;
  /** The smallest order of goods without variants. */
  least: number | undefined;
};

/**
 * A product's card as an island of data: forty of them as elements of the server would stand in a page twice
 * (docs/adr/0026-what-repeats-is-an-island.md). Imports neither contracts nor words. `children`: a line of its own under the price.
 */
export function CardView({ card, children }: { card: Card; children?: ReactNode }) {
  const { href, name, picture, widths, sizes, priority = false, price, unit, shop, least } = card;
  return (
    // Heart and add button are put here by the counter (components/cart/card-actions.ts), which needs to know the smallest order.
    <article className={`product-card ${shop ? "" : "of-shop"}`} data-least={least}>
      <div>{picture && <Picture src={picture} alt="" widths={widths} sizes={sizes} priority={priority} />}</div>
      <div>
        <h3>
          <a href={href} className="stretched">
            {name}
          </a>
        </h3>
        <p>{price}</p>
        {children}
        {unit && <small>{unit}</small>}
        {shop && <small>{shop}</small>}
      </div>
    </article>
  );
}
