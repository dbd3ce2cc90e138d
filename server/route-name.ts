import { PERSONAL_PAGES } from "../lib/routes.ts";

/** Known handlers under /api/. Unknown names share one label: visitors must not create label values. */
const HANDLERS = new Set([
  "address",
  "beacons",
  "chat",
  "evaluation",
  "gateway",
  "indexnow",
  "inquiry",
  "list",
  "notice",
  "order",
  "payment",
  "revalidate",
  "session",
  "team",
  "vitals",
  "watch",
]);
const DOCUMENTS = /^\/(?:uploads|media|feeds|sitemaps)\//;
const FILE = /\.(?:xml|csv|pdf|txt|json)$/;

/** Metric label of a path, from a fixed set. */
export function routeName(pathname: string): string {
  const [, area, handler = ""] = /^\/(api)\/([\w-]+)/.exec(pathname) ?? [];
  if (area) return HANDLERS.has(handler) ? `/api/${handler}` : "/api/:unknown";
  const documents = DOCUMENTS.exec(pathname)?.[0];
  if (documents) return `${documents}:name`;
  const personal = PERSONAL_PAGES.find((page) => pathname === page || pathname.startsWith(`${page}/`));
  if (personal) return pathname === personal ? personal : `${personal}/:page`;
  return FILE.test(pathname) ? ":file" : ":page";
}
