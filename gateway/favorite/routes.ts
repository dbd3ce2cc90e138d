import * as calls from "../../lib/contract/favorite.ts";
import type { Database } from "../db/database.ts";
import { handleMember, type Route } from "../route.ts";
import * as store from "./store.ts";

export const favoriteRoutes = (database: Database): Route[] => [
  handleMember(calls.FavoriteAdd, ({ body, session }) => store.saveFavorite(database, session.memberId, body.obj_id)),
  handleMember(calls.FavoriteRemove, ({ params, session }) => store.removeFavorite(database, session.memberId, params.obj_id)),
  handleMember(calls.FavoriteList, ({ query, session }) => store.favoritePage(database, session.memberId, query)),
];
