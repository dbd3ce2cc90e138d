/** Judges by Sec-Fetch-Site, or by Origin for browsers that do not send it. */
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

/** Whether a link of this site or a typed address was followed. Links send no Origin, so a browser without Sec-Fetch-Site is judged by the Referer: only links pass. */
export function isOwnNavigation(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  return site ? site === "same-origin" || site === "none" : refererPath(request) !== undefined;
}
