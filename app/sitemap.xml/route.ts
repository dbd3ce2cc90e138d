import { sitemapIndex } from "@/lib/seo/sitemap";
import { xmlAnswer } from "../sitemaps/answer";
import { listShards } from "../sitemaps/shards";

// Otherwise the framework would generate it at build time, without a gateway.
export const dynamic = "force-dynamic";

export async function GET() {
  return xmlAnswer(async () => sitemapIndex(await listShards()));
}
