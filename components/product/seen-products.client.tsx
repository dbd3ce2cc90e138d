"use client";

import type { ReactNode } from "react";
import { SEEN_KEY, seenOf } from "@/lib/product/seen";
import { useStored } from "@/lib/use-stored";

/** Products that were seen in this browser, as they were then; `children` when there are none. */
export function SeenProducts({ title, children }: { title: string; children: ReactNode }) {
  const seen = seenOf(useStored(SEEN_KEY));
  if (seen.length === 0) return children;
  return (
    <section aria-labelledby="vistos">
      <h2 id="vistos" className="mb-4 text-title">
        {title}
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-6">
        {seen.map(({ href, name, price, image }) => (
          <li key={href} className="product-card">
            <div>
              <img src={image} alt="" width={240} height={240} />
            </div>
            <div>
              <h3>
                <a href={href} className="stretched">
                  {name}
                </a>
              </h3>
              <p>{price}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
