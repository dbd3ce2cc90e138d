"use client";

import { type ComponentProps, type ReactNode, Suspense } from "react";
import { lazily } from "@/components/ui/lazily";
import { useAfterLoad } from "@/lib/use-after-load";
import type { SeenProducts as Seen } from "./seen-products.client";

const SeenProducts = lazily(async () => ({ default: (await import("./seen-products.client")).SeenProducts }));

/** Products seen before, read from this browser's storage after the page has loaded; hidden when empty. */
export function LateSeenProducts(props: Omit<ComponentProps<typeof Seen>, "children">): ReactNode {
  const isDue = useAfterLoad();
  return (
    isDue && (
      <Suspense>
        <SeenProducts {...props} />
      </Suspense>
    )
  );
}
