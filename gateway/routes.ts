import { campaignRoutes } from "./campaign/routes.ts";
import { cartRoutes } from "./cart/routes.ts";
import type { Database } from "./db/database.ts";
import { favoriteRoutes } from "./favorite/routes.ts";
import { geoRoutes } from "./geo/routes.ts";
import { homeRoutes } from "./home/routes.ts";
import { liveRoutes } from "./live/routes.ts";
import { marketRoutes } from "./market/routes.ts";
import { productRoutes } from "./product/routes.ts";
import type { Route } from "./route.ts";
import { sessionRoutes } from "./session/routes.ts";
import { shopRoutes } from "./shop/routes.ts";

/** Every call that the gateway answers. */
export const routesOver = (database: Database): Route[] => [
  ...productRoutes(database),
  ...shopRoutes(database),
  ...homeRoutes(database),
  ...liveRoutes(database),
  ...marketRoutes(database),
  ...campaignRoutes(database),
  ...geoRoutes(),
  ...sessionRoutes(database),
  ...favoriteRoutes(database),
  ...cartRoutes(database),
];
