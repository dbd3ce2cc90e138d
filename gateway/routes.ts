import { accountRoutes } from "./account/routes.ts";
import { campaignRoutes } from "./campaign/routes.ts";
import type { Database } from "./db/database.ts";
import { geoRoutes } from "./geo/routes.ts";
import { homeRoutes } from "./home/routes.ts";
import { type Limits, limitsOver } from "./limits.ts";
import { liveRoutes } from "./live/routes.ts";
import { marketRoutes } from "./market/routes.ts";
import { productRoutes } from "./product/routes.ts";
import type { Route } from "./route.ts";
import { sessionRoutes } from "./session/routes.ts";
import { shopRoutes } from "./shop/routes.ts";

/** Every call that the gateway answers. */
export const routesOver = (database: Database, limits: Limits = limitsOver(database)): Route[] => [
  ...productRoutes(database),
  ...shopRoutes(database),
  ...homeRoutes(database),
  ...liveRoutes(database),
  ...marketRoutes(database),
  ...campaignRoutes(database),
  ...geoRoutes(),
  ...sessionRoutes({ database, limits }),
  ...accountRoutes({ database, limits }),
];
