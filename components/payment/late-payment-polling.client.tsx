"use client";

import { type ComponentProps, Suspense } from "react";
import { lazily } from "@/components/ui/lazily";
import { useAfterLoad } from "@/lib/use-after-load";

const Polling = lazily(() => import("./payment-polling.client"));

/** Asks for the state of a payment or voucher again and again once the page has loaded, and reloads the page when it changes. */
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
