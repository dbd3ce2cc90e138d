import { NARROWED_BY, routes } from "@/lib/routes";
import { absolute } from "./breadcrumbs";

/** Sort and filter parameters: near-duplicates that waste crawl budget. */
const NARROWING = ["sort", ...NARROWED_BY];

/** Exceptions; the longest rule wins. */
const OPEN = [`${routes.suppliers}?district=`];

/**
 * Closes filters and comparisons. Private pages are not listed: they must be fetched to show `noindex`. `/_next/` stays open for
 * rendering crawlers.
 */
export function robotsText(): string {
  const closed = NARROWING.flatMap((name) => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`]);
  const rules = ["Disallow: /api/", `Disallow: ${routes.compare([])}?`, ...closed, ...OPEN.map((path) => `Allow: ${path}`)];
  return ["User-agent: *", ...rules, "", `Sitemap: ${absolute("/sitemap.xml")}`, ""].join("\n");
}
