"use client";

import { type ComponentProps, type ReactNode, Suspense, useEffect, useState } from "react";
import { lazily } from "@/components/ui/lazily";
import { afterLoad } from "@/lib/after-load";
import type { SeenProducts as Seen } from "./seen-products.client";

const SeenProducts = lazily(async () => ({ default: (await import("./seen-products.client")).SeenProducts }));

/** After load, from this browser's storage; hidden when empty. */
export function LateSeenProducts(props: Omit<ComponentProps<typeof Seen>, "children">): ReactNode {
  const [isDue, setDue] = useState(false);
  useEffect(() => afterLoad(() => setDue(true)), []);
  return (
    isDue && (
      <Suspense>
        <SeenProducts {...props} />
      </Suspense>
    )
  );
}
