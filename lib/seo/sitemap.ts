import { env } from "@/lib/env";
import { toStream } from "./stream";
import { absolute } from "./urls";
import { escapeXml } from "./xml";

export type SitemapEntry = { path: string; lastmod?: string | undefined; image?: string | undefined };

export type Shard = { name: string; lastmod?: string | undefined };

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAPS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const IMAGES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

// The framework's canonical address of the home page ends without a slash; the sitemap's must be the same.
const canonical = (path: string) => (path === "/" ? env.SITE_URL : absolute(path));
const locElement = (path: string) => `<loc>${escapeXml(canonical(path))}</loc>`;
const lastmodElement = (moment: string | undefined) => (moment === undefined ? "" : `<lastmod>${escapeXml(moment)}</lastmod>`);

export function sitemapIndex(shards: readonly Shard[]): string {
  const parts = shards.map(
    ({ name, lastmod }) => `<sitemap>${locElement(`/sitemaps/${name}`)}${lastmodElement(lastmod)}</sitemap>\n`,
  );
  return `${HEAD}<sitemapindex ${SITEMAPS}>\n${parts.join("")}</sitemapindex>\n`;
}

function entry({ path, lastmod, image }: SitemapEntry): string {
  const picture = image === undefined ? "" : `<image:image><image:loc>${escapeXml(absolute(image))}</image:loc></image:image>`;
  return `<url>${locElement(path)}${lastmodElement(lastmod)}${picture}</url>\n`;
}

async function* sitemapText(
  first: readonly SitemapEntry[],
  rest: AsyncIterator<readonly SitemapEntry[]>,
): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${SITEMAPS} ${IMAGES}>\n${first.map(entry).join("")}`;
  for (let batch = await rest.next(); !batch.done; batch = await rest.next()) yield batch.value.map(entry).join("");
  yield "</urlset>\n";
}

/** Streams a shard; undefined when empty. Rejects when the first entries fail; later failures abort the stream. */
export async function sitemapShard(
  batches: AsyncIterable<readonly SitemapEntry[]>,
): Promise<ReadableStream<Uint8Array> | undefined> {
  const rest = batches[Symbol.asyncIterator]();
  let first = await rest.next();
  while (!first.done && first.value.length === 0) first = await rest.next();
  return first.done ? undefined : toStream(sitemapText(first.value, rest));
}
