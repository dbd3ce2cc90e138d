const COMMON_SECRETS =
  /^(?:postgres|password|passwd|admin|root|secret|test|example|valkey|redis|123456\d*)$|change.?me|only-for-the-/i;

/** A secret with fewer distinct characters was not randomly generated. */
const LEAST_VARIETY = 8;

export const isGuessable = (secret: string): boolean => COMMON_SECRETS.test(secret) || new Set(secret).size < LEAST_VARIETY;

const isOfThisMachine = (hostname: string) => /^(?:localhost|127\.[\d.]+|\[::1\]|0\.0\.0\.0|)$/.test(hostname);

/** Why buyers cannot use an address, as the rest of a sentence that begins with the variable's name. Undefined when it is safe. */
export function unsafeAddress(address: string | undefined): string | undefined {
  if (address === undefined) return "must be set to the https address that buyers reach";
  const { protocol, hostname } = new URL(address);
  if (protocol !== "https:") return "must be https: over http anybody on the way reads sessions and orders";
  if (isOfThisMachine(hostname)) return "must be reached by buyers, and is this machine's own";
  return undefined;
}

/** Why the address of a database or cache is unsafe, as the rest of a sentence after the variable's name. A Unix socket needs no password. */
export function unsafeConnection(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const url = new URL(address);
  // PostgreSQL also takes host and password from the query.
  const part = (name: string, own: string) => url.searchParams.get(name) ?? decodeURIComponent(own);
  const [host, username, password] = [part("host", url.hostname), part("user", url.username), part("password", url.password)];
  if (host === "" || host.startsWith("/")) return undefined;
  if (password === "") return "must have a password: whoever reaches it reads everything";
  if (password === username || isGuessable(password))
    return "has a password that everybody guesses: draw one (openssl rand -hex 24)";
  return undefined;
}

/** Why a list of addresses without rate limits is unsafe; undefined for an empty one. */
export const unsafeUnlimited = (addresses: readonly string[]): string | undefined =>
  addresses.length > 0 ? "must be empty: addresses without limits are for tests" : undefined;

export type Fault = { code: "custom"; path: [string]; message: string };

export const toFaults = (reasons: Record<string, string | undefined>): Fault[] =>
  Object.entries(reasons).flatMap(([name, message]) =>
    message === undefined ? [] : [{ code: "custom", path: [name], message }],
  );
