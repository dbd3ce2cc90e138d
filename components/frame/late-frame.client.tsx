"use client";

import { type ComponentProps, Suspense } from "react";
import { lazily } from "@/components/ui/lazily";
import { useAfterLoad } from "@/lib/use-after-load";

const NoticesAndPesos = lazily(() => import("./notices-and-pesos.client"));

export function LateNotices(props: ComponentProps<typeof NoticesAndPesos>) {
  const isDue = useAfterLoad();
  return (
    isDue && (
      <Suspense>
        <NoticesAndPesos {...props} />
      </Suspense>
    )
  );
}
