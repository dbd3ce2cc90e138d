import "server-only";
import { cache } from "react";

/**
 * A read that is made once for each request and set of arguments, however many parts of its page (metadata, sections) ask for it. The
 * arguments are compared as JSON, so that equal filters are the same. Errors as in the read.
 */
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
