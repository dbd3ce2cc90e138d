import { z } from "zod";

const isWholeHost = (address: string): boolean => {
  const { pathname = "", search = "", hash = "", username = "" } = URL.parse(address) ?? {};
  return pathname === "/" && search + hash + username === "";
};

/** Parses SITE_URL to its origin. A path is refused, since pages, cookies and the service worker are at the root of a host. */
export const SiteAddress = z
  .url({ protocol: /^https?$/, error: "must be an http or https address" })
  .refine(isWholeHost, "must be a host without a path: the site is at its root")
  .transform((address) => new URL(address).origin);
