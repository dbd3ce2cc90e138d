"use client";

import type { OrderCard } from "@/lib/contract/order";
import type { Family } from "@/lib/order";
import { OrderRow } from "./order-row";
import type { RowWords } from "./row-words";

/** Orders, one below the other; `family` is that of those which do not say it. An island, so that a row is in the page once as it looks and once as data, not twice as it looks. */
export function OrderList({ orders, family, words }: { orders: OrderCard[]; family?: Family | undefined; words: RowWords }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-block border border-line bg-surface">
      {orders.map((order) => (
        <OrderRow key={order.orderNo} order={order} family={order.family ?? family} words={words} />
      ))}
    </ul>
  );
}
