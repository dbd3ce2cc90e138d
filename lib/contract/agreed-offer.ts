import { z } from "zod";
import { Count, Id } from "./wire.ts";

export const AgreedOffer = z
  .object({
    inquiry_id: Id,
    name: z.string(),
    details: z.string().default(""),
    note: z.string().default(""),
    lead_time_days: Count.optional(),
    trade_terms: z.string().optional(),
  })
  .describe("Addition: what was asked for and offered, of the accepted offer that the order came from");
export type AgreedOffer = z.output<typeof AgreedOffer>;
