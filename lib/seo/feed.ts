import { escapeXml } from "./xml";

export type FeedItem = { title: string; description: string; url: string; published?: string };

type Channel = { title: string; description: string; url: string; self: string; items: readonly FeedItem[] };

export function rssDocument({ title, description, url, self, items }: Channel): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(title)}</title>
<link>${escapeXml(url)}</link>
<description>${escapeXml(description)}</description>
<language>es-CO</language>
<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>
${items.map(itemElement).join("\n")}
</channel>
</rss>
`;
}

function itemElement({ title, description, url, published }: FeedItem): string {
  const pubDate = published === undefined ? "" : `<pubDate>${new Date(published).toUTCString()}</pubDate>`;
  const address = escapeXml(url);
  return `<item><title>${escapeXml(title)}</title><link>${address}</link><guid isPermaLink="true">${address}</guid>${pubDate}<description>${escapeXml(description)}</description></item>`;
}
