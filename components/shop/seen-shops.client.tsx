"use client";

import { parseSeenShops, SHOPS_KEY } from "@/lib/shop/seen";
import { useStored } from "@/lib/use-stored";

/** Visited shops, newest first. */
export function SeenShops({ title }: { title: string }) {
  const seen = parseSeenShops(useStored(SHOPS_KEY));
  if (seen.length === 0) return null;
  return (
    <nav aria-labelledby="tiendas-vistas" className="mt-8">
      <h2 id="tiendas-vistas" className="mb-4 text-title">
        {title}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {seen.map(({ href, name }) => (
          <li key={href} className="min-w-0">
            <a
              href={href}
              className="flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-sm font-semibold [overflow-wrap:anywhere] hover:border-brand hover:text-brand"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
