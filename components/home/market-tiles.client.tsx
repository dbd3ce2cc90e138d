"use client";

import { Picture } from "@/components/ui/picture";

type Props = { markets: { id: string; href: string; name: string; img: string; shops: string }[] };

/** Pictures that link to the markets. A client component: the page has its data beside the HTML, not its elements again (ADR 26). */
export function MarketTiles({ markets }: Props) {
  return (
    <ul className="snap-row -mx-4 scroll-px-4 gap-3 px-4 lg:mx-0 lg:grid lg:grid-cols-7 lg:px-0">
      {markets.map(({ id, href, name, img, shops }) => (
        <li key={id} className="group relative w-40 overflow-hidden rounded-card bg-surface shadow-card lg:w-auto">
          <Picture
            src={img}
            alt=""
            widths={[240, 360]}
            sizes="160px"
            ratio={4 / 3}
            className="aspect-4/3 w-full object-cover transition-transform duration-300 group-hover:scale-[1.04]"
          />
          <p className="absolute inset-x-0 bottom-0 bg-black/70 p-3 text-sm font-semibold text-white">
            <a href={href} className="stretched">
              {name}
            </a>
            {shops && <span className="block text-xs font-normal">{shops}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
