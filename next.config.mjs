import { env } from "./lib/env.ts";
import { contentSecurityPolicy } from "./lib/http/content-security.ts";
import { PERSONAL_PAGES } from "./lib/routes.ts";

/** Where the site forwards `/media` to, when the pictures are this repository's own gateway's. */
const GATEWAY_URL = `http://127.0.0.1:${env.GATEWAY_PORT}`;

// Pages that are made for one request get a stricter one, with a nonce, from the middleware.
const CONTENT_SECURITY_POLICY = contentSecurityPolicy({
  siteUrl: env.SITE_URL,
  streamOrigins: env.STREAM_ORIGINS,
  isDevelopment: process.env.NODE_ENV === "development",
});

const SECURITY_HEADERS = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=(), browsing-topics=()" },
  { key: "Strict-Transport-Security", value: "max-age=63072000; includeSubDomains" },
];

const ICONS = [{ key: "Cache-Control", value: "public, max-age=86400, stale-while-revalidate=604800" }];

const NOT_INDEXED = [{ key: "X-Robots-Tag", value: "noindex, nofollow" }];
const PRIVATE = [...PERSONAL_PAGES.map((page) => `${page}/:path*`), "/cantFindWin"];

const WITHOUT_NONCE = `/((?!(?:${PERSONAL_PAGES.map((page) => page.slice(1)).join("|")})(?:/|$)).*)`;

/** @type {import("next").NextConfig} */
export default {
  cacheComponents: true,
  // Links are plain anchors (docs/adr/0001): there is nothing to prefetch in parts.
  partialPrefetching: false,
  distDir: process.env.BUILD_DIR || ".next",
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
    { source: WITHOUT_NONCE, headers: [{ key: "Content-Security-Policy", value: CONTENT_SECURITY_POLICY }] },
    { source: "/icons.svg", headers: ICONS },
    { source: "/icons/:file", headers: ICONS },
    ...(env.isIndexable ? PRIVATE : ["/:path*"]).map((source) => ({ source, headers: NOT_INDEXED })),
  ],
  rewrites: async () => [{ source: "/media/:path*", destination: `${GATEWAY_URL}/media/:path*` }],
};
