import { z } from "zod";
import { call } from "./call.ts";
import { Id } from "./wire.ts";

/** Category menu item of specification 11.2. */
export const CategoryMenuItem = z.object({ id: Id, title: z.string(), img: z.string() });
export type CategoryMenuItem = z.output<typeof CategoryMenuItem>;

/** Banner slide of specification 11.3. A `type` other than `shop`, `goods` and `link` leads to a campaign list. */
export const Slide = z.object({
  type: z.string(),
  content: z.string(),
  img: z.string(),
  title: z.string().optional(),
  subtitle: z.string().optional(),
});
export type Slide = z.output<typeof Slide>;

const Slides = z.object({ data: z.array(Slide) });

export const SlideList = call({
  method: "GET",
  base: "buyer",
  path: "/slide/list",
  summary: "Slides of the home banner",
  response: Slides,
});

export const SlideAdvert = call({
  method: "GET",
  base: "buyer",
  path: "/slide/advert",
  summary: "Adverts beside the home banner",
  response: Slides,
});
