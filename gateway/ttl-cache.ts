import type { Database } from "./db/database.ts";

/** Keeps answers, but no failures, for `seconds`. Above `maxEntries` the oldest are dropped. Concurrent callers share a computation. */
export class TtlCache<T> {
  readonly #seconds: number;
  readonly #maxEntries: number;
  readonly #entries = new Map<string, { until: number; answer: Promise<T> }>();

  constructor(seconds: number, maxEntries: number) {
    this.#seconds = seconds;
    this.#maxEntries = maxEntries;
  }

  get(key: string, compute: () => Promise<T>): Promise<T> {
    const cached = this.#entries.get(key);
    if (cached && cached.until > performance.now()) return cached.answer;
    this.#entries.delete(key);
    const answer = compute();
    this.#entries.set(key, { until: performance.now() + this.#seconds * 1000, answer });
    answer.catch(() => this.#entries.delete(key));
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#maxEntries && oldest !== undefined) this.#entries.delete(oldest);
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
