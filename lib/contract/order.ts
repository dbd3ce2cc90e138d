import { z } from "zod";
import { call } from "./call.ts";
import { Count, Id, Money, PageQuery, page, Timestamp } from "./wire.ts";

/** Known statuses in the order they are passed through; open: an unknown one is shown as it came (DESIGN.md decision 12). */
export const ORDER_STATUSES = ["pending_payment", "paid", "shipped", "received", "evaluated", "cancelled"] as const;

const OrderLine = z.object({
  product_id: Id,
  sku_id: Id.optional(),
  name: z.string(),
  cover: z.string().optional(),
  options: z.record(z.string(), z.string()).default({}),
  quantity: z.number().int(),
  unit: z.string().optional(),
  unit_price: Money,
  total: Money,
});

const ShopGroup = z.object({
  shop_id: Id,
  shop_name: z.string(),
  lines: z.array(OrderLine),
  subtotal: Money,
  note: z.string().default(""),
});

const OrderCard = z.object({
  orderNo: Id,
  status: z.string(),
  created_at: Timestamp,
  total: Money,
  shops: z.array(z.object({ shop_id: Id, shop_name: z.string() })),
  lines: Count,
  cover: z.string().optional(),
});
export type OrderCard = z.output<typeof OrderCard>;

const Order = OrderCard.omit({ shops: true, lines: true, cover: true }).extend({
  shops: z.array(ShopGroup),
  address: z.object({ receiver: z.string(), phone: z.string(), text: z.string() }),
  timeline: z.array(z.object({ status: z.string(), at: Timestamp })),
  payments: z.array(z.object({ id: Id, provider: z.string(), amount: Money, status: z.string(), at: Timestamp })).default([]),
  weight_kg: z.number().nonnegative().optional(),
  volume_m3: z.number().nonnegative().optional(),
});
export type Order = z.output<typeof Order>;

const OrderNo = z.object({ orderNo: Id });
const Moved = z.object({ orderNo: Id, status: z.string() });

const Wanted = z.object({
  cart_ids: z.array(Id).max(200).optional(),
  lines: z
    .array(z.object({ product_id: Id, sku_id: Id.optional(), quantity: z.number().int().min(1).max(1_000_000) }))
    .max(200)
    .optional(),
  address_id: Id.optional(),
});

const member = { base: "base3", session: true, browser: true } as const;

export const OrderPre = call({
  ...member,
  method: "POST",
  path: "national/v1/orders/pre",
  summary: "What an order would be: groups by shop, tier prices, estimated weight and volume",
  body: Wanted,
  response: Order.pick({ shops: true, total: true, weight_kg: true, volume_m3: true }),
});

export const OrderStore = call({
  ...member,
  method: "POST",
  path: "national/v1/orders/store",
  summary: "Place an order; the same idempotency key never makes two",
  body: Wanted.extend({
    address_id: Id,
    idempotency_key: z.uuid(),
    notes: z.record(z.string(), z.string().max(500)).default({}),
  }),
  response: Moved,
});

export const OrderPage = call({
  ...member,
  method: "GET",
  path: "national/v1/orders/login/page",
  summary: "The member's orders, the last one first",
  query: PageQuery.extend({ status: z.string().max(40).optional(), keyword: z.string().max(200).optional() }),
  response: page(OrderCard),
});

export const OrderDetail = call({
  ...member,
  method: "GET",
  path: "national/v1/orders/login/detail",
  summary: "One order",
  query: OrderNo,
  response: Order,
});

export const OrderCancel = call({
  ...member,
  method: "POST",
  path: "national/v1/orders/cancel",
  summary: "Cancel an order that is not paid",
  body: OrderNo.extend({ reason: z.string().max(300).optional() }),
  response: Moved,
});

export const OrderReceive = call({
  ...member,
  method: "PUT",
  path: "national/v1/orders/login/receive",
  summary: "Confirm that an order arrived",
  query: OrderNo,
  response: Moved,
});

const legacy = { base: "buyer", session: true, browser: true } as const;

export const LegacyOrderIndex = call({
  ...legacy,
  method: "GET",
  path: "/member/orders/index",
  summary: "Orders of the legacy family",
  query: PageQuery.extend({ status: z.string().max(40).optional() }),
  response: page(OrderCard),
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
const Temporary = z.object({ id: Id, lines: z.array(OrderLine), total: Money });
const TemporaryBody = z.object({
  lines: z.array(z.object({ product_id: Id, sku_id: Id.optional(), quantity: z.number().int().min(1) })).min(1),
});

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
  body: z.object({ id: Id, address_id: Id, idempotency_key: z.uuid() }),
  response: Moved,
});

export const ForeignPayDetail = call({
  ...legacy,
  method: "GET",
  path: "/member/orders/foreign_pay_detail",
  summary: "What was paid from abroad for an order",
  query: OrderNo,
  response: z.object({ orderNo: Id, payments: Order.shape.payments }),
});

export const LegacyOrderDestroy = call({
  ...legacy,
  method: "POST",
  path: "/member/orders/destroy",
  summary: "Delete an ended order from the member's list",
  body: OrderNo,
  response: OrderNo,
});

export const LegacyOrderCancel = call({
  ...legacy,
  method: "POST",
  path: "/member/orders/cancel",
  summary: "Cancel an order that is not paid",
  body: OrderNo,
  response: Moved,
});

export const LegacyOrderReceive = call({
  ...legacy,
  method: "POST",
  path: "/member/orders/receive",
  summary: "Confirm that an order arrived",
  body: OrderNo,
  response: Moved,
});

export const LegacyOrderEvaluate = call({
  ...legacy,
  method: "POST",
  path: "/member/orders/eva",
  summary: "Evaluate a received order",
  body: OrderNo.extend({ score: z.number().int().min(1).max(5), comment: z.string().max(1000).optional() }),
  response: Moved,
});
