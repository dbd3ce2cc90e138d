import * as calls from "../../lib/contract/live.ts";
import type { Database } from "../db/database.ts";
import { handle, type Route } from "../route.ts";
import { broadcastDetail, listBroadcasts, searchBroadcasts } from "./store.ts";

export const liveRoutes = (database: Database): Route[] => [
  handle(calls.LiveWholeList, ({ query }) => listBroadcasts(database, query)),
  handle(calls.LiveSearch, ({ body }) => searchBroadcasts(database, body)),
  handle(calls.LiveShow, ({ query }) => broadcastDetail(database, query.channel_id)),
  handle(calls.NationalLive, ({ query }) => listBroadcasts(database, query)),
];
