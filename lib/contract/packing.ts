import { z } from "zod";
import { Count } from "./wire.ts";

/** A closed master carton: outer sides in centimetres, gross weight in kilograms; 0 when unknown. */
export const Carton = z.object({
  length: z.number().nonnegative(),
  width: z.number().nonnegative(),
  height: z.number().nonnegative(),
  weight: z.number().nonnegative(),
});
export type Carton = z.output<typeof Carton>;

/** How a product or a line is packed. Additions: a service may leave them out. */
export const PACKING_FIELDS = {
  pack_quantity: Count.optional().describe("Units in a master carton; an addition"),
  carton: Carton.optional().describe("Sides in centimetres and gross weight in kilograms of a master carton; an addition"),
  tariff_heading: z.string().max(20).optional().describe("Tariff heading of the goods, digits alone; an addition"),
};
