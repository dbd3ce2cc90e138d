import { z } from "zod";
import { Timestamp } from "./wire.ts";

export const OrderTeam = z
  .object({
    name: z.string(),
    placed_by: z.string(),
    is_own: z.boolean().describe("Whether who asks placed it"),
    may: z.array(z.string()).default([]).describe("What who asks may do in the team"),
    approval_ends_at: Timestamp.nullish().describe("Until when it waits for its approval"),
  })
  .describe("Addition: the team that the order is of");
