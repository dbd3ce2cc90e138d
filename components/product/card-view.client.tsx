"use client";

import type { ReactNode } from "react";
import { Picture } from "@/components/ui/picture";

export type Card = {
  href: string;
  name: string;
  picture: string | undefined;
  /** Widths in pixels; the first is the thumbnail width of specification 18.5. */
  widths?: readonly [number, ...number[]];
  sizes?: string;
  priority?: boolean;
  price: string;
  unit: string | undefined;
  /** Undefined where all cards are of one shop: on its pages and its broadcasts. */
  shop?: string;
  minimum: number | undefined;
};

const WIDTHS = [220, 480] as const;
const SIZES = "(min-width: 80rem) 208px, (min-width: 48rem) 23vw, 46vw";

/** A client component: the page has its data beside the HTML, not its elements again (ADR 26). */
export function CardView({ card, children }: { card: Card; children?: ReactNode }) {
  const { href, name, picture, widths = WIDTHS, sizes = SIZES, priority = false, price, unit, shop, minimum } = card;
  return (
    // components/cart/card-actions.client.ts adds the buttons and reads the minimum order.
    <article className={`product-card ${shop ? "" : "of-shop"}`} data-minimum={minimum}>
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
