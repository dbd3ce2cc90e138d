import { z } from "zod";
import { call } from "./call.ts";
import { Count, Id, Money, PageQuery, page, Timestamp } from "./wire.ts";

/** Collection of specification 9.1: `obj_id` names the product. */
const Favorite = z.object({
  obj_id: Id,
  name: z.string(),
  cover: z.string().optional(),
  price: Money,
  lowest_price: Money.optional().describe("Addition: the price of its largest tier, now"),
  saved_price: Money.optional().describe("Price when it was saved"),
  saved_at: Timestamp,
  is_available: z.boolean().default(true),
  shop_id: Id.optional(),
  shop_name: z.string().optional(),
  sku_id: Id.optional().describe("Its only variant, when it has one"),
  has_variants: z.boolean().optional().describe("A variant must be chosen before it goes into the cart"),
  min_quantity: Count.optional(),
  unit: z.string().optional(),
});
export type Favorite = z.output<typeof Favorite>;

const FavoriteKey = z.object({ obj_id: Id });
const Saved = z.object({ obj_id: Id });

export const FavoriteAdd = call({
  method: "POST",
  base: "buyer",
  path: "/member/collection",
  summary: "Save a product; saving it twice changes nothing",
  body: FavoriteKey,
  session: true,
  browser: true,
  response: Saved,
});

export const FavoriteRemove = call({
  method: "DELETE",
  base: "buyer",
  path: "/member/collection/{obj_id}",
  summary: "Forget a saved product",
  params: FavoriteKey,
  session: true,
  browser: true,
  response: Saved,
});

export const FavoriteList = call({
  method: "GET",
  base: "buyer",
  path: "/member/collection",
  summary: "Saved products, the last saved first",
  query: PageQuery.extend({
    obj_ids: z
      .string()
      .max(6500)
      .optional()
      .describe("At most 100 products, comma between them: only those of them that are saved"),
  }),
  session: true,
  browser: true,
  response: page(Favorite),
});
