import { env } from "@/lib/env";

/** Ownership proof at `/{key}.txt` (next.config.mjs). 404 without a key. */
export function GET() {
  const { INDEXNOW_KEY: key } = env;
  if (!key) return new Response(null, { status: 404 });
  return new Response(key, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
