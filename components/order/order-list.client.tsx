"use client";

import type { OrderFamily } from "@/lib/contract/order";
import type { OrderSummary } from "@/lib/order/summary";
import { OrderRow } from "./order-row";
import type { RowCopy } from "./row-copy";

type Props = {
  orders: OrderSummary[];
  family?: OrderFamily | undefined;
  copy: RowCopy;
  mayAct?: boolean;
};

/** A client component: the page has its rows as HTML and data, but not also as serialized elements (ADR 26). `family`: of orders that name none. */
export function OrderList({ orders, family, copy, mayAct = true }: Props) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-block border border-line bg-surface">
      {orders.map((order) => (
        <OrderRow key={order.orderNo} order={order} family={order.family ?? family} copy={copy} mayAct={mayAct} />
      ))}
    </ul>
  );
}
