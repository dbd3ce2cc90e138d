/** Secrets that stand in documents and tests, and words that people take until they think of a better one. */
const KNOWN = /^(?:postgres|password|passwd|admin|root|secret|test|example|valkey|redis|123456\d*)$|change.?me|only-for-the-/i;

/** A secret of fewer different characters is typed, not drawn. */
const LEAST_VARIETY = 8;

/** Whether a secret is one that everybody could guess. */
export const isGuessable = (secret: string): boolean => KNOWN.test(secret) || new Set(secret).size < LEAST_VARIETY;

const isOfThisMachine = (hostname: string) => /^(?:localhost|127\.[\d.]+|\[::1\]|0\.0\.0\.0|)$/.test(hostname);

/** Why buyers should not be led to an address, as the rest of a sentence that begins with its name; undefined where they may be. */
export function unsafeAddress(address: string | undefined): string | undefined {
  if (address === undefined) return "must be set to the https address that buyers reach";
  const { protocol, hostname } = new URL(address);
  if (protocol !== "https:") return "must be https: over http anybody on the way reads sessions and orders";
  if (isOfThisMachine(hostname)) return "must be reached by buyers, and is this machine's own";
  return undefined;
}

/**
 * Why the address of a database or a cache is not safe, as the rest of a sentence that begins with its name; undefined where it is. A
 * socket of the system needs no password: the system says who may use it.
 */
export function unsafeConnection(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const url = new URL(address);
  // PostgreSQL takes host and password from the query, too.
  const part = (name: string, own: string) => url.searchParams.get(name) ?? decodeURIComponent(own);
  const [host, username, password] = [part("host", url.hostname), part("user", url.username), part("password", url.password)];
  if (host === "" || host.startsWith("/")) return undefined;
  if (password === "") return "must have a password: whoever reaches it reads everything";
  if (password === username || isGuessable(password))
    return "has a password that everybody guesses: draw one (openssl rand -hex 24)";
  return undefined;
}

/** Why visitors' addresses that no limit counts are not safe, as the rest of such a sentence; undefined where there are none. */
export const unsafeUnlimited = (addresses: readonly string[]): string | undefined =>
  addresses.length > 0 ? "must be empty: addresses without limits are for tests" : undefined;

/** A variable of the configuration that is wrong, as a schema tells it. */
export type Fault = { code: "custom"; path: [string]; message: string };

/** The faults of the named variables that have a reason. */
export const faultsOf = (reasons: Record<string, string | undefined>): Fault[] =>
  Object.entries(reasons).flatMap(([name, message]) =>
    message === undefined ? [] : [{ code: "custom", path: [name], message }],
  );
