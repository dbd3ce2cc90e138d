import { accountRoutes } from "./account/routes.ts";
import { addressRoutes } from "./address/routes.ts";
import { campaignRoutes } from "./campaign/routes.ts";
import { cartRoutes } from "./cart/routes.ts";
import { chatRoutes } from "./chat/routes.ts";
import type { Database } from "./db/database.ts";
import { evaluationRoutes } from "./evaluation/routes.ts";
import { favoriteRoutes } from "./favorite/routes.ts";
import { geoRoutes } from "./geo/routes.ts";
import { homeRoutes } from "./home/routes.ts";
import { inquiryRoutes } from "./inquiry/routes.ts";
import type { JobTimes } from "./job-times.ts";
import { listRoutes } from "./list/routes.ts";
import { liveRoutes } from "./live/routes.ts";
import { marketRoutes } from "./market/routes.ts";
import type { PushSender } from "./notice/push-deliver.ts";
import { noticeRoutes } from "./notice/routes.ts";
import { legacyOrderRoutes, orderRoutes } from "./order/routes.ts";
import { paymentAccountRoutes } from "./payment/account-routes.ts";
import { paymentRoutes } from "./payment/routes.ts";
import { productRoutes } from "./product/routes.ts";
import type { Limits } from "./rate-limits.ts";
import type { Route } from "./route.ts";
import { sessionRoutes } from "./session/routes.ts";
import { shopRoutes } from "./shop/routes.ts";
import { teamRoutes } from "./team/routes.ts";
import type { Files } from "./upload/files.ts";
import { uploadRoutes } from "./upload/routes.ts";
import { watchRoutes } from "./watch/routes.ts";

type Options = { files: Files; limits: Limits; jobTimes: JobTimes; payUrl: string; push?: PushSender | undefined };

export const createRoutes = (database: Database, { files, limits, jobTimes, payUrl, push }: Options): Route[] => [
  ...productRoutes(database),
  ...shopRoutes(database),
  ...homeRoutes(database),
  ...liveRoutes(database),
  ...marketRoutes(database),
  ...campaignRoutes(database),
  ...geoRoutes(),
  ...sessionRoutes({ database, limits }),
  ...accountRoutes({ database, files, limits }),
  ...inquiryRoutes(database, jobTimes),
  ...uploadRoutes({ database, files, limits }),
  ...addressRoutes(database),
  ...paymentAccountRoutes(database),
  ...noticeRoutes(database, push),
  ...orderRoutes(database, jobTimes),
  ...legacyOrderRoutes(database, jobTimes),
  ...paymentRoutes({ database, jobTimes, payUrl }),
  ...evaluationRoutes({ database, files, limits }),
  ...favoriteRoutes(database),
  ...cartRoutes(database),
  ...listRoutes(database),
  ...watchRoutes(database),
  ...chatRoutes(database),
  ...teamRoutes({ database, limits, jobTimes }),
];
