/** Whether a request that changes something comes from this site's own pages: the browser says so, or names the same host. */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site) return site === "same-origin";
  const origin = request.headers.get("origin");
  return origin !== null && URL.parse(origin)?.host === request.headers.get("host");
}

/** Path and query of this site's page that a request says to come from; undefined where it names none, or another site's. */
export function refererPath(request: Request): string | undefined {
  const page = URL.parse(request.headers.get("referer") ?? "");
  return page && page.host === request.headers.get("host") ? page.pathname + page.search : undefined;
}

/**
 * Whether an address is opened by a link of this site's own pages, or was typed. Links send no Origin; a browser that does not
 * say which site leads here (an old one, or without https) at least names the page.
 */
export function isOwnNavigation(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  return site ? site === "same-origin" || site === "none" : refererPath(request) !== undefined;
}
