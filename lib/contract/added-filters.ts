import { z } from "zod";
import { Count } from "./wire.ts";

/** `carton`: the price range is about the price of a whole carton. */
export const PRICE_UNITS = ["unit", "carton"] as const;
export type PriceUnit = (typeof PRICE_UNITS)[number];

const CHOSEN_MAX = 10;

/** The values of a filter that takes several, with commas between them: `negro,azul`. */
export function chosenValues(text: string | number | undefined): string[] {
  const values = String(text ?? "").split(",");
  return [...new Set(values.map((value) => value.trim()).filter(Boolean))].slice(0, CHOSEN_MAX);
}

const SEVERAL = "one value, or several with commas between them: goods have one of these";
const Several = z.string().max(200).optional();

/** Filters that the specification lacks. A service without them answers without `filters`, so pages offer none. */
export const ADDED_FILTERS = {
  price_per: z.enum(PRICE_UNITS).optional().describe("What the range of prices is about; the unit unless told"),
  minimum: Count.optional().describe("Goods whose minimum order is at most this"),
  material: Several.describe(`Material, ${SEVERAL}`),
  color: Several.describe(`Colour, ${SEVERAL}`),
  district: Several.describe(`Market key of the shop, see specification 14.2; ${SEVERAL}`),
  with_filters: z.boolean().optional().describe("Answer what these goods can be narrowed to, too"),
};
