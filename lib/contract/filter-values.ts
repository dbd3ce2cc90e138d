import { z } from "zod";
import { Count } from "./wire.ts";

/** The values that one filter of a list, such as `color`, can have, each with its number of products, counted as if this filter were not set. `label`: shown instead of `value`. */
export const FilterValues = z.object({
  name: z.string(),
  values: z.array(z.object({ value: z.string(), label: z.string().optional(), total: Count })),
});
export type FilterValues = z.output<typeof FilterValues>;
