import { z } from "zod";
import { Count } from "./wire.ts";

/** `carton`: the price at one carton's number of units. */
export const PRICE_UNITS = ["unit", "carton"] as const;
export type PriceUnit = (typeof PRICE_UNITS)[number];

/** Filters that the specification lacks. A service may not know them: then its answer has no `filters`, and none is offered. */
export const ADDED_FILTERS = {
  price_per: z.enum(PRICE_UNITS).optional().describe("What the range of prices is about; the unit unless told"),
  minimum: Count.optional().describe("Goods whose minimum order is at most this"),
  material: z.string().max(200).optional(),
  color: z.string().max(200).optional(),
  district: z.string().max(64).optional().describe("Market key of the shop, see specification 14.2"),
  with_filters: z.boolean().optional().describe("Answer what these goods can be narrowed to, too"),
};
