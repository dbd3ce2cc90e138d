import "server-only";
import { cache } from "react";

/** Memoizes a read per request by its arguments as JSON, for metadata and sections that read the same. */
export function oncePerRequest<A extends unknown[], R>(read: (...args: A) => Promise<R>): (...args: A) => Promise<R> {
  const readsOfRequest = cache(() => new Map<string, Promise<R>>());
  return (...args) => {
    const results = readsOfRequest();
    const key = JSON.stringify(args);
    const cached = results.get(key) ?? read(...args);
    results.set(key, cached);
    return cached;
  };
}
