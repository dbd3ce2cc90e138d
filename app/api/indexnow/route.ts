import { env } from "@/lib/env";

/** Proves to IndexNow that the site is ours: sends the key at `/{key}.txt` (next.config.mjs). 404 where no key is configured. */
export function GET() {
  const { INDEXNOW_KEY: key } = env;
  if (!key) return new Response(null, { status: 404 });
  return new Response(key, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
