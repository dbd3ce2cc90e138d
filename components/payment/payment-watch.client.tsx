"use client";

import { useEffect } from "react";

type Props = { orderNo: string; what: "payment" | "voucher"; status: string };

/** Seconds between two questions at the beginning; each wait is longer than the one before. */
const FIRST_WAIT_SECONDS = 2;
const LONGEST_WAIT_SECONDS = 30;

/** Asks how a payment stands until it is another status than the one on the page, which is then read anew. */
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
