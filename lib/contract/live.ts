import { z } from "zod";
import { call } from "./call.ts";
import { CurrentPageQuery, Id, page, Timestamp } from "./wire.ts";

/** Specification 13.1: CLOSURE and CLOSED are recordings, any other state is on air. */
export const LiveItem = z.object({
  channel_id: Id,
  shop_id: Id,
  title: z.string().min(1),
  picture: z.string(),
  state: z.string(),
  duration: z.number().nonnegative().default(0).describe("Seconds"),
  visitors: z.number().int().nonnegative().default(0),
  shop_name: z.string().optional(),
  started_at: Timestamp.optional(),
  ended_at: Timestamp.optional(),
});
export type LiveItem = z.output<typeof LiveItem>;

export const LiveChannel = LiveItem.extend({ stream_url: z.string(), products: z.array(Id).default([]) });
export type LiveChannel = z.output<typeof LiveChannel>;

const LivePage = page(LiveItem);

export const LiveWholeList = call({
  method: "GET",
  base: "buyer",
  path: "/live/whole_list",
  summary: "Every broadcast, those on air first",
  query: CurrentPageQuery,
  response: LivePage,
});

export const LiveSearch = call({
  method: "POST",
  base: "buyer",
  path: "/live/search",
  summary: "Search broadcasts by word, shop and state",
  body: CurrentPageQuery.extend({
    keyword: z.string().max(2000).optional(),
    shop_id: Id.optional(),
    on_air: z.boolean().optional(),
  }),
  browser: true,
  reads: true,
  response: LivePage,
});

export const LiveShow = call({
  method: "GET",
  base: "buyer",
  path: "/live/show",
  summary: "One broadcast; 404 when unknown",
  query: z.object({ channel_id: Id }),
  browser: true,
  response: LiveChannel,
});

export const NationalLive = call({
  method: "GET",
  base: "base3",
  path: "national/v1/national/live",
  summary: "Broadcasts for the home page",
  query: CurrentPageQuery,
  response: LivePage,
});
