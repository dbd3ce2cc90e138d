import { z } from "zod";
import { Count } from "./wire.ts";

/** What a range of prices can be about; a carton counts at the price that its number of units reaches. */
export const PRICE_UNITS = ["unit", "carton"] as const;
export type PriceUnit = (typeof PRICE_UNITS)[number];

/**
 * What a list can be narrowed to by one parameter of the search filter: each value with how many of the list's goods it leaves.
 * `label` is its name where that is not the value itself.
 */
export const Narrowing = z.object({
  name: z.string(),
  values: z.array(z.object({ value: z.string(), label: z.string().optional(), total: Count })),
});
export type Narrowing = z.output<typeof Narrowing>;

/** What the search filter can also ask for: additions, which a service that answers no `filters` does not know. */
export const NARROWED_BY = {
  price_per: z.enum(PRICE_UNITS).optional().describe("What the range of prices is about; the unit unless told"),
  minimum: Count.optional().describe("Goods whose minimum order is at most this"),
  material: z.string().max(200).optional(),
  color: z.string().max(200).optional(),
  district: z.string().max(64).optional().describe("Market key of the shop, see specification 14.2"),
  with_filters: z.boolean().optional().describe("Answer what these goods can be narrowed to, too"),
};
