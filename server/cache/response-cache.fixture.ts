import { gunzipSync } from "node:zlib";
import { cacheControl } from "@/lib/cache";
import type { Rendered } from "../framework";
import { PurgeLog } from "./purge-log";
import { ResponseCache } from "./response-cache";
import type { Store } from "./store";

export const rendered = (text: string, more: Partial<Rendered> = {}): Rendered => ({
  status: 200,
  headers: { "content-type": "text/html; charset=utf-8", "cache-control": cacheControl("catalog") },
  body: Buffer.from(text),
  tags: ["products:7"],
  isComplete: true,
  ...more,
});

/** A cache whose clock the test sets, and a page that counts its renders. */
export function setUp({ store, log = new PurgeLog() }: { store?: Store; log?: PurgeLog } = {}) {
  const clock = { seconds: 1_800_000_000 };
  const storeErrors: unknown[] = [];
  const cache = new ResponseCache({
    store,
    log,
    memoryBytes: 1_000_000,
    now: () => clock.seconds * 1000,
    onStoreError: (error) => storeErrors.push(error),
  });
  const page = { renders: 0, next: (): Rendered | Promise<Rendered> => rendered(`render ${page.renders}`) };
  const make = async () => {
    page.renders += 1;
    return page.next();
  };
  const ask = async (acceptEncoding = "gzip", key = "/product/7") => {
    const answer = await cache.answer({ key, make }, acceptEncoding);
    const text = answer.coding === "gzip" ? gunzipSync(answer.body).toString() : answer.body.toString();
    return { ...answer, text };
  };
  return { ask, cache, clock, log, page, storeErrors };
}
