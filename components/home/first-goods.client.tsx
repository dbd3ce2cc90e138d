"use client";

import { Picture } from "@/components/ui/picture";
import type { ProductLink } from "./product-link";

type Props = { label: string; from: string; products: ProductLink[] };

/** Products over the banner, in the first screen of a phone (ADR 34). A client component: the page has its data beside the HTML, not its elements again (ADR 26). */
export function FirstGoods({ label, from, products }: Props) {
  return (
    <ul aria-label={label} className="first-goods">
      {products.map(({ id, href, name, picture, price }) => (
        <li key={id} className="group relative">
          <Picture src={picture} alt="" widths={[220, 480]} sizes="30vw" />
          <a href={href} className="stretched line-clamp-2 group-hover:text-brand">
            {name}
          </a>
          <p>
            <small>{from}</small> {price}
          </p>
        </li>
      ))}
    </ul>
  );
}
