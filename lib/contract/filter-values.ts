import { z } from "zod";
import { Count } from "./wire.ts";

/** What one filter, such as `color`, can be set to, each value with its number of products: where it is set already, the number without it. `label` is shown instead of `value`. */
export const FilterValues = z.object({
  name: z.string(),
  values: z.array(z.object({ value: z.string(), label: z.string().optional(), total: Count })),
});
export type FilterValues = z.output<typeof FilterValues>;
