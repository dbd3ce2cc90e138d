import { FILTER_PARAMS, routes } from "@/lib/routes";
import { absolute } from "./urls";

/** Parameters of sorting, filters and pages of evaluations. Addresses with them are near-duplicates, which waste crawl budget. */
const NARROWING = ["sort", "evaluations", ...FILTER_PARAMS];

const CRAWLED = [`${routes.suppliers}?district=`];

/** Private pages are not listed: they must be fetched to show `noindex`. `/_next/` stays open for rendering crawlers. */
export function robotsText(): string {
  const narrowedLists = NARROWING.flatMap((name) => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`]);
  // Every product and list links to these pages: comparisons, and the member's form that saves a search.
  const forPeople = [routes.compare([]), routes.compareShops([]), routes.newSearchWatch({})].map((path) => `Disallow: ${path}?`);
  const rules = ["Disallow: /api/", ...forPeople, ...narrowedLists, ...CRAWLED.map((path) => `Allow: ${path}`)];
  return ["User-agent: *", ...rules, "", `Sitemap: ${absolute("/sitemap.xml")}`, ""].join("\n");
}
