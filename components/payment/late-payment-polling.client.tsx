"use client";

import { type ComponentProps, Suspense } from "react";
import { lazily } from "@/components/ui/lazily";
import { useAfterLoad } from "@/lib/use-after-load";

const Polling = lazily(() => import("./payment-polling.client"));

/** Polls a payment or voucher after the page has loaded, and reloads the page on a change. */
export function LatePaymentPolling(props: ComponentProps<typeof Polling>) {
  const isDue = useAfterLoad();
  return (
    isDue && (
      <Suspense>
        <Polling {...props} />
      </Suspense>
    )
  );
}
