import { z } from "zod";
import { Count, Id } from "./wire.ts";

export const Category = z.object({
  id: Id,
  name: z.string(),
  img: z.string().optional(),
  parent_id: Id.nullish(),
  total: Count.optional().describe("Products in it"),
});
export type Category = z.output<typeof Category>;

export const CategoryTree = Category.extend({
  children: z.array(Category.extend({ children: z.array(Category).default([]) })).default([]),
});
export type CategoryTree = z.output<typeof CategoryTree>;
