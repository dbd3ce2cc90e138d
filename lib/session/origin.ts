/** Sec-Fetch-Site, or the same Origin. */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site) return site === "same-origin";
  const origin = request.headers.get("origin");
  return origin !== null && URL.parse(origin)?.host === request.headers.get("host");
}

/** Path and query of a same-origin Referer. */
export function refererPath(request: Request): string | undefined {
  const page = URL.parse(request.headers.get("referer") ?? "");
  return page && page.host === request.headers.get("host") ? page.pathname + page.search : undefined;
}

/**
 * Whether a navigation starts on this site or was typed. Links send no Origin; browsers without Sec-Fetch-Site at least send a
 * Referer.
 */
export function isOwnNavigation(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  return site ? site === "same-origin" || site === "none" : refererPath(request) !== undefined;
}
