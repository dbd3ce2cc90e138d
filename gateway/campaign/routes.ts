import * as calls from "../../lib/contract/campaign.ts";
import type { Database } from "../db/database.ts";
import { handle, type Route } from "../route.ts";
import * as store from "./store.ts";

export const campaignRoutes = (database: Database): Route[] => [
  handle(calls.ActiveDetail, ({ query }) => store.campaignDetail(database, query.active_code)),
  handle(calls.ActiveSearch, ({ query }) => store.campaignGoods(database, query)),
  handle(calls.ActiveTypeList, ({ query }) => store.campaignCategories(database, query.active_code)),
];
