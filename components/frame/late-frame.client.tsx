"use client";

import { type ComponentProps, Suspense } from "react";
import { lazily } from "@/components/ui/lazily";
import { useAfterLoad } from "@/lib/use-after-load";

const LateFrameParts = lazily(() => import("./late-frame-parts.client"));

export function LateFrame(props: ComponentProps<typeof LateFrameParts>) {
  const isDue = useAfterLoad();
  return (
    isDue && (
      <Suspense>
        <LateFrameParts {...props} />
      </Suspense>
    )
  );
}
