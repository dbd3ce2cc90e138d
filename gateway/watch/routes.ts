import * as calls from "../../lib/contract/watch.ts";
import type { Database } from "../db/database.ts";
import { handleMember, type Route } from "../route.ts";
import * as store from "./store.ts";

export const watchRoutes = (database: Database): Route[] => [
  handleMember(calls.WatchAll, ({ session }) => store.allWatches(database, session.memberId)),
  handleMember(calls.SearchWatchCreate, ({ body, session }) => store.watchSearch(database, session.memberId, body)),
  handleMember(calls.SearchWatchRename, ({ params, body, session }) =>
    store.renameSearch(database, session.memberId, params.id, body.name),
  ),
  handleMember(calls.SearchWatchDelete, ({ params, session }) => store.forgetSearch(database, session.memberId, params.id)),
  handleMember(calls.PriceWatchCreate, ({ body, session }) => store.watchPrice(database, session.memberId, body)),
  handleMember(calls.PriceWatchDelete, ({ params, session }) => store.forgetPrice(database, session.memberId, params.product_id)),
];
