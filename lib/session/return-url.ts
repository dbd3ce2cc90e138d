import { parseUrl } from "@/lib/parse-url";
import { routes } from "@/lib/routes";

const ADDRESS_MAX = 2000;

// Characters that URL parsers drop or may read as a slash.
const TREACHEROUS = /[\p{Cc}\p{Cf}\p{Z}\\]/u;

/** Pages and handlers that a login must not lead to. */
const NO_TARGETS = [routes.login, routes.register, "/api"];

/** The path as written and decoded up to three times, as proxies on the way might read it; undefined when malformed. */
function possibleReadings(path: string): string[] | undefined {
  const readings = [path];
  try {
    for (let round = 0; round < 3; round += 1) readings.push(decodeURIComponent(readings.at(-1) ?? ""));
  } catch {
    // `/100%25` decodes to `/100%`, which is right but cannot be decoded again. `/100%` is malformed as written.
    return readings.length > 1 ? readings : undefined;
  }
  return readings;
}

const leavesSite = (path: string) => !path.startsWith("/") || path.startsWith("//") || TREACHEROUS.test(path.slice(0, 2));

/** A safe redirect target from `return_url` (specification 20.4): a path of this site; `/` for anything else. */
export function returnPath(address: unknown): string {
  if (typeof address !== "string" || address.length > ADDRESS_MAX || address.startsWith("//") || !address.startsWith("/"))
    return routes.home;
  const [written = ""] = address.split(/[?#]/);
  if (TREACHEROUS.test(written)) return routes.home;
  const readings = possibleReadings(written);
  if (!readings || readings.some((reading) => leavesSite(reading.normalize("NFKC")))) return routes.home;
  const url = parseUrl(address, "http://site.invalid");
  // The parser turns `/.//other` into `//other`.
  if (url?.origin !== "http://site.invalid" || leavesSite(url.pathname)) return routes.home;
  if (NO_TARGETS.some((path) => url.pathname === path || url.pathname.startsWith(`${path}/`))) return routes.home;
  return url.pathname + url.search + url.hash;
}

/** The page that a form leads back to; undefined where `return_url` names none or is not safe. */
export function formReturnPath(address: unknown): string | undefined {
  const path = returnPath(address);
  return path === routes.home ? undefined : path;
}
