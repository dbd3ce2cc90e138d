import { routes } from "@/lib/routes";

const LONGEST = 2000;

// What URL parsers drop (tab, line breaks), take for a slash (backslash) or may take for one after normalization.
const TREACHEROUS = /[\p{Cc}\p{Cf}\p{Z}\\]/u;

/** Where nobody is sent after a login: back to it, or to what is no page. */
const NEVER = [routes.login, routes.register, "/api"];

/** A path as it would read if every server on the way decoded it once more; undefined when it cannot be read. */
function decodings(path: string): string[] | undefined {
  const found = [path];
  try {
    for (let round = 0; round < 3; round += 1) found.push(decodeURIComponent(found.at(-1) ?? ""));
  } catch {
    // A percent sign that stands for itself comes once decoded; in what was written it is a fault.
    return found.length > 1 ? found : undefined;
  }
  return found;
}

const leavesSite = (path: string) => !path.startsWith("/") || path.startsWith("//") || TREACHEROUS.test(path.slice(0, 2));

/**
 * The path of this site that a `return_url` names, safe to redirect to: path, query and anchor, in ASCII. `/` for anything else:
 * another origin in whatever disguise, what is no text, too long, or leads back to the login (specification 20.4).
 */
export function returnPath(address: unknown): string {
  if (typeof address !== "string" || address.length > LONGEST || address.startsWith("//") || !address.startsWith("/"))
    return routes.home;
  const [path = ""] = address.split(/[?#]/);
  if (TREACHEROUS.test(path)) return routes.home;
  const read = decodings(path);
  if (!read || read.some((one) => leavesSite(one.normalize("NFKC")))) return routes.home;
  const url = URL.parse(address, "http://site.invalid");
  // Dots are resolved by now: `/.//other` has become `//other`.
  if (url?.origin !== "http://site.invalid" || leavesSite(url.pathname)) return routes.home;
  if (NEVER.some((never) => url.pathname === never || url.pathname.startsWith(`${never}/`))) return routes.home;
  return url.pathname + url.search + url.hash;
}
