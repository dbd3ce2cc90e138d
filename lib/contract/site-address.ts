import { z } from "zod";

const isWholeHost = (address: string): boolean => {
  const { pathname = "", search = "", hash = "", username = "" } = URL.parse(address) ?? {};
  return pathname === "/" && search + hash + username === "";
};

/** SITE_URL as its origin. Pages, cookies and the service worker are at the root of a host, so it has no path. */
export const SiteAddress = z
  .url({ protocol: /^https?$/, error: "must be an http or https address" })
  .refine(isWholeHost, "must be a host without a path: the site is at its root")
  .transform((address) => new URL(address).origin);
