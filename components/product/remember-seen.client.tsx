"use client";

import { type ReactNode, useEffect } from "react";
import { afterLoad } from "@/lib/after-load";
import type { SeenProduct } from "@/lib/product/seen";
import { LateSeenProducts } from "./late-seen-products.client";

type Props = SeenProduct & { copy: { title: string; clear: string } };

/** Keeps in this browser that a product was seen, and shows the others that were, once the page has loaded. */
export function RememberSeen({ href, name, price, image, copy }: Props): ReactNode {
  useEffect(
    () =>
      afterLoad(() => {
        import("@/lib/product/seen")
          .then(({ rememberSeen }) => rememberSeen({ href, name, price, image }))
          .catch((error: unknown) => console.warn("product not remembered:", error));
      }),
    [href, name, price, image],
  );
  return <LateSeenProducts title={copy.title} except={href} clear={copy.clear} />;
}
