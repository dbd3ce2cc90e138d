import * as calls from "../../lib/contract/shop.ts";
import type { Database } from "../db/database.ts";
import { readOutline } from "../outline.ts";
import { toPage } from "../paging.ts";
import { handle, type Route } from "../route.ts";
import { searchShops } from "./search.ts";
import * as store from "./store.ts";

export const shopRoutes = (database: Database): Route[] => [
  handle(calls.ShopSearch, ({ body }) =>
    body.outline ? readOutline(database, "shop", body.outline) : searchShops(database, body),
  ),
  handle(calls.ShopRecommend, ({ query }) => store.listSelectedFactories(database, query.pageSize)),
  handle(calls.ShopDetailCall, ({ query }) => store.shopDetail(database, query.shop_id)),
  handle(calls.FactoryDetail, ({ query }) => store.factoryDetail(database, query.shop_id)),
  handle(calls.AdvertisingDetail, ({ query }) => store.shopPage(database, query.shop_id)),
  handle(calls.AdvertisingPage, ({ query }) => store.listShopPages(database, toPage(query))),
  handle(calls.AdvertisingNations, () => store.listNations(database)),
  handle(calls.AdvertisingSpecialPage, ({ query }) => store.listVideos(database, toPage(query))),
];
