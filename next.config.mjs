import { cacheControl } from "./lib/cache/index.ts";
import { PUBLIC_PAGES } from "./lib/cache/pages.ts";
import { contentSecurityPolicy } from "./lib/content-security.ts";
import { env } from "./lib/env.ts";
import { PERSONAL_PAGES, routes } from "./lib/routes.ts";
import { SECURITY_HEADERS } from "./lib/security-headers.ts";

/** Where the site forwards `/media` and `/uploads` to, when the files are this repository's own gateway's. */
const GATEWAY_URL = `http://127.0.0.1:${env.GATEWAY_PORT}`;

// Pages that are made for one request get a stricter one, with a nonce, from the middleware.
const CONTENT_SECURITY_POLICY = contentSecurityPolicy({
  siteUrl: env.SITE_URL,
  streamOrigins: env.STREAM_ORIGINS,
  isDevelopment: process.env.NODE_ENV === "development",
});

/** Files that people sent: whatever they hold, a browser only saves them. */
const UPLOADS = [{ key: "Content-Security-Policy", value: "default-src 'none'; sandbox; frame-ancestors 'none'" }];

/** How long each public page is kept, and more shortly where free words are searched for. */
const LIVES = PUBLIC_PAGES.flatMap(({ path: source, life, searchedBy = [] }) => [
  { source, headers: [{ key: "Cache-Control", value: cacheControl(life) }] },
  ...searchedBy.map((key) => ({
    source,
    has: [{ type: "query", key, value: ".+" }],
    headers: [{ key: "Cache-Control", value: cacheControl("search") }],
  })),
]);

const NOT_INDEXED = [{ key: "X-Robots-Tag", value: "noindex, nofollow" }];
const PRIVATE = [...PERSONAL_PAGES.map((page) => `${page}/:path*`), "/cantFindWin", "/chat/:path*", "/uploads/:path*"];

const WITHOUT_NONCE = `/((?!(?:${PERSONAL_PAGES.map((page) => page.slice(1)).join("|")})(?:/|$)).*)`;

/** @type {import("next").NextConfig} */
export default {
  // A page is whole, its metadata in the head, before its first byte: for everybody, not for robots alone.
  htmlLimitedBots: /.*/,
  distDir: process.env.BUILD_DIR || ".next",
  poweredByHeader: false,
  // server/compression.ts does it, once for all visitors.
  compress: false,
  // Otherwise the framework turns 127.0.0.1 into localhost in the middleware's rewrites, and takes them for another server's.
  skipProxyUrlNormalize: true,
  // These read files of their own packages.
  serverExternalPackages: ["undici", "pdfkit", "fontkit", "subset-font"],
  reactStrictMode: true,
  experimental: { sri: { algorithm: "sha256" } },
  headers: async () => [
    { source: "/:path*", headers: SECURITY_HEADERS },
    { source: WITHOUT_NONCE, headers: [{ key: "Content-Security-Policy", value: CONTENT_SECURITY_POLICY }] },
    ...LIVES,
    { source: "/uploads/:path*", headers: UPLOADS },
    ...(env.isIndexable ? PRIVATE : ["/:path*"]).map((source) => ({ source, headers: NOT_INDEXED })),
  ],
  redirects: async () => [
    { source: "/shop", destination: routes.factories(), permanent: true },
    { source: "/article", destination: routes.articles, permanent: true },
  ],
  rewrites: async () => [
    ...["/media/:path*", "/uploads/:path*"].map((source) => ({ source, destination: GATEWAY_URL + source })),
    ...(env.INDEXNOW_KEY ? [{ source: `/${env.INDEXNOW_KEY}.txt`, destination: "/api/indexnow" }] : []),
  ],
};
