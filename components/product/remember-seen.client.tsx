"use client";

import { type ReactNode, Suspense, useEffect, useState } from "react";
import { lazily } from "@/components/ui/lazily";
import { afterLoad } from "@/lib/after-load";
import type { SeenProduct } from "@/lib/product/seen";

const SeenProducts = lazily(async () => ({ default: (await import("./seen-products.client")).SeenProducts }));

type Props = SeenProduct & { copy: { title: string; clear: string } };

export function RememberSeen({ href, name, price, image, copy }: Props): ReactNode {
  const [isDue, setDue] = useState(false);
  useEffect(
    () =>
      afterLoad(() => {
        setDue(true);
        import("@/lib/product/seen")
          .then(({ rememberSeen }) => rememberSeen({ href, name, price, image }))
          .catch((error: unknown) => console.warn("product not remembered:", error));
      }),
    [href, name, price, image],
  );
  return (
    isDue && (
      <Suspense>
        <SeenProducts title={copy.title} except={href} clear={copy.clear} />
      </Suspense>
    )
  );
}
