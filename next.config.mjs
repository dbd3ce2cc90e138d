import { LIVES } from "./lib/cache.ts";
import { env } from "./lib/env.ts";
import { contentSecurityPolicy } from "./lib/http/content-security.ts";
import { WHOLE_PAGE } from "./lib/http/whole-page.ts";
import { PERSONAL_PAGES } from "./lib/routes.ts";
import { hintCompilation } from "./scripts/compile-hints.ts";

/** Where the site forwards `/media` and `/uploads` to, when the files are this repository's own gateway's. */
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

/** Files that people sent: whatever they hold, a browser only saves them. */
const UPLOADS = [{ key: "Content-Security-Policy", value: "default-src 'none'; sandbox; frame-ancestors 'none'" }];

const ICONS = [{ key: "Cache-Control", value: "public, max-age=86400, stale-while-revalidate=604800" }];

const NOT_INDEXED = [{ key: "X-Robots-Tag", value: "noindex, nofollow" }];
const PRIVATE = [...PERSONAL_PAGES.map((page) => `${page}/:path*`), "/cantFindWin", "/chat/:path*", "/uploads/:path*"];

const WITHOUT_NONCE = `/((?!(?:${PERSONAL_PAGES.map((page) => page.slice(1)).join("|")})(?:/|$)).*)`;

/** @type {import("next").NextConfig} */
export default {
  cacheComponents: true,
  // Without it the framework renders a kept page anew for each preview robot that it knows. Their titles are in the head anyway.
  htmlLimitedBots: new RegExp(`^${WHOLE_PAGE}$`),
  // Links are plain anchors (docs/adr/0001): there is nothing to prefetch in parts.
  partialPrefetching: false,
  distDir: process.env.BUILD_DIR || ".next",
  poweredByHeader: false,
  // scripts/site-server.ts does it, better.
  compress: false,
  // Otherwise the framework turns 127.0.0.1 into localhost in the middleware's rewrites, and takes them for another server's.
  skipProxyUrlNormalize: true,
  serverExternalPackages: ["undici"],
  reactStrictMode: true,
  cacheLife: LIVES,
  compiler: { runAfterProductionCompile: async (build) => hintCompilation(build) },
  experimental: { globalNotFound: true, isrFlushToDisk: false, cachedNavigations: false, sri: { algorithm: "sha256" } },
  headers: async () => [
    { source: "/:path*", headers: SECURITY_HEADERS },
    { source: WITHOUT_NONCE, headers: [{ key: "Content-Security-Policy", value: CONTENT_SECURITY_POLICY }] },
    { source: "/icons.svg", headers: ICONS },
    { source: "/icons/:file", headers: ICONS },
    { source: "/uploads/:path*", headers: UPLOADS },
    ...(env.isIndexable ? PRIVATE : ["/:path*"]).map((source) => ({ source, headers: NOT_INDEXED })),
  ],
  rewrites: async () => [
    ...["/media/:path*", "/uploads/:path*"].map((source) => ({ source, destination: GATEWAY_URL + source })),
    ...(env.INDEXNOW_KEY ? [{ source: `/${env.INDEXNOW_KEY}.txt`, destination: "/api/indexnow" }] : []),
  ],
};
