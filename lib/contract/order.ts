import { z } from "zod";
import { AgreedOffer } from "./agreed-offer.ts";
import { call } from "./call.ts";
import { WantedLine } from "./cart.ts";
import { CART_LINES_MAX, ORDER_NOTE_MAX, ORDER_REASON_MAX, PURCHASE_ORDER_MAX } from "./limits.ts";
import { SHIPPING_PAPERS } from "./order-papers.ts";
import { ORDER_PAYMENTS, TRANSFER_ACCOUNT } from "./order-payments.ts";
import { OrderTeam } from "./order-team.ts";
import { PACKING_FIELDS } from "./packing.ts";
import { PriceTier } from "./product.ts";
import { Count, Id, Keyword, Money, PageQuery, page, Quantity, Status, Timestamp } from "./wire.ts";

/** Statuses in their usual order. Only orders of teams have the first one. A status that the site does not know is shown as it is. */
export const ORDER_STATUSES = [
  "pending_approval",
  "pending_payment",
  "paid",
  "shipped",
  "received",
  "evaluated",
  "cancelled",
] as const;

/** By which calls an order was placed: `national/v1/orders` or, legacy, `member/orders` (legacy-order.ts). */
export const ORDER_FAMILIES = ["national", "legacy"] as const;
export type OrderFamily = (typeof ORDER_FAMILIES)[number];

export const ORDER_ACTIONS = ["pay", "cancel", "receive", "evaluate", "delete", "reorder", "approve"] as const;

/** A line of an order, draft or preview. In a placed order, name, price and picture stay as they were when it was placed. */
export const OrderLine = z.object({
  product_id: Id,
  sku_id: Id.optional(),
  name: z.string(),
  cover: z.string().optional(),
  options: z.record(z.string(), z.string()).default({}),
  quantity: z.number().int(),
  unit: z.string().optional(),
  unit_price: Money,
  total: Money,
  weight_kg: z.number().nonnegative().optional().describe("Addition: estimated weight of the whole line"),
  is_sample: z.boolean().optional().describe("Addition: whether it is a sample"),
  ...PACKING_FIELDS,
  min_quantity: Count.optional().describe("Addition: the fewest that are sold, before the order is placed"),
  step: Count.optional().describe("Addition: quantities are multiples of it, before the order is placed"),
  multistage_price: z.array(PriceTier).optional().describe("Addition: its price tiers, before the order is placed"),
});

const ShopGroup = z.object({
  shop_id: Id,
  shop_name: z.string(),
  lines: z.array(OrderLine),
  subtotal: Money,
  note: z.string().default(""),
});

export const OrderCard = z.object({
  orderNo: Id,
  status: z.string(),
  created_at: Timestamp,
  total: Money,
  shops: z.array(z.object({ shop_id: Id, shop_name: z.string() })),
  lines: Count,
  cover: z.string().optional(),
  purchase_order: z.string().nullish().describe("Addition: the member's own number for the purchase"),
  family: z.string().optional().describe("Addition: `national` or `legacy`"),
  is_in_review: z
    .boolean()
    .optional()
    .describe("Addition: whether the bank looks at a voucher of it, so that it cannot be paid now"),
  is_refused: z
    .boolean()
    .optional()
    .describe("Addition: whether it waits for another voucher because the bank refused the last one"),
  items: z
    .array(OrderLine.extend({ shop_name: z.string() }))
    .default([])
    .describe("Addition: the order's lines, where `with_lines` asks for them"),
});
export type OrderCard = z.output<typeof OrderCard>;

const WRONG_DAY_TEXT = "Escriba una fecha como 2026-01-31.";
const Day = z.iso.date({ error: WRONG_DAY_TEXT, abort: true }).regex(/^[1-9]/, WRONG_DAY_TEXT);

export const OrderQuery = PageQuery.extend({
  status: Status.optional(),
  keyword: Keyword.optional(),
  with_lines: z.union([z.boolean(), z.stringbool()]).optional().describe("Addition: each order with its lines"),
  all_families: z.union([z.boolean(), z.stringbool()]).optional().describe("Addition: orders of both families in one list"),
  team: Id.optional().describe("Addition: orders of that team in place of the member's own"),
  from: Day.optional().describe("Addition: placed on that day or later, in Colombia"),
  to: Day.optional().describe("Addition: placed on that day or before, in Colombia"),
  min_total: Money.optional().describe("Addition: of so many US dollars at least"),
  max_total: Money.optional().describe("Addition: of so many US dollars at most"),
});

export const OrderCards = page(OrderCard).extend({
  all_families: z
    .boolean()
    .optional()
    .describe("Addition: whether orders of both families are in it; without it, only those of one"),
  counts: z
    .record(z.string(), Count)
    .optional()
    .describe("How many orders of each status there are among those asked for, whatever their status"),
});

export const Order = OrderCard.omit({
  shops: true,
  lines: true,
  cover: true,
  items: true,
  family: true,
  is_in_review: true,
  is_refused: true,
}).extend({
  shops: z.array(ShopGroup),
  address: z.object({ receiver: z.string(), phone: z.string(), text: z.string() }),
  timeline: z.array(
    z.object({
      status: z.string(),
      at: Timestamp,
      text: z.string().optional(),
      by: z.string().nullish().describe("Addition: who did it, in an order of a team"),
    }),
  ),
  team: OrderTeam.nullish(),
  ...ORDER_PAYMENTS,
  weight_kg: z.number().nonnegative().optional(),
  volume_m3: z.number().nonnegative().optional(),
  volume_guessed: z
    .boolean()
    .optional()
    .describe("Addition: the volume of a line is estimated from its weight because its size is unknown"),
  actions: z.array(z.string()).optional(),
  tracking_no: z.string().nullish(),
  ...SHIPPING_PAPERS,
  cancel_reason: z.string().nullish(),
  evaluation: z.object({ score: z.number().int().min(1).max(5), comment: z.string().default("") }).nullish(),
  offer_id: Id.nullish().describe("The accepted offer that the order came from"),
  agreed: AgreedOffer.nullish(),
  trade_terms: z.string().nullish().describe("Addition: Incoterm of the accepted offer that the order came from"),
  buyer: z
    .object({ company: z.string(), tax_id: z.string() })
    .partial()
    .optional()
    .describe("Addition: the member's company when the order was placed, or now where there was none"),
  transfer: z
    .object(TRANSFER_ACCOUNT)
    .optional()
    .describe("Addition: where a bank transfer for an order that waits for its payment goes"),
});
export type Order = z.output<typeof Order>;

export const PurchaseOrder = z.string().trim().max(PURCHASE_ORDER_MAX);

export const OrderNo = z.object({ orderNo: Id });

export const MovedOrder = z.object({ orderNo: Id, status: z.string() });

/** Cart lines (ordering removes them from the cart), lines of any products, or an accepted offer at its price. */
const OrderedGoods = z.object({
  cart_ids: z.array(Id).max(CART_LINES_MAX).optional(),
  lines: z.array(WantedLine).max(CART_LINES_MAX).optional(),
  offer_id: Id.optional(),
  offer_quantity: Quantity.optional().describe("Addition: how many of the offer's unit, where others than were accepted"),
  address_id: Id.optional(),
});

export const RefusedLines = z
  .array(
    z.object({
      product_id: Id,
      sku_id: Id.optional(),
      name: z.string().optional(),
      reason: z.string(),
      cart_id: Id.optional().describe("The line of the cart that it is"),
    }),
  )
  .default([]);

const member = { base: "base3", session: true, browser: true } as const;

export const OrderPre = call({
  ...member,
  method: "POST",
  path: "national/v1/orders/pre",
  summary: "What an order would be: groups by shop, tier prices, estimated weight and volume",
  body: OrderedGoods,
  response: Order.pick({ shops: true, total: true, weight_kg: true, volume_m3: true, volume_guessed: true, agreed: true }).extend(
    {
      address: Order.shape.address.extend({ id: Id }).nullish().describe("The address asked for, or the default one"),
      refused: RefusedLines,
    },
  ),
});

export const OrderStore = call({
  ...member,
  method: "POST",
  path: "national/v1/orders/store",
  summary: "Place an order; the same idempotency key never makes two",
  body: OrderedGoods.extend({
    address_id: Id,
    idempotency_key: z.uuid(),
    notes: z.record(z.string(), z.string().max(ORDER_NOTE_MAX)).default({}).describe("A note for each shop, by the shop's id"),
    team: Id.optional().describe("Addition: the team that it is ordered for"),
    purchase_order: PurchaseOrder.optional().describe("Addition: the member's own number for the purchase"),
    expected_total: Money.optional().describe("Total that the person saw; 422 when it is another one now"),
  }),
  response: MovedOrder,
});

export const OrderPage = call({
  ...member,
  method: "GET",
  path: "national/v1/orders/login/page",
  summary: "The member's orders, the last one first",
  query: OrderQuery,
  response: OrderCards,
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
  body: OrderNo.extend({ reason: z.string().max(ORDER_REASON_MAX).optional() }),
  response: MovedOrder,
});

export const OrderReceive = call({
  ...member,
  method: "PUT",
  path: "national/v1/orders/login/receive",
  summary: "Confirm that an order arrived",
  query: OrderNo,
  response: MovedOrder,
});
