import { z } from "zod";
import { call } from "./call.ts";
import { WantedLine } from "./cart.ts";
import { CART_LINES_MAX, ORDER_COMMENT_MAX, ORDER_NOTE_MAX, ORDER_REASON_MAX } from "./limits.ts";
import { MovedOrder, Order, OrderCards, OrderLine, OrderNo, OrderQuery, PurchaseOrder, RefusedLines } from "./order.ts";
import { Count, Id, Money } from "./wire.ts";

const legacy = { base: "buyer", session: true, browser: true } as const;

export const LegacyOrderIndex = call({
  ...legacy,
  method: "GET",
  path: "/member/orders/index",
  summary: "Orders of the legacy family",
  query: OrderQuery,
  response: OrderCards,
});

export const LegacyOrderShow = call({
  ...legacy,
  method: "GET",
  path: "/member/orders/show",
  summary: "One order of the legacy family",
  query: OrderNo,
  response: Order,
});

/** Temporary orders: lines kept before an order is placed. */
const Temporary = z.object({ id: Id, lines: z.array(OrderLine), total: Money, refused: RefusedLines });
export type Temporary = z.output<typeof Temporary>;
const TemporaryBody = z.object({ lines: z.array(WantedLine).min(1).max(CART_LINES_MAX) });

export const TemporaryOrderList = call({
  ...legacy,
  method: "GET",
  path: "/member/english/orders",
  summary: "Temporary orders",
  response: z.object({ data: z.array(Temporary) }),
});

export const TemporaryOrderAdd = call({
  ...legacy,
  method: "POST",
  path: "/member/english/orders",
  summary: "Keep a temporary order",
  body: TemporaryBody,
  response: Temporary,
});

export const TemporaryOrderUpdate = call({
  ...legacy,
  method: "PUT",
  path: "/member/english/orders",
  summary: "Change a temporary order",
  body: TemporaryBody.extend({ id: Id }),
  response: Temporary,
});

export const TemporaryOrderDelete = call({
  ...legacy,
  method: "DELETE",
  path: "/member/english/orders",
  summary: "Delete temporary orders",
  body: z.object({ ids: z.array(Id).min(1).max(100) }),
  response: z.object({ deleted: Count }),
});

export const LegacyOrderStore = call({
  ...legacy,
  method: "POST",
  path: "/member/orders/store",
  summary: "Place a temporary order",
  body: z.object({
    id: Id,
    address_id: Id,
    idempotency_key: z.uuid(),
    note: z.string().max(ORDER_NOTE_MAX).optional(),
    purchase_order: PurchaseOrder.optional().describe("Addition: the member's own number for the purchase"),
    expected_total: Money.optional().describe("Addition: total that the person saw; 422 when it is another one now"),
  }),
  response: MovedOrder,
});

export const ForeignPayDetail = call({
  ...legacy,
  method: "GET",
  path: "/member/orders/foreign_pay_detail",
  summary: "Cross-border payments of an order",
  query: OrderNo,
  response: z.object({ orderNo: Id, payments: Order.shape.payments }),
});

export const LegacyOrderDestroy = call({
  ...legacy,
  method: "POST",
  path: "/member/orders/destroy",
  summary: "Delete an ended order of either family from the member's list",
  body: OrderNo,
  response: OrderNo,
});

export const LegacyOrderCancel = call({
  ...legacy,
  method: "POST",
  path: "/member/orders/cancel",
  summary: "Cancel an order that is not paid",
  body: OrderNo.extend({ reason: z.string().max(ORDER_REASON_MAX).optional() }),
  response: MovedOrder,
});

export const LegacyOrderReceive = call({
  ...legacy,
  method: "POST",
  path: "/member/orders/receive",
  summary: "Confirm that an order arrived",
  body: OrderNo,
  response: MovedOrder,
});

export const LegacyOrderEvaluate = call({
  ...legacy,
  method: "POST",
  path: "/member/orders/eva",
  summary: "Evaluate a received order of either family",
  body: OrderNo.extend({ score: z.number().int().min(1).max(5), comment: z.string().max(ORDER_COMMENT_MAX).optional() }),
  response: MovedOrder,
});
