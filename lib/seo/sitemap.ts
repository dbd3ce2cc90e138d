import { env } from "@/lib/env";
import { absolute } from "./breadcrumbs";
import { streamOf } from "./stream";
import { escapeXml } from "./xml";

/** A page for a sitemap: its path, the moment of its latest change where the data tells it, and its main picture. */
export type SitemapEntry = { path: string; lastmod?: string | undefined; image?: string | undefined };

/** A part of the sitemap by its file name. */
export type Shard = { name: string; lastmod?: string | undefined };

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAPS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const IMAGES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** Entries written at a time: a shard leaves in pieces, and is never whole in memory. */
const PIECE = 500;

// The framework writes the canonical address of the home page without its slash, and the two must be the same.
const canonical = (path: string) => (path === "/" ? env.SITE_URL : absolute(path));
const loc = (path: string) => `<loc>${escapeXml(canonical(path))}</loc>`;
const changed = (moment: string | undefined) => (moment === undefined ? "" : `<lastmod>${escapeXml(moment)}</lastmod>`);

/** The list of all shards. */
export function sitemapIndex(shards: readonly Shard[]): string {
  const parts = shards.map(({ name, lastmod }) => `<sitemap>${loc(`/sitemaps/${name}`)}${changed(lastmod)}</sitemap>\n`);
  return `${HEAD}<sitemapindex ${SITEMAPS}>\n${parts.join("")}</sitemapindex>\n`;
}

function entry({ path, lastmod, image }: SitemapEntry): string {
  const picture = image === undefined ? "" : `<image:image><image:loc>${escapeXml(absolute(image))}</image:loc></image:image>`;
  return `<url>${loc(path)}${changed(lastmod)}${picture}</url>\n`;
}

function* pieces(entries: readonly SitemapEntry[]): Generator<string> {
  yield `${HEAD}<urlset ${SITEMAPS} ${IMAGES}>\n`;
  for (let from = 0; from < entries.length; from += PIECE) {
    yield entries
      .slice(from, from + PIECE)
      .map(entry)
      .join("");
  }
  yield "</urlset>\n";
}

/** A shard, written as fast as it is read. */
export function sitemapShard(entries: readonly SitemapEntry[]): ReadableStream<Uint8Array> {
  return streamOf(pieces(entries));
}
