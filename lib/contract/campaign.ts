import { z } from "zod";
import { call } from "./call.ts";
import { Category } from "./category.ts";
import { ProductCard, SORTS } from "./product.ts";
import { Id, PageQuery, page, Timestamp } from "./wire.ts";

/** The four fixed campaigns of `/productsIn` (specification 6.1). */
export const CAMPAIGN_CODES = {
  bestSellers: "mas-vendidos",
  newArrivals: "novedades",
  offers: "ofertas",
  factoryOutlet: "outlet-de-fabrica",
} as const;

export const HOT_CODE = "recomendados";

export const Campaign = z.object({
  id: Id,
  active_code: z.string().min(1),
  name: z.string().min(1),
  summary: z.string().default(""),
  img: z.string().optional(),
  starts_at: Timestamp.optional(),
  ends_at: Timestamp.nullish(),
});
export type Campaign = z.output<typeof Campaign>;

const Code = z.object({ active_code: z.string().max(64) });

export const ActiveDetail = call({
  method: "GET",
  base: "base3",
  path: "activequery/cache/task/active/detail",
  summary: "One campaign by its code; 404 when unknown",
  query: Code,
  response: Campaign,
});

export const ActiveSearch = call({
  method: "GET",
  base: "base3",
  path: "activequery/cache/task/active/search",
  summary: "Products of a campaign, in pages",
  query: PageQuery.extend({ ...Code.shape, product_type_id: Id.optional(), sort: z.enum(SORTS).optional() }),
  response: page(ProductCard),
});

export const ActiveTypeList = call({
  method: "GET",
  base: "base3",
  path: "activequery/cache/task/active/type/list",
  summary: "Top categories that a campaign has goods in",
  query: Code,
  response: z.object({ data: z.array(Category) }),
});
