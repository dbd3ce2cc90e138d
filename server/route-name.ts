import { PERSONAL_PAGES } from "../lib/routes.ts";

/** The handlers under /api/, by the first part of their address. What anybody makes up is told by no name of its own: names are kept for ever. */
const HANDLERS = new Set([
  "address",
  "beacons",
  "chat",
  "gateway",
  "indexnow",
  "inquiry",
  "list",
  "notice",
  "order",
  "payment",
  "revalidate",
  "session",
  "vitals",
]);
const DOCUMENTS = /^\/(?:uploads|media|feeds|sitemaps)\//;
const FILE = /\.(?:xml|csv|pdf|txt|json)$/;

/** The name of what the framework answers at a path: one of few, whatever visitors ask for. */
export function routeName(pathname: string): string {
  const [, area, handler = ""] = /^\/(api)\/([\w-]+)/.exec(pathname) ?? [];
  if (area) return HANDLERS.has(handler) ? `/api/${handler}` : "/api/:unknown";
  const documents = DOCUMENTS.exec(pathname)?.[0];
  if (documents) return `${documents}:name`;
  const personal = PERSONAL_PAGES.find((page) => pathname === page || pathname.startsWith(`${page}/`));
  if (personal) return pathname === personal ? personal : `${personal}/:page`;
  return FILE.test(pathname) ? ":file" : ":page";
}
