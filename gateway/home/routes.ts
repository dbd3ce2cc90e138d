import * as calls from "../../lib/contract/home.ts";
import * as shopCalls from "../../lib/contract/shop.ts";
import type { Database } from "../db/database.ts";
import { handle, type Route } from "../route.ts";
import * as store from "./store.ts";

export const homeRoutes = (database: Database): Route[] => [
  handle(calls.SlideList, () => store.listSlides(database, "banner")),
  handle(calls.SlideAdvert, () => store.listSlides(database, "advert")),
  handle(shopCalls.AdvertisingNavigation, () => store.listNavigationLinks(database)),
  handle(shopCalls.CategoryRule, () => store.readCategoryMenu(database)),
];
