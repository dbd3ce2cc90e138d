import { sitemapIndex } from "@/lib/seo/sitemap";
import { xmlAnswer } from "../sitemaps/answer";
import { listShards } from "../sitemaps/shards";

// The framework makes a file of this name while it builds, without a gateway to ask.
export const dynamic = "force-dynamic";

/** `/sitemap.xml`: the index of all shards. */
export async function GET() {
  return xmlAnswer(async () => sitemapIndex(await listShards()));
}
