import { sitemapIndex } from "@/lib/seo/sitemap";
import { xmlAnswer } from "../sitemaps/answer";
import { listShards } from "../sitemaps/shards";

/** `/sitemap.xml`: the index of all shards. */
export async function GET() {
  return xmlAnswer(async () => sitemapIndex(await listShards()));
}
