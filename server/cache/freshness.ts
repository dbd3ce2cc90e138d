/** How long a shared cache may use an answer, in seconds of its age: as it is, while it is renewed, and while it cannot be renewed. */
export type Lifetime = { fresh: number; stale: number; onError: number };

const seconds = (directives: string, name: string): number => {
  const [, value] = new RegExp(`(?:^|[\\s,])${name}=(\\d{1,9})(?:$|[\\s,])`).exec(directives) ?? [];
  return value === undefined ? 0 : Number(value);
};

/**
 * The lifetime that a `Cache-Control` gives to a shared cache (RFC 9111, section 5.2.2; RFC 5861); undefined for an answer that may not be
 * kept by one.
 */
export function parseLifetime(cacheControl: string): Lifetime | undefined {
  if (/(?:^|[\s,])(?:no-store|no-cache|private)(?:$|[\s,=])/.test(cacheControl)) return undefined;
  const fresh = seconds(cacheControl, "s-maxage") || seconds(cacheControl, "max-age");
  if (fresh === 0) return undefined;
  return {
    fresh,
    stale: fresh + seconds(cacheControl, "stale-while-revalidate"),
    onError: fresh + seconds(cacheControl, "stale-if-error"),
  };
}

/** The age of an answer in seconds. A clock that was set back makes nothing younger than new. */
export const ageSeconds = (madeAt: number, now: number): number => Math.max(0, Math.floor((now - madeAt) / 1000));
