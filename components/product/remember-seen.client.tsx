"use client";

import { useEffect } from "react";
import { afterLoad } from "@/lib/after-load";
import type { SeenProduct } from "@/lib/product/seen";

/** Keeps in this browser that a product was seen, for the page that stands in when there is no network. */
export function RememberSeen({ href, name, price, image }: SeenProduct) {
  useEffect(
    () =>
      afterLoad(() => {
        import("@/lib/product/seen")
          .then(({ rememberSeen }) => rememberSeen({ href, name, price, image }))
          .catch((error: unknown) => console.warn("product not remembered:", error));
      }),
    [href, name, price, image],
  );
  return null;
}
