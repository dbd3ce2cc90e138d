/** Where the site forwards `/media` to, when the pictures are this repository's own gateway's. */
const GATEWAY_URL = `http://127.0.0.1:${process.env.GATEWAY_PORT || 4000}`;

const SECURITY_HEADERS = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=(), browsing-topics=()" },
  { key: "Strict-Transport-Security", value: "max-age=63072000; includeSubDomains" },
  { key: "X-Frame-Options", value: "DENY" },
];

/** @type {import("next").NextConfig} */
export default {
  cacheComponents: true,
  poweredByHeader: false,
  reactStrictMode: true,
  distDir: process.env.BUILD_DIR || ".next",
  // A catalogue page is fresh for five minutes; after that the last good one is served while a new one is made, for up to a year.
  cacheLife: { catalog: { stale: 300, revalidate: 300, expire: 31_536_000 } },
  experimental: { isrFlushToDisk: false, sri: { algorithm: "sha256" } },
  headers: async () => [{ source: "/:path*", headers: SECURITY_HEADERS }],
  rewrites: async () => [{ source: "/media/:path*", destination: `${GATEWAY_URL}/media/:path*` }],
};
