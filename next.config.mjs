import { cacheControl } from "./lib/cache/index.ts";
import { PUBLIC_PAGES } from "./lib/cache/pages.ts";
import { env } from "./lib/env.ts";
import { PERSONAL_PAGES, routes } from "./lib/routes.ts";

/** For files that people uploaded. The gateway sends them as attachments; if a browser shows one nevertheless, nothing in it runs. */
const UPLOADS = [{ key: "Content-Security-Policy", value: "default-src 'none'; sandbox; frame-ancestors 'none'" }];

/** Cache headers of public pages. Parameters of `searchedBy` make endless addresses, so pages with one are cached as briefly as searches. */
const LIFETIMES = PUBLIC_PAGES.flatMap(({ path: source, lifetime, searchedBy = [] }) => [
  { source, headers: [{ key: "Cache-Control", value: cacheControl(lifetime) }] },
  ...searchedBy.map((key) => ({
    source,
    has: [{ type: "query", key, value: ".+" }],
    headers: [{ key: "Cache-Control", value: cacheControl("search") }],
  })),
]);

const NOT_INDEXED = [{ key: "X-Robots-Tag", value: "noindex, nofollow" }];
const PRIVATE = [...PERSONAL_PAGES.map((page) => `${page}/:path*`), "/cantFindWin", "/chat/:path*", "/uploads/:path*"];

/** @type {import("next").NextConfig} */
export default {
  // For every user agent metadata is awaited and put into the head; by default only for some robots.
  htmlLimitedBots: /.*/,
  distDir: process.env.BUILD_DIR || ".next",
  poweredByHeader: false,
  // The server compresses: server/cache/encoding.ts what it buffers, server/visitor-responses.ts what it passes on.
  compress: false,
  // Otherwise the framework replaces 127.0.0.1 by localhost in the middleware's rewrites and then proxies them as another server's.
  skipProxyUrlNormalize: true,
  // Not bundled: the PDF and font packages read files of their own, and the server around the framework loads undici too.
  serverExternalPackages: ["undici", "pdfkit", "fontkit", "subset-font"],
  reactStrictMode: true,
  experimental: { sri: { algorithm: "sha256" } },
  headers: async () => [
    ...LIFETIMES,
    { source: "/uploads/:path*", headers: UPLOADS },
    ...(env.isIndexable ? PRIVATE : ["/:path*"]).map((source) => ({ source, headers: NOT_INDEXED })),
  ],
  redirects: async () => [
    { source: "/shop", destination: routes.factories(), permanent: true },
    { source: "/rss", destination: "/rss.xml", permanent: true },
    { source: "/article", destination: routes.articles, permanent: true },
  ],
  rewrites: async () => [
    // Only this repository's own gateway has these files.
    { source: "/media/:path*", destination: `${env.gatewayUrl}/media/:path*` },
    ...(env.INDEXNOW_KEY ? [{ source: `/${env.INDEXNOW_KEY}.txt`, destination: "/api/indexnow" }] : []),
  ],
};
