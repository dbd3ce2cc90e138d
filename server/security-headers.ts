/** Files that other sites and apps may show: pictures of goods, and those of shared links. */
const SHOWN_ELSEWHERE = /^\/(?:media|og)\//;

/** What no page of the site asks a browser for. */
const UNUSED_FEATURES = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** Of what is no page: it draws nothing. The service worker fetches what it keeps; a handler's own small page may send its form here. */
const DATA_POLICY = "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const TWO_YEARS_SECONDS = 63_072_000;

/** The headers of every answer, page, file, data or refusal; a page has a content security policy of its own in place of this one. */
export function securityHeaders(siteUrl: string): (pathname: string) => Record<string, string> {
  const same = {
    "Content-Security-Policy": DATA_POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    ...(siteUrl.startsWith("https:") && { "Strict-Transport-Security": `max-age=${TWO_YEARS_SECONDS}; includeSubDomains` }),
  };
  const here = { ...same, "Cross-Origin-Resource-Policy": "same-origin" };
  const elsewhere = { ...same, "Cross-Origin-Resource-Policy": "cross-origin" };
  return (pathname) => (SHOWN_ELSEWHERE.test(pathname) ? elsewhere : here);
}
