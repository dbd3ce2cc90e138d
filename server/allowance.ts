import { LRUCache } from "lru-cache";
import pLimit, { type LimitFunction } from "p-limit";
import type { MatchedPage } from "../lib/cache/pages.ts";
import { rateLimitIp } from "../lib/contract/rate-limit-ip.ts";

type Allowance = { burst: number; perMinute: number };

/** Token buckets. Each process has one for each visitor and cost. They are large enough for offices behind one address and for crawlers. */
const ALLOWANCES = {
  page: { burst: 120, perMinute: 480 },
  /** A page of free-text search: dearer, because the gateway searches too. */
  search: { burst: 60, perMinute: 120 },
  picture: { burst: 600, perMinute: 900 },
  film: { burst: 120, perMinute: 240 },
  sharePicture: { burst: 30, perMinute: 30 },
  stream: { burst: 600, perMinute: 3000 },
  document: { burst: 200, perMinute: 60 },
  inquiry: { burst: 30, perMinute: 6 },
  upload: { burst: 60, perMinute: 20 },
  challenge: { burst: 120, perMinute: 12 },
  registration: { burst: 60, perMinute: 30 },
  call: { burst: 300, perMinute: 900 },
} satisfies Record<string, Allowance>;

export type Cost = keyof typeof ALLOWANCES;

/** Costs of paths that are neither pages nor pictures; the first match wins. */
const PATHS: readonly [path: RegExp, cost: Cost][] = [
  [/^\/media\/live\//, "stream"],
  [/^\/media\//, "film"],
  [/^\/api\/inquiry$|^\/api\/gateway\/buyer\/member\/inquiry\/private/, "inquiry"],
  [/^\/api\/gateway\/buyer\/common\/upload$|^\/api\/evaluation$/, "upload"],
  [/^\/api\/session\/captcha\//, "challenge"],
  [/^\/api\/session\/(?:auto-)?register$/, "registration"],
  [/^\/(?:feeds|sitemaps)\/|\.(?:xml|csv|pdf)$/, "document"],
];

export const pageCost = ({ lifetime }: MatchedPage): Cost => {
  if (lifetime === "picture") return "sharePicture";
  return lifetime === "search" ? "search" : "page";
};

export const costAt = (pathname: string): Cost => PATHS.find(([path]) => path.test(pathname))?.[1] ?? "call";

export class TooMany extends Error {
  override name = "TooMany" as const;
  readonly retryAfterSeconds: number;

  constructor(cost: Cost, retryAfterSeconds: number) {
    super(`too many of ${cost}`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Maximum number of entries of a map keyed by visitor. The least recently used entries are dropped. */
const ENTRIES_MAX = 20_000;
/** Limits of concurrent work per visitor. Four renders at once delayed other visitors' connections by a second. */
const AT_ONCE = { page: 2, picture: 12 };

const createLimiters = (atOnce: number) =>
  new LRUCache<string, LimitFunction>({ max: ENTRIES_MAX, memoMethod: () => pLimit(atOnce) });

/** Rate limits per visitor, who is an IPv4 address or an IPv6 network. Visitors in `unlimited` are exempt. */
export class Allowances {
  readonly #unlimited: Set<string>;
  readonly #now: () => number;
  /** When each bucket is full again, in milliseconds, by cost and visitor. */
  readonly #fullAt = new LRUCache<string, number>({ max: ENTRIES_MAX });
  readonly #limiters = { page: createLimiters(AT_ONCE.page), picture: createLimiters(AT_ONCE.picture) };

  /** `now`: monotonic milliseconds. */
  constructor(unlimited: readonly string[] = [], now: () => number = () => performance.now()) {
    this.#unlimited = new Set(unlimited.map(rateLimitIp));
    this.#now = now;
  }

  /** Takes one token. @throws TooMany when none is left */
  take(cost: Cost, visitor: string): void {
    const who = rateLimitIp(visitor);
    if (this.#unlimited.has(who)) return;
    const { burst, perMinute } = ALLOWANCES[cost];
    const [key, now, interval] = [`${cost} ${who}`, this.#now(), 60_000 / perMinute];
    const fullAt = Math.max(this.#fullAt.get(key) ?? now, now) + interval;
    const tooEarly = fullAt - now - burst * interval;
    if (tooEarly > 0) throw new TooMany(cost, Math.ceil(tooEarly / 1000));
    this.#fullAt.set(key, fullAt);
  }

  /** Runs `work` as soon as the visitor is below the concurrency limit. */
  inTurn<T>(what: keyof typeof AT_ONCE, visitor: string, work: () => Promise<T>): Promise<T> {
    const who = rateLimitIp(visitor);
    return this.#unlimited.has(who) ? work() : this.#limiters[what].memo(who)(work);
  }
}
