"use client";

import { type ComponentProps, Suspense } from "react";
import { lazily } from "@/components/ui/lazily";
import { useAfterLoad } from "@/lib/use-after-load";

const Late = lazily(() => import("./late.client"));

export function LateNotices(props: ComponentProps<typeof Late>) {
  const isDue = useAfterLoad();
  return (
    isDue && (
      <Suspense>
        <Late {...props} />
      </Suspense>
    )
  );
}
