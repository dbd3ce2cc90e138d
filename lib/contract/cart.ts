import { z } from "zod";
import { call } from "./call.ts";
import { PriceTier } from "./product.ts";
import { Count, Id, Money } from "./wire.ts";

/** Most units of one line. */
export const QUANTITY_MAX = 1_000_000;

const Quantity = z.number().int().min(1).max(QUANTITY_MAX);

/** One line. `notice` tells what changed since it was added: `price`, `unavailable`; open. */
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
  multistage_price: z.array(PriceTier).default([]),
  notice: z.string().optional(),
});
export type CartLine = z.output<typeof CartLine>;

/** The cart by shop. Totals are the gateway's. */
const Cart = z.object({
  shops: z.array(z.object({ shop_id: Id, shop_name: z.string(), lines: z.array(CartLine), subtotal: Money })),
  total: Money,
  count: Count,
});
export type Cart = z.output<typeof Cart>;

const Line = z.object({ product_id: Id, sku_id: Id.optional(), quantity: Quantity });

const member = { base: "base3", session: true, browser: true } as const;

export const CartAdd = call({
  ...member,
  method: "POST",
  path: "national/cart/add",
  summary: "Add lines, quantities summed; what could not be added is told line by line",
  body: z.object({ lines: z.array(Line).min(1).max(200) }),
  response: Cart.extend({
    refused: z.array(z.object({ product_id: Id, sku_id: Id.optional(), reason: z.string() })).default([]),
  }),
});

export const CartList = call({
  ...member,
  method: "POST",
  path: "national/cart/list",
  summary: "The cart as it stands",
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
      .max(200),
  }),
  response: Cart,
});

export const CartRemove = call({
  ...member,
  method: "DELETE",
  path: "national/cart/remove",
  summary: "Remove lines",
  body: z.object({ ids: z.array(Id).min(1).max(200) }),
  response: Cart,
});

export const CartRemoveAll = call({
  ...member,
  method: "DELETE",
  path: "national/cart/remove/all",
  summary: "Empty the cart",
  response: Cart,
});
