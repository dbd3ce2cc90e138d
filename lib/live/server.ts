import "server-only";
import { cacheTag, listTags } from "@/lib/cache";
import { oncePerRequest } from "@/lib/cache/once-per-request";
import { tagPage } from "@/lib/cache/render-context";
import { LiveSearch, LiveShow, LiveWholeList, NationalLive } from "@/lib/contract/live";
import { send } from "@/lib/http/gateway";
import { type LiveListName, liveFilter } from "./index";

/** Broadcasts for the home page (specification 11.12). */
export async function listHomeBroadcasts(query: { currentPage: number; pageSize: number }) {
  const { records } = await send(NationalLive, { query });
  tagPage(...listTags("lives", records, ({ channel_id }) => channel_id));
  return records;
}

export const listBroadcasts = oncePerRequest(
  async (list: LiveListName, currentPage: number, pageSize: number, keyword?: string | undefined) => {
    const paging = { currentPage, pageSize };
    const isFullList = list === "all" && !keyword;
    const read = isFullList
      ? send(LiveWholeList, { query: paging })
      : send(LiveSearch, { body: { ...paging, ...liveFilter(list), ...(keyword && { keyword }) } });
    const page = await read;
    tagPage(...listTags("lives", page.records, ({ channel_id }) => channel_id));
    return page;
  },
);

/** `read_at`: the time of this read, from which `expectedEnd` counts. @throws GatewayError 404 when unknown */
export const getBroadcast = oncePerRequest(async (channelId: string) => {
  tagPage("lives", cacheTag("lives", channelId));
  const broadcast = await send(LiveShow, { query: { channel_id: channelId } });
  return { ...broadcast, read_at: new Date().toISOString() };
});

/** Broadcasts of one shop, those on air first. */
export async function listBroadcastsOfShop(shopId: string, pageSize: number) {
  tagPage("lives", cacheTag("shops", shopId));
  const { records } = await send(LiveSearch, { body: { shop_id: shopId, pageSize } });
  return records;
}

export const findChannelIdOfShop = oncePerRequest(
  async (shopId: string) => (await listBroadcastsOfShop(shopId, 1))[0]?.channel_id,
);
