import { z } from "zod";
import { call } from "./call.ts";
import { WantedLine } from "./cart.ts";
import { CART_LINES_MAX } from "./limits.ts";
import { PriceTier } from "./product.ts";
import { Count, Id, Money, Quantity } from "./wire.ts";

const REFERENCE_MAX = 64;

/** A line named by a product or variant number, or by the supplier's reference. */
const ReferredLine = z.object({ reference: z.string().trim().min(1).max(REFERENCE_MAX), quantity: Quantity });

const Similar = z.object({ product_id: Id, name: z.string(), cover: z.string().optional(), price: Money });

export const ResolvedLine = z.object({
  product_id: Id.optional(),
  sku_id: Id.optional(),
  name: z.string().optional(),
  cover: z.string().optional(),
  options: z.record(z.string(), z.string()).default({}),
  quantity: Quantity,
  unit: z.string().optional(),
  unit_price: Money.optional().describe("Of the tier that the quantity reaches"),
  total: Money.optional(),
  price: Money.optional().describe("Of a unit where there are no tiers"),
  multistage_price: z.array(PriceTier).default([]),
  min_quantity: Count.optional(),
  step: Count.optional(),
  /** `unknown`, `ambiguous`, `unavailable`, `stock`, `variant`, or one that another quantity removes: `minimum`, `step`, `maximum`. */
  obstacle: z.string().optional().describe("Why it cannot be ordered as it stands; left out where it can"),
  reason: z.string().optional().describe("The obstacle in a sentence"),
  similar: z.array(Similar).default([]).describe("What can be had instead, or what an ambiguous reference may mean"),
});
export type ResolvedLine = z.output<typeof ResolvedLine>;

export const WantedLines = call({
  method: "POST",
  base: "base3",
  path: "productquery/v1/products/lines",
  summary: "Addition: wanted lines as they stand now, each in its place: price at its quantity, obstacle, similar goods",
  body: z.object({
    lines: z
      .array(z.union([WantedLine, ReferredLine]))
      .min(1)
      .max(CART_LINES_MAX),
  }),
  browser: true,
  reads: true,
  response: z.object({ lines: z.array(ResolvedLine) }),
});
