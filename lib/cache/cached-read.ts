import "server-only";
import { type LogPosition, renderContexts, tagPage } from "./render-context";

const FRESH_MS = 60_000;

type CachedValue<R> = { value: R; until: number; begun: LogPosition | undefined };

/** Caches a read for a minute per process, until its tags are purged; keeps the old value while the gateway is down. */
export function cachedRead<R>(tags: readonly string[], read: () => Promise<R>): () => Promise<R> {
  let cached: CachedValue<R> | undefined;
  let pending: Promise<R> | undefined;

  const isCurrent = ({ begun }: CachedValue<R>) => {
    const purges = renderContexts.getStore()?.purges;
    return !purges || (begun !== undefined && purges.isCurrent({ begun, tags }));
  };

  async function refresh(): Promise<R> {
    const begun = renderContexts.getStore()?.purges.now();
    try {
      const value = await read();
      cached = { value, until: Date.now() + FRESH_MS, begun };
      return value;
    } catch (error) {
      if (!cached) throw error;
      console.error("an older answer holds on:", error);
      return cached.value;
    } finally {
      pending = undefined;
    }
  }

  return () => {
    tagPage(...tags);
    if (cached && cached.until > Date.now() && isCurrent(cached)) return Promise.resolve(cached.value);
    pending ??= refresh();
    return pending;
  };
}
