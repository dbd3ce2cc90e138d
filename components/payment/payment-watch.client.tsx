"use client";

import { type ComponentProps, Suspense } from "react";
import { lazily } from "@/components/ui/lazily";
import { useAfterLoad } from "@/lib/use-after-load";

const Polling = lazily(() => import("./payment-polling.client"));

/** Polls the payment and reloads the page on a change. */
export function PaymentWatch(props: ComponentProps<typeof Polling>) {
  const isDue = useAfterLoad();
  return (
    isDue && (
      <Suspense>
        <Polling {...props} />
      </Suspense>
    )
  );
}
