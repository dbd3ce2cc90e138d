"use client";

import { useEffect, useState } from "react";
import { recoverOrder } from "@/lib/order/client";
import type { CheckoutSelection } from "@/lib/order/selection";
import { routes } from "@/lib/routes";

/** Shown where the selection is gone; leads to the order if an unanswered attempt has placed it. */
export function CheckoutGone({ selection, searchingText }: { selection: CheckoutSelection; searchingText: string }) {
  const [isSearching, setSearching] = useState(true);
  useEffect(() => {
    const look = async () => {
      const orderNo = await recoverOrder(selection);
      if (orderNo) window.location.replace(routes.payOrder(orderNo));
      else setSearching(false);
    };
    look().catch(() => setSearching(false));
  }, [selection]);
  return (
    <p role="status" className="text-sm text-muted">
      {isSearching && searchingText}
    </p>
  );
}
