import type { Database } from "./db/database.ts";
import { productRoutes } from "./product/routes.ts";
import type { Route } from "./route.ts";

/** Every call that the gateway answers. */
export const routesOver = (database: Database): Route[] => [...productRoutes(database)];
