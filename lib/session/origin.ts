/** Judges by Sec-Fetch-Site, or by Origin where a browser does not send Sec-Fetch-Site. */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site) return site === "same-origin";
  const origin = request.headers.get("origin");
  return origin !== null && URL.parse(origin)?.host === request.headers.get("host");
}

export function refererPath(request: Request): string | undefined {
  const page = URL.parse(request.headers.get("referer") ?? "");
  return page && page.host === request.headers.get("host") ? page.pathname + page.search : undefined;
}

/** Whether a link of this site or a typed address was followed. Without Sec-Fetch-Site the Referer decides, since links send no Origin: typed addresses fail then. */
export function isOwnNavigation(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  return site ? site === "same-origin" || site === "none" : refererPath(request) !== undefined;
}
