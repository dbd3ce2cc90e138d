/** Ages in seconds until which a response is fresh, served while revalidated, and served on error. */
export type Lifetime = { freshUntil: number; staleUntil: number; errorUntil: number };

const readSeconds = (directives: string, name: string): number | undefined => {
  const [, value] = new RegExp(`(?:^|[\\s,])${name}=(\\d{1,9})(?:$|[\\s,])`).exec(directives) ?? [];
  return value === undefined ? undefined : Number(value);
};

/** Lifetime for shared caches from `Cache-Control` (RFC 9111 5.2.2, RFC 5861); undefined when not storable. */
export function parseLifetime(cacheControl: string): Lifetime | undefined {
  if (/(?:^|[\s,])(?:no-store|no-cache|private)(?:$|[\s,=])/.test(cacheControl)) return undefined;
  const fresh = readSeconds(cacheControl, "s-maxage") ?? readSeconds(cacheControl, "max-age") ?? 0;
  if (fresh === 0) return undefined;
  return {
    freshUntil: fresh,
    staleUntil: fresh + (readSeconds(cacheControl, "stale-while-revalidate") ?? 0),
    errorUntil: fresh + (readSeconds(cacheControl, "stale-if-error") ?? 0),
  };
}

/** By how much the clock of another machine with the same store may be ahead, in milliseconds. */
const SKEW_MS = 60_000;

export const isFromFuture = (madeAt: number, now: number): boolean => madeAt - now > SKEW_MS;

/** Age in seconds; never negative when the clock was set back. */
export const ageSeconds = (madeAt: number, now: number): number => Math.max(0, Math.floor((now - madeAt) / 1000));
