import { NARROWED_BY } from "@/lib/routes";
import { absolute } from "./breadcrumbs";

/** Parameters that sort, narrow or search a list: endless near-copies, which would eat the crawl of a million products. */
const NARROWING = ["sort", ...NARROWED_BY];

/**
 * Private pages are not in it: they say `noindex` themselves, and a page that may not be fetched can't say it.
 * The framework's files under `/_next/` stay open, since a crawler renders with them.
 */
export function robotsText(): string {
  const rules = ["Disallow: /api/", ...NARROWING.flatMap((name) => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`])];
  return ["User-agent: *", ...rules, "", `Sitemap: ${absolute("/sitemap.xml")}`, ""].join("\n");
}
