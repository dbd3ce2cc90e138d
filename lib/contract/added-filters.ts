import { z } from "zod";
import { Count } from "./wire.ts";

/** `carton`: the price range is about the price of a whole carton. */
export const PRICE_UNITS = ["unit", "carton"] as const;
export type PriceUnit = (typeof PRICE_UNITS)[number];

/** One value, or several with commas between them (docs/specification.md, 19.2). */
const Several = z.string().max(200).optional();

/** Filters that the specification lacks. A service without them answers without `filters`, so pages offer none. */
export const ADDED_FILTERS = {
  price_per: z.enum(PRICE_UNITS).optional().describe("What the range of prices is about; the unit unless told"),
  minimum: Count.optional().describe("Goods whose minimum order is at most this"),
  material: Several,
  color: Several,
  /** Market key of the shop, see specification 14.2. */
  district: Several,
  with_filters: z.boolean().optional().describe("Answer what these goods can be narrowed to, too"),
};
