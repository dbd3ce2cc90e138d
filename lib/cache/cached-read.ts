import "server-only";
import { type LogPosition, renderContexts, tagPage } from "./render-context";

const FRESH_MS = 60_000;

type CachedValue<R> = { value: R; until: number; logPosition: LogPosition | undefined };

/** Caches a read in this process for a minute, or until one of its tags is purged. While the read fails, the old value is returned. */
export function cachedRead<R>(tags: readonly string[], read: () => Promise<R>): () => Promise<R> {
  let cached: CachedValue<R> | undefined;
  let pending: Promise<R> | undefined;

  const isCurrent = ({ logPosition }: CachedValue<R>) => {
    const purges = renderContexts.getStore()?.purges;
    return !purges || (logPosition !== undefined && purges.isCurrent({ logPosition, tags }));
  };

  async function refresh(): Promise<R> {
    const logPosition = renderContexts.getStore()?.purges.position();
    try {
      const value = await read();
      cached = { value, until: Date.now() + FRESH_MS, logPosition };
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
