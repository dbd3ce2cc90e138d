"use client";

import { useEffect } from "react";

type Props = { orderNo: string; what: "payment" | "voucher"; status: string };

/** First polling interval; it grows. */
const FIRST_WAIT_SECONDS = 2;
const LONGEST_WAIT_SECONDS = 30;

/** Polls the payment and reloads the page on a change. */
export function PaymentWatch({ orderNo, what, status }: Props) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let wait = FIRST_WAIT_SECONDS;
    const look = async () => {
      if (document.visibilityState === "visible") {
        const { paymentStatus } = await import("@/lib/payment/client");
        const now = await paymentStatus(orderNo, what);
        if (now !== undefined && now !== status) return window.location.reload();
        wait = Math.min(wait * 1.3, LONGEST_WAIT_SECONDS);
      }
      timer = setTimeout(look, wait * 1000);
    };
    timer = setTimeout(look, wait * 1000);
    return () => clearTimeout(timer);
  }, [orderNo, what, status]);
  return null;
}
