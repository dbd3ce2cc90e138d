import * as calls from "../../lib/contract/live.ts";
import type { Database } from "../db/database.ts";
import { handle, type Route } from "../route.ts";
import * as store from "./store.ts";

export const liveRoutes = (database: Database): Route[] => [
  handle(calls.LiveWholeList, ({ query }) => store.liveRooms(database, query)),
  handle(calls.LiveSearch, ({ body }) => store.searchLive(database, body)),
  handle(calls.LiveShow, ({ query }) => store.liveChannel(database, query.channel_id)),
  handle(calls.NationalLive, ({ query }) => store.liveRooms(database, query)),
];
