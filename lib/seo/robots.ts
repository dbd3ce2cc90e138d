import { NARROWED_BY, routes } from "@/lib/routes";
import { absolute } from "./breadcrumbs";

/** Parameters that sort, narrow or search a list, or lead to older evaluations: endless near-copies, which would eat the crawl of a million products. */
const NARROWING = ["sort", "evaluations", ...NARROWED_BY];

/** Pages of their own in whose address such a parameter stands; the longer rule holds. */
const OPEN = [`${routes.suppliers}?district=`];

/**
 * Any products can be compared: as endless as what narrows a list, so it is closed with its choice.
 * Private pages are not in it: they say `noindex` themselves, and a page that may not be fetched can't say it.
 * The framework's files under `/_next/` stay open, since a crawler renders with them.
 */
export function robotsText(): string {
  const closed = NARROWING.flatMap((name) => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`]);
  const rules = ["Disallow: /api/", `Disallow: ${routes.compare([])}?`, ...closed, ...OPEN.map((path) => `Allow: ${path}`)];
  return ["User-agent: *", ...rules, "", `Sitemap: ${absolute("/sitemap.xml")}`, ""].join("\n");
}
