import { LRUCache } from "lru-cache";
import pLimit, { type LimitFunction } from "p-limit";
import { countedAddress } from "../lib/contract/counted-address.ts";

/** What one visitor may have at once, and how much more with each minute. */
type Allowance = { burst: number; perMinute: number };

/**
 * Everything that costs more than sending what is kept. The figures are those of one process: with several, a visitor's connections are
 * spread over them, and so is what it asks for. They leave room for many people behind one address, and for crawlers.
 */
const ALLOWANCES = {
  /** Pages that are not kept: public ones on their first visit, and all that are one person's. */
  page: { burst: 120, perMinute: 480 },
  /** Pages of free words: each is also a search of the gateway. */
  search: { burst: 60, perMinute: 120 },
  /** Pictures and films that may have to be drawn, pictures for shared links, parts of live streams. */
  picture: { burst: 600, perMinute: 900 },
  film: { burst: 120, perMinute: 240 },
  sharePicture: { burst: 30, perMinute: 30 },
  stream: { burst: 600, perMinute: 3000 },
  /** Sitemaps, feeds, tables and printed documents. */
  document: { burst: 200, perMinute: 60 },
  inquiry: { burst: 30, perMinute: 6 },
  upload: { burst: 60, perMinute: 20 },
  challenge: { burst: 120, perMinute: 12 },
  registration: { burst: 60, perMinute: 30 },
  /** Every other form, and every other call of the API. */
  call: { burst: 300, perMinute: 900 },
} satisfies Record<string, Allowance>;

export type Cost = keyof typeof ALLOWANCES;

/** What the framework answers by itself, by path; the first that fits. */
const PATHS: readonly [path: RegExp, cost: Cost][] = [
  [/^\/media\/live\//, "stream"],
  [/^\/media\//, "film"],
  [/^\/api\/inquiry$|^\/api\/gateway\/buyer\/member\/inquiry\/private/, "inquiry"],
  [/^\/api\/gateway\/buyer\/common\/upload$|^\/api\/evaluation$/, "upload"],
  [/^\/api\/session\/captcha\//, "challenge"],
  [/^\/api\/session\/(?:auto-)?register$/, "registration"],
  [/^\/(?:feeds|sitemaps)\/|\.(?:xml|csv|pdf)$/, "document"],
];

/** What it costs to have the framework answer at a path. */
export const costAt = (pathname: string): Cost => PATHS.find(([path]) => path.test(pathname))?.[1] ?? "call";

/** A visitor asks too often. */
export class TooMany extends Error {
  override name = "TooMany" as const;
  /** After so many seconds the visitor may ask again. */
  readonly seconds: number;

  constructor(cost: Cost, seconds: number) {
    super(`too many of ${cost}`);
    this.seconds = seconds;
  }
}

/** Visitors that are remembered; the least recently seen is forgotten first. */
const VISITORS = 20_000;
/**
 * What is made for one visitor side by side; more waits for this, and stands in nobody else's way. A process accepts one connection between
 * two pieces of rendering: with four pages side by side, connections of others were accepted a second late (`npm run bench -- --attacks`).
 */
const AT_ONCE = { page: 2, picture: 12 };

const turnsOf = (atOnce: number) => new LRUCache<string, LimitFunction>({ max: VISITORS, memoMethod: () => pLimit(atOnce) });

/**
 * What each visitor has asked for, by address (of IPv6 by network). Nothing is counted for the `unlimited` addresses, where a check's many visitors come from one machine.
 */
export class Allowances {
  readonly #unlimited: Set<string>;
  readonly #now: () => number;
  /** By cost and visitor the moment at which all will be given back that has been taken, in milliseconds. */
  readonly #full = new LRUCache<string, number>({ max: VISITORS });
  readonly #turns = { page: turnsOf(AT_ONCE.page), picture: turnsOf(AT_ONCE.picture) };

  /** `now`: a clock that only goes forward, in milliseconds. */
  constructor(unlimited: readonly string[] = [], now: () => number = () => performance.now()) {
    this.#unlimited = new Set(unlimited.map(countedAddress));
    this.#now = now;
  }

  /**
   * Takes one of what a visitor may have.
   * @throws TooMany when nothing is left
   */
  take(cost: Cost, visitor: string): void {
    const who = countedAddress(visitor);
    if (this.#unlimited.has(who)) return;
    const { burst, perMinute } = ALLOWANCES[cost];
    const [key, now, interval] = [`${cost} ${who}`, this.#now(), 60_000 / perMinute];
    const full = Math.max(this.#full.get(key) ?? now, now) + interval;
    const early = full - now - burst * interval;
    if (early > 0) throw new TooMany(cost, Math.ceil(early / 1000));
    this.#full.set(key, full);
  }

  /** Makes something for a visitor when it is its turn. */
  inTurn<T>(what: keyof typeof AT_ONCE, visitor: string, work: () => Promise<T>): Promise<T> {
    const who = countedAddress(visitor);
    return this.#unlimited.has(who) ? work() : this.#turns[what].memo(who)(work);
  }
}
