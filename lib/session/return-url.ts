import { routes } from "@/lib/routes";

const LONGEST = 2000;

// Characters that URL parsers drop or may read as a slash.
const TREACHEROUS = /[\p{Cc}\p{Cf}\p{Z}\\]/u;

/** Never a target after login. */
const NEVER = [routes.login, routes.register, "/api"];

/** The path decoded as often as servers on the way might; undefined when malformed. */
function decodings(path: string): string[] | undefined {
  const found = [path];
  try {
    for (let round = 0; round < 3; round += 1) found.push(decodeURIComponent(found.at(-1) ?? ""));
  } catch {
    // A literal percent sign is fine once decoded, but malformed as written.
    return found.length > 1 ? found : undefined;
  }
  return found;
}

const leavesSite = (path: string) => !path.startsWith("/") || path.startsWith("//") || TREACHEROUS.test(path.slice(0, 2));

/** A safe redirect target from `return_url` (specification 20.4): a path of this site; `/` for anything else. */
export function returnPath(address: unknown): string {
  if (typeof address !== "string" || address.length > LONGEST || address.startsWith("//") || !address.startsWith("/"))
    return routes.home;
  const [path = ""] = address.split(/[?#]/);
  if (TREACHEROUS.test(path)) return routes.home;
  const read = decodings(path);
  if (!read || read.some((one) => leavesSite(one.normalize("NFKC")))) return routes.home;
  const url = URL.parse(address, "http://site.invalid");
  // `/.//other` has become `//other`.
  if (url?.origin !== "http://site.invalid" || leavesSite(url.pathname)) return routes.home;
  if (NEVER.some((never) => url.pathname === never || url.pathname.startsWith(`${never}/`))) return routes.home;
  return url.pathname + url.search + url.hash;
}
