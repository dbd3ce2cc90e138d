"use client";

import { useState } from "react";
import useSWR from "swr";
import { paymentStatus } from "@/lib/payment/client";

type Props = { orderNo: string; what: "payment" | "voucher"; status: string };

const FIRST_WAIT_SECONDS = 2;
const LONGEST_WAIT_SECONDS = 30;
const GROWTH = 1.3;

/** Milliseconds to wait before each further poll, a little longer each time. */
function growingWaits() {
  let seconds = FIRST_WAIT_SECONDS / GROWTH;
  return () => {
    seconds = Math.min(seconds * GROWTH, LONGEST_WAIT_SECONDS);
    return seconds * 1000;
  };
}

export default function PaymentPolling({ orderNo, what, status }: Props) {
  const [nextWait] = useState(growingWaits);
  useSWR(["payment", what, orderNo], () => paymentStatus(orderNo, what), {
    refreshInterval: nextWait,
    revalidateOnMount: false,
    shouldRetryOnError: false,
    onSuccess(now) {
      if (now !== undefined && now !== status) window.location.reload();
    },
  });
  return null;
}
