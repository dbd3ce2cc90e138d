/** Files that other origins may embed: pictures and share images. */
const EMBEDDABLE = /^\/(?:media|og)\//;

/** Permissions-Policy: features that no page uses. */
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

/** CSP of everything but pages. `connect-src` is for the service worker, to which the policy of its script applies. */
const DATA_POLICY = "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const TWO_YEARS_SECONDS = 63_072_000;

/** Headers of every response; pages replace the CSP. */
export function securityHeaders(siteUrl: string): (pathname: string) => Record<string, string> {
  const common = {
    "Content-Security-Policy": DATA_POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    ...(siteUrl.startsWith("https:") && { "Strict-Transport-Security": `max-age=${TWO_YEARS_SECONDS}; includeSubDomains` }),
  };
  const forThisSite = { ...common, "Cross-Origin-Resource-Policy": "same-origin" };
  const forAnySite = { ...common, "Cross-Origin-Resource-Policy": "cross-origin" };
  return (pathname) => (EMBEDDABLE.test(pathname) ? forAnySite : forThisSite);
}
