import * as calls from "../../lib/contract/market.ts";
import type { Database } from "../db/database.ts";
import { toPage } from "../paging.ts";
import { handle, type Route } from "../route.ts";
import * as store from "./store.ts";

export const marketRoutes = (database: Database): Route[] => [
  handle(calls.MarketList, () => store.listMarkets(database)),
  handle(calls.MarketIndustry, () => store.listIndustries(database)),
  handle(calls.ExhibitionShow, ({ query }) => store.listExhibitions(database, toPage(query))),
];
