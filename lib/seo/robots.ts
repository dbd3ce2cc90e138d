import { FILTER_PARAMS, routes } from "@/lib/routes";
import { absolute } from "./breadcrumbs";

/** Sort and filter parameters and pages of evaluations: near-duplicates that waste crawl budget. */
const NARROWING = ["sort", "evaluations", ...FILTER_PARAMS];

const OPEN = [`${routes.suppliers}?district=`];

/** Private pages are not listed: they must be fetched to show `noindex`. `/_next/` stays open for rendering crawlers. */
export function robotsText(): string {
  const closed = NARROWING.flatMap((name) => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`]);
  // Linked from every product and list, and for members.
  const asked = [routes.compare([]), routes.compareShops([]), routes.newSearchWatch({})].map((path) => `Disallow: ${path}?`);
  const rules = ["Disallow: /api/", ...asked, ...closed, ...OPEN.map((path) => `Allow: ${path}`)];
  return ["User-agent: *", ...rules, "", `Sitemap: ${absolute("/sitemap.xml")}`, ""].join("\n");
}
