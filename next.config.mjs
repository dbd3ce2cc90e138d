import { env } from "./lib/env.ts";

const {
  BUILD_DIR,
  GATEWAY_PORT = 4000,
  NODE_ENV,
  PORT = 3000,
  SITE_URL = `http://127.0.0.1:${PORT}`,
  STREAM_ORIGINS = "",
} = process.env;

/** Where the site forwards `/media` and `/uploads` to, when the files are this repository's own gateway's. */
const GATEWAY_URL = `http://127.0.0.1:${GATEWAY_PORT}`;

// Regenerated pages cannot carry a nonce, and the framework's bootstrap is inline; its files are held to their hashes (sri below).
const SCRIPTS = `'self' 'unsafe-inline'${NODE_ENV === "development" ? " 'unsafe-eval'" : ""}`;
const MEDIA = `'self' data: blob: https: ${new URL(SITE_URL).origin}`;

const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  `script-src ${SCRIPTS}`,
  "style-src 'self' 'unsafe-inline'",
  `img-src ${MEDIA}`,
  `media-src ${MEDIA}`,
  // hls.js fetches what it plays: streams of other hosts have to be named.
  ["connect-src 'self'", new URL(SITE_URL).origin, ...STREAM_ORIGINS.split(",").filter(Boolean)].join(" "),
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

const SECURITY_HEADERS = [
  { key: "Content-Security-Policy", value: CONTENT_SECURITY_POLICY },
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=(), browsing-topics=()" },
  { key: "Strict-Transport-Security", value: "max-age=63072000; includeSubDomains" },
];

/** Files that people sent: whatever they hold, a browser only saves them. */
const UPLOADS = [{ key: "Content-Security-Policy", value: "default-src 'none'; sandbox; frame-ancestors 'none'" }];

const ICONS = [{ key: "Cache-Control", value: "public, max-age=86400, stale-while-revalidate=604800" }];

const NOT_INDEXED = [{ key: "X-Robots-Tag", value: "noindex, nofollow" }];
const PRIVATE = ["/personCenter/:path*", "/cart", "/checkout", "/login", "/register", "/cantFindWin", "/uploads/:path*"];

/** @type {import("next").NextConfig} */
export default {
  cacheComponents: true,
  // Links are plain anchors (docs/adr/0001): there is nothing to prefetch in parts.
  partialPrefetching: false,
  distDir: BUILD_DIR || ".next",
  poweredByHeader: false,
  // Otherwise the framework turns 127.0.0.1 into localhost in the middleware's rewrites, and takes them for another server's.
  skipProxyUrlNormalize: true,
  reactStrictMode: true,
  // A catalogue page is fresh for five minutes; after that the last good one is served while a new one is made, for up to a year.
  // Live rooms open and close: half a minute.
  cacheLife: {
    catalog: { stale: 300, revalidate: 300, expire: 31_536_000 },
    live: { stale: 30, revalidate: 30, expire: 31_536_000 },
  },
  experimental: { isrFlushToDisk: false, sri: { algorithm: "sha256" } },
  headers: async () => [
    { source: "/:path*", headers: SECURITY_HEADERS },
    { source: "/icons.svg", headers: ICONS },
    { source: "/uploads/:path*", headers: UPLOADS },
    ...(env.isIndexable ? PRIVATE : ["/:path*"]).map((source) => ({ source, headers: NOT_INDEXED })),
  ],
  rewrites: async () => ["/media/:path*", "/uploads/:path*"].map((source) => ({ source, destination: GATEWAY_URL + source })),
};
