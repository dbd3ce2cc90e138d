import "server-only";
import { cache } from "react";

/**
 * A read that is made once for each request and set of arguments, however many parts of its page (metadata, sections) ask for it. The
 * arguments are compared as JSON, so that equal filters are the same. Errors as in the read.
 */
export function oncePerRequest<A extends unknown[], R>(read: (...given: A) => Promise<R>): (...given: A) => Promise<R> {
  const readsOfRequest = cache(() => new Map<string, Promise<R>>());
  return (...given) => {
    const made = readsOfRequest();
    const key = JSON.stringify(given);
    const known = made.get(key) ?? read(...given);
    made.set(key, known);
    return known;
  };
}
