"use client";

import { Picture } from "@/components/ui/picture";
import type { ProductLink } from "./product-link";

const WIDTHS = [144, 240] as const;

/** Products beside the broadcasts of the home page (specification 11.5). A client component: the page has its data beside the HTML, not its elements again (ADR 26). */
export function SideProducts({ products }: { products: ProductLink[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {products.map(({ id, href, name, picture, price }) => (
        <li key={id} className="group relative flex items-center gap-3">
          <Picture
            src={picture}
            alt=""
            widths={WIDTHS}
            sizes="72px"
            className="size-[4.5rem] shrink-0 rounded-control object-cover"
          />
          <div className="min-w-0">
            <a href={href} className="stretched line-clamp-3 text-sm leading-5 group-hover:text-brand">
              {name}
            </a>
            <p className="text-sm font-bold tracking-tight">{price}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
