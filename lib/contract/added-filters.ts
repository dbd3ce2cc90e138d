import { z } from "zod";
import { Count } from "./wire.ts";

/** `carton`: the price range is about the price of a whole carton. */
export const PRICE_UNITS = ["unit", "carton"] as const;
export type PriceUnit = (typeof PRICE_UNITS)[number];

/** Filters that the specification lacks. A service without them answers without `filters`, so pages offer none. */
export const ADDED_FILTERS = {
  price_per: z.enum(PRICE_UNITS).optional().describe("What the range of prices is about; the unit unless told"),
  minimum: Count.optional().describe("Goods whose minimum order is at most this"),
  material: z.string().max(200).optional(),
  color: z.string().max(200).optional(),
  district: z.string().max(64).optional().describe("Market key of the shop, see specification 14.2"),
  with_filters: z.boolean().optional().describe("Answer what these goods can be narrowed to, too"),
};
