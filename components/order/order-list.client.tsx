"use client";

import type { OrderCard } from "@/lib/contract/order";
import type { Family } from "@/lib/order";
import { OrderRow } from "./order-row";
import type { RowCopy } from "./row-copy";

type Props = {
  orders: OrderCard[];
  family?: Family | undefined;
  copy: RowCopy;
  /** Whether the member may pay them. */
  isPayable?: boolean;
};

/** Orders, one below the other; `family` is that of those which do not say it. An island, so that a row is in the page once as it looks and once as data, not twice as it looks. */
export function OrderList({ orders, family, copy, isPayable = true }: Props) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-block border border-line bg-surface">
      {orders.map((order) => (
        <OrderRow key={order.orderNo} order={order} family={order.family ?? family} copy={copy} isPayable={isPayable} />
      ))}
    </ul>
  );
}
