import { sitemapShard } from "@/lib/seo/sitemap";
import { xmlAnswer } from "../answer";
import { readShard } from "../shards";

/** 404 for an unknown or empty shard. */
export async function GET(_request: Request, { params }: { params: Promise<{ shard: string }> }) {
  const { shard } = await params;
  return xmlAnswer(() => sitemapShard(readShard(shard)));
}
