"use client";

import type { OrderCard, OrderFamily } from "@/lib/contract/order";
import { OrderRow } from "./order-row";
import type { RowCopy } from "./row-copy";

type Props = {
  orders: OrderCard[];
  family?: OrderFamily | undefined;
  copy: RowCopy;
  isPayable?: boolean;
};

/** A client component: rows are in the page as HTML and data, not as elements too (ADR 26). `family`: for orders that name none. */
export function OrderList({ orders, family, copy, isPayable = true }: Props) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-block border border-line bg-surface">
      {orders.map((order) => (
        <OrderRow key={order.orderNo} order={order} family={order.family ?? family} copy={copy} isPayable={isPayable} />
      ))}
    </ul>
  );
}
