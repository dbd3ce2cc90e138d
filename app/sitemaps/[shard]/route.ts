import { sitemapShard } from "@/lib/seo/sitemap";
import { xmlAnswer } from "../answer";
import { readShard } from "../shards";

/** One shard of the sitemap; an unknown or empty one is 404. */
export async function GET(_request: Request, { params }: { params: Promise<{ shard: string }> }) {
  const { shard } = await params;
  return xmlAnswer(() => sitemapShard(readShard(shard)));
}
