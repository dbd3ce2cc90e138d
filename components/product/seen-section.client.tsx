"use client";

import { type ReactNode, useEffect } from "react";
import { afterLoad } from "@/lib/after-load.client";
import type { SeenProduct } from "@/lib/product/seen.client";
import { LateSeenProducts } from "./late-seen-products.client";

type Props = SeenProduct & { copy: { title: string; clear: string } };

/** Remembers this product as seen and shows those seen before. */
export function SeenSection({ href, name, price, image, copy }: Props): ReactNode {
  useEffect(
    () =>
      afterLoad(() => {
        import("@/lib/product/seen.client")
          .then(({ rememberSeen }) => rememberSeen({ href, name, price, image }))
          .catch((error: unknown) => console.warn("product not remembered:", error));
      }),
    [href, name, price, image],
  );
  return <LateSeenProducts title={copy.title} except={href} clear={copy.clear} />;
}
