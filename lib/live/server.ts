import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import type { z } from "zod";
import { readTags, tagOf } from "@/lib/cache";
import { LiveSearch, LiveShow, LiveWholeList, NationalLive } from "@/lib/contract/live";
import { send } from "@/lib/http/gateway";
import { type LiveListName, liveFilter } from "./index";

/** Live rooms for the home page (SPEC.md section 7: `currentPage`, `pageSize`). */
export async function getHomeLives(pageSize: number) {
  "use cache";
  cacheLife("catalog");
  const { records } = await send(NationalLive, { query: { currentPage: 1, pageSize } });
  cacheTag(...readTags("lives", records, ({ channel_id }) => channel_id));
  return records;
}

/** A page of a list of rooms, those on air first: kept for seconds, because rooms open and close. */
export async function listLives(list: LiveListName, currentPage: number, pageSize: number) {
  "use cache";
  cacheLife("live");
  const asked = { currentPage, pageSize };
  const read = list === "all" ? send(LiveWholeList, { query: asked }) : searchLives({ ...asked, ...liveFilter(list) });
  const page = await read;
  cacheTag(...readTags("lives", page.records, ({ channel_id }) => channel_id));
  return page;
}

/** A page of rooms for free text: asked anew each time. */
export async function searchLives(filter: z.input<typeof LiveSearch.body>) {
  return send(LiveSearch, { body: filter });
}

/** One channel, and when it was read. Throws GatewayError 404 when unknown. */
export async function getLive(channelId: string) {
  "use cache";
  cacheLife("live");
  cacheTag("lives", tagOf("lives", channelId));
  const channel = await send(LiveShow, { query: { channel_id: channelId } });
  return { ...channel, read_at: new Date().toISOString() };
}
