"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { forgetSeen, parseSeen, SEEN_KEY } from "@/lib/product/seen.client";
import { useStored } from "@/lib/use-stored";

type Props = {
  title: string;
  except?: string;
  clear?: string;
  children?: ReactNode;
};

export function SeenProducts({ title, except, clear, children }: Props) {
  const seen = parseSeen(useStored(SEEN_KEY)).filter(({ href }) => href !== except);
  if (seen.length === 0) return children;
  return (
    <section aria-labelledby="vistos">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        <h2 id="vistos" className="text-title">
          {title}
        </h2>
        {clear && (
          <Button variant="quiet" size="sm" onClick={forgetSeen}>
            {clear}
          </Button>
        )}
      </div>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-6">
        {seen.map(({ href, name, price, image }) => (
          <li key={href} className="product-card">
            <div>{image && <img src={image} alt="" width={240} height={240} loading="lazy" />}</div>
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
