import { z } from "zod";
import { LiveChannel, LiveItem, type LiveSearch } from "../../lib/contract/live.ts";
import type { Database } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import { readListPageFrom } from "../paging.ts";
import { notFound } from "../refusal.ts";
import { plain, splitWords } from "../search/keyword.ts";

const COLUMNS = `
  l.channel_id, l.shop_id, l.title, l.picture, l.state, l.duration, l.visitors, s.name as shop_name, l.started_at, l.ended_at`;
const FROM = "live_room l join shop s on s.id = l.shop_id";
const ON_AIR = "l.state not in ('CLOSURE', 'CLOSED')";
const ORDER = `${ON_AIR} desc, l.visitors desc, l.channel_id desc`;

type Filter = z.output<typeof LiveSearch.body>;
type PageQuery = Pick<Filter, "currentPage" | "pageSize">;

const limitAndOffset = ({ currentPage, pageSize }: PageQuery) => ({ limit: pageSize, offset: (currentPage - 1) * pageSize });

export const listBroadcasts = (database: Database, query: PageQuery) =>
  readListPageFrom(database, LiveItem, { columns: COLUMNS, from: FROM, order: ORDER }, limitAndOffset(query));

/** A keyword without letters and digits, or an invalid shop id, finds nothing. */
export async function searchBroadcasts(database: Database, filter: Filter) {
  const conditions: string[] = [];
  const values: (string | number | null)[] = [];
  if (filter.keyword?.trim()) {
    values.push(plain(splitWords(filter.keyword).join(" ")));
    conditions.push(`l.document @@ plainto_tsquery('pg_catalog.spanish', $${values.length})`);
  }
  if (filter.shop_id !== undefined) {
    values.push(toRowId(filter.shop_id));
    conditions.push(`l.shop_id = $${values.length}`);
  }
  if (filter.on_air !== undefined) conditions.push(filter.on_air ? ON_AIR : `not ${ON_AIR}`);
  const from = conditions.length > 0 ? `${FROM} where ${conditions.join(" and ")}` : FROM;
  return readListPageFrom(database, LiveItem, { columns: COLUMNS, from, order: ORDER, values }, limitAndOffset(filter));
}

export async function broadcastDetail(database: Database, channelId: string) {
  const text = `select ${COLUMNS}, l.stream_url, l.product_ids as products from ${FROM} where l.channel_id = $1`;
  const broadcast = await database.row(LiveChannel, text, [toRowId(channelId)]);
  if (!broadcast) throw notFound("No encontramos esa transmisión.");
  return broadcast;
}

const StreamedBroadcast = z.object({
  picture: z.string(),
  state: z.string(),
  duration: z.number(),
  started_at: z.string().optional(),
});
export type StreamedBroadcast = z.output<typeof StreamedBroadcast>;

export function findStreamedBroadcast(database: Database, channelId: string): Promise<StreamedBroadcast | undefined> {
  const text = "select picture, state, duration, started_at from live_room where channel_id = $1";
  return database.row(StreamedBroadcast, text, [toRowId(channelId)]);
}
