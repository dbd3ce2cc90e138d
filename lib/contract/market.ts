import { z } from "zod";
import { call } from "./call.ts";
import { Id, PageQuery, page, Timestamp } from "./wire.ts";

/** `key`: anchor of `/entitymarket#{key}` (specification 14.5). */
const Hall = z.object({
  key: z.string().min(1),
  name: z.string().min(1),
  img: z.string(),
  plan: z.string().optional().describe("Picture of the floor plan"),
});
export type Hall = z.output<typeof Hall>;

export const Market = Hall.extend({
  shops: z.number().int().optional().describe("At least so many shops"),
  east: Hall.optional(),
});
export type Market = z.output<typeof Market>;

export const Industry = z.object({
  id: Id,
  name: z.string(),
  market: z.string().describe("Key of a market, or of its east hall"),
  floor: z.number().int().optional(),
});
export type Industry = z.output<typeof Industry>;

export const Exhibition = z.object({
  id: Id,
  name: z.string().min(1),
  img: z.string(),
  place: z.string(),
  starts_at: Timestamp,
  ends_at: Timestamp,
  summary: z.string().default(""),
});
export type Exhibition = z.output<typeof Exhibition>;

export const MarketList = call({
  method: "GET",
  base: "buyer",
  path: "/common/market_list",
  summary: "The markets of the city",
  response: z.object({ data: z.array(Market) }),
});

export const MarketIndustry = call({
  method: "GET",
  base: "buyer",
  path: "market/industry",
  summary: "Lines of trade by market and floor",
  response: z.object({ data: z.array(Industry) }),
});

export const ExhibitionShow = call({
  method: "GET",
  base: "base3",
  path: "national/exhibition/item/show",
  summary: "Trade fairs, the next one first",
  query: PageQuery,
  response: page(Exhibition),
});
