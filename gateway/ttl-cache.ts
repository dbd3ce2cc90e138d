import type { Database } from "./db/database.ts";

/** At most `maxEntries` (oldest evicted) for `seconds`; failures are not kept. Concurrent callers share a computation. */
export class TtlCache<T> {
  readonly #seconds: number;
  readonly #most: number;
  readonly #kept = new Map<string, { until: number; answer: Promise<T> }>();

  constructor(seconds: number, maxEntries: number) {
    this.#seconds = seconds;
    this.#most = maxEntries;
  }

  get(key: string, make: () => Promise<T>): Promise<T> {
    const cached = this.#kept.get(key);
    if (cached && cached.until > performance.now()) return cached.answer;
    this.#kept.delete(key);
    const answer = make();
    this.#kept.set(key, { until: performance.now() + this.#seconds * 1000, answer });
    answer.catch(() => this.#kept.delete(key));
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest);
    return answer;
  }
}

export function cachePerDatabase<T>(seconds: number, maxEntries: number) {
  const caches = new WeakMap<Database, TtlCache<T>>();
  return {
    of(database: Database): TtlCache<T> {
      const cache = caches.get(database) ?? new TtlCache<T>(seconds, maxEntries);
      caches.set(database, cache);
      return cache;
    },
    forget(database: Database): void {
      caches.delete(database);
    },
  };
}
