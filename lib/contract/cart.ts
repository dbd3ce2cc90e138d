import { z } from "zod";
import { call } from "./call.ts";
import { CART_LINES_MAX } from "./limits.ts";
import { PACKING_FIELDS } from "./packing.ts";
import { PriceTier } from "./product.ts";
import { Count, Id, Money, Quantity } from "./wire.ts";

/** `notice`: `price`, `stock`, `variant`, `unavailable` (an unknown one is shown as it came); absent when unchanged. */
const CartLine = z.object({
  id: Id,
  product_id: Id,
  sku_id: Id.optional(),
  name: z.string(),
  cover: z.string().optional(),
  options: z.record(z.string(), z.string()).default({}),
  quantity: z.number().int(),
  unit: z.string().optional(),
  unit_price: Money,
  total: Money,
  min_quantity: Count.optional(),
  step: Count.optional().describe("Quantities are multiples of it; an addition"),
  is_sample: z.boolean().optional().describe("Whether it is a sample; an addition"),
  max_quantity: Count.optional().describe("How many of a sample it may have; an addition"),
  ...PACKING_FIELDS,
  multistage_price: z.array(PriceTier).default([]),
  notice: z.string().optional(),
  reason: z.string().optional().describe("Why it cannot be ordered as it stands; such a line is in no total"),
  added_unit_price: Money.optional().describe("Price of a unit when the line was added"),
  stock: Count.nullish().describe("Units to be had, when they are counted"),
});
export type CartLine = z.output<typeof CartLine>;

const Cart = z.object({
  shops: z.array(z.object({ shop_id: Id, shop_name: z.string(), lines: z.array(CartLine), subtotal: Money })),
  total: Money,
  count: Count,
});
export type Cart = z.output<typeof Cart>;

/** A line as requested, without a price: the gateway knows the prices. */
export const WantedLine = z.object({ product_id: Id, sku_id: Id.optional(), quantity: Quantity });
export type WantedLine = z.output<typeof WantedLine>;

const member = { base: "base3", session: true, browser: true } as const;

export const CartAdd = call({
  ...member,
  method: "POST",
  path: "national/cart/add",
  summary: "Add lines, quantities summed; what could not be added is told line by line",
  body: z.object({ lines: z.array(WantedLine).min(1).max(CART_LINES_MAX) }),
  response: Cart.extend({
    refused: z
      .array(z.object({ product_id: Id, sku_id: Id.optional(), name: z.string().optional(), reason: z.string() }))
      .default([]),
  }),
});

export const CartList = call({
  ...member,
  method: "POST",
  path: "national/cart/list",
  summary: "The cart as it stands, or only how many lines it has",
  body: z.object({ only: z.literal("count").optional().describe("Leaves lines and totals out, for a badge") }),
  response: Cart,
});

export const CartUpdate = call({
  ...member,
  method: "POST",
  path: "national/cart/update",
  summary: "Set the quantities of lines",
  body: z.object({
    lines: z
      .array(z.object({ id: Id, quantity: Quantity }))
      .min(1)
      .max(CART_LINES_MAX),
  }),
  response: Cart,
});

export const CartRemove = call({
  ...member,
  method: "DELETE",
  path: "national/cart/remove",
  summary: "Remove lines",
  body: z.object({ ids: z.array(Id).min(1).max(CART_LINES_MAX) }),
  response: Cart,
});

export const CartRemoveAll = call({
  ...member,
  method: "DELETE",
  path: "national/cart/remove/all",
  summary: "Empty the cart",
  response: Cart,
});
