import { setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { Rendered } from "../framework.ts";
import { bodyIn, codingFor, isCompressible } from "./encoding.ts";
import { ageSeconds, type Lifetime, parseLifetime } from "./freshness.ts";
import { publicHeaders } from "./public-headers.ts";
import type { PurgeLog } from "./purge-log.ts";
import { SingleFlight } from "./single-flight.ts";
import { type Coding, type Entry, type Store, StoreUnavailable } from "./store.ts";

/** What a visitor asks for: what it is kept under, and how it is made where it is not kept. */
export type Resource = {
  key: string;
  /** Asked of the visitor for whom it would be made; throws where it shall not. */
  admit?: () => void;
  /** `signal` is aborted when nobody waits for it any more. */
  make: (signal: AbortSignal) => Promise<Rendered>;
};

/** An answer ready to be sent. `cacheStatus`: the value of `Cache-Status` (RFC 9211). */
export type Answer = {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
  coding: Coding;
  /** In seconds. */
  age: number;
  cacheStatus: string;
};

/** An entry with what follows from it. `retryAt`: when it could not be renewed, the moment (milliseconds) of the next try. */
type CachedEntry = { entry: Entry; lifetime: Lifetime; retryAt: number };

/** What came of making an answer. A failure may be answered by an older entry instead. */
type Made = { cached: CachedEntry; isStored: boolean; isFailure: boolean };

const CACHE = "site";
/** A larger body is sent and not kept, in bytes. */
const BODY_MAX = 2_000_000;
/** Beside its bytes an entry in memory takes about this much for its objects. */
const ENTRY_OVERHEAD = 1_000;
const RETRY_MS = 5_000;
/** Longest that a render may take before another process makes the same page itself, in milliseconds. */
const LEASE_MS = 10_000;
const POLL_MS = 20;

const NOT_KEPT: Lifetime = { fresh: 0, stale: 0, onError: 0 };
const contentTypeOf = ({ headers }: Entry) => headers["content-type"] ?? "";

function sizeOf({ entry: { headers, bodies, tags } }: CachedEntry, key: string): number {
  const texts = [key, ...Object.entries(headers).flat(), ...tags].reduce((sum, text) => sum + text.length, 0);
  const bytes = Object.values(bodies).reduce((sum, body) => sum + body.length, 0);
  return ENTRY_OVERHEAD + texts + bytes;
}

function toEntry(rendered: Rendered, begun: Entry["begun"], madeAt: number): Entry {
  const { status, body, tags } = rendered;
  return { status, headers: publicHeaders(rendered), bodies: { identity: body }, tags, madeAt, begun };
}

type Options = {
  /** What outlives the process; without one, memory alone. */
  store?: Store | undefined;
  log: PurgeLog;
  /** Bytes of entries in memory. */
  memoryBytes: number;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Told of each failure of the store. */
  onStoreError: (error: unknown) => void;
};

/** A shared HTTP cache (RFC 9111 with the extensions of RFC 5861), in memory over a durable store. */
export class ResponseCache {
  readonly #memory: LRUCache<string, CachedEntry>;
  readonly #making = new SingleFlight<Made>();
  readonly #options: Required<Omit<Options, "store">> & Pick<Options, "store">;

  constructor({ now = Date.now, ...options }: Options) {
    this.#options = { ...options, now };
    this.#memory = new LRUCache({ maxSize: options.memoryBytes, maxEntrySize: 2 * BODY_MAX, sizeCalculation: sizeOf });
  }

  /** Bytes that the entries in memory take. */
  get memoryBytes(): number {
    return this.#memory.calculatedSize;
  }

  /**
   * Answers a request for a resource, from what is kept or by making it. `acceptEncoding` as in the request; `left` is aborted when the
   * visitor no longer waits: what is made for nobody else then ends. Throws what `admit` throws.
   */
  async answer(resource: Resource, acceptEncoding: string | undefined, left?: AbortSignal): Promise<Answer> {
    const { key } = resource;
    const cached = await this.#find(key);
    const now = this.#options.now();
    const age = cached ? ageSeconds(cached.entry.madeAt, now) : 0;
    if (cached && age < cached.lifetime.stale) {
      if (age >= cached.lifetime.fresh && now >= cached.retryAt && !this.#making.has(key)) this.#renew(resource, acceptEncoding);
      return this.#ready(key, cached, acceptEncoding, `${CACHE}; hit; ttl=${cached.lifetime.fresh - age}`);
    }
    const isCollapsed = this.#making.has(key);
    const mayHelp = cached && age < cached.lifetime.onError ? cached : undefined;
    const isTooEarly = mayHelp !== undefined && now < mayHelp.retryAt;
    if (!isCollapsed && !isTooEarly) resource.admit?.();
    const made = isTooEarly ? undefined : await this.#makeOnce(resource, acceptEncoding, left);
    if (mayHelp && (!made || made.isFailure)) {
      mayHelp.retryAt = Math.max(mayHelp.retryAt, now + RETRY_MS);
      return this.#ready(
        key,
        mayHelp,
        acceptEncoding,
        `${CACHE}; hit; ttl=${mayHelp.lifetime.fresh - age}; detail=stale-if-error`,
      );
    }
    if (!made) throw new Error(`nothing made for ${key}`);
    const detail = `${isCollapsed ? "; collapsed" : ""}${made.isStored ? "; stored" : ""}`;
    return this.#ready(key, made.cached, acceptEncoding, `${CACHE}; fwd=${cached ? "stale" : "uri-miss"}${detail}`);
  }

  async #ready(key: string, cached: CachedEntry, acceptEncoding: string | undefined, cacheStatus: string): Promise<Answer> {
    const { entry } = cached;
    const coding = codingFor(acceptEncoding, { contentType: contentTypeOf(entry), bodies: entry.bodies });
    const existing = entry.bodies[coding];
    const body = existing ?? (await bodyIn(entry.bodies, coding));
    // Plain bodies are several times as large and seldom asked for.
    if (!existing && coding !== "identity" && cached.lifetime.fresh > 0)
      this.#keep(key, { ...cached, entry: { ...entry, bodies: { ...entry.bodies, [coding]: body } } });
    const age = ageSeconds(entry.madeAt, this.#options.now());
    return { status: entry.status, headers: entry.headers, body, coding, age, cacheStatus };
  }

  /** What is kept under a key and not purged: the younger of what memory and the store have. */
  async #find(key: string): Promise<CachedEntry | undefined> {
    const { log, now } = this.#options;
    const existing = this.#memory.get(key);
    const isCurrent = existing !== undefined && log.isCurrent(existing.entry);
    if (existing && !isCurrent) this.#memory.delete(key);
    if (existing && isCurrent && ageSeconds(existing.entry.madeAt, now()) < existing.lifetime.fresh) return existing;
    const stored = this.#making.has(key) ? undefined : await this.#fromStore(key);
    if (stored && (!existing || !isCurrent || stored.entry.madeAt > existing.entry.madeAt)) {
      this.#memory.set(key, stored);
      return stored;
    }
    return isCurrent ? existing : undefined;
  }

  async #fromStore(key: string): Promise<CachedEntry | undefined> {
    const entry = await this.#withStore((store) => store.get(key));
    if (!entry || !this.#options.log.isCurrent(entry)) return undefined;
    return { entry, lifetime: parseLifetime(entry.headers["cache-control"] ?? "") ?? NOT_KEPT, retryAt: 0 };
  }

  /** Does something with the store; without one, or when it fails, goes on without. */
  async #withStore<T>(work: (store: Store) => Promise<T>): Promise<T | undefined> {
    const { store, onStoreError } = this.#options;
    if (!store) return undefined;
    try {
      return await work(store);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      onStoreError(error);
      return undefined;
    }
  }

  /** Makes an answer beside the visitors, who have the old one. */
  #renew(resource: Resource, acceptEncoding: string | undefined): void {
    const { key } = resource;
    const old = this.#memory.get(key);
    this.#makeOnce(resource, acceptEncoding).then(
      ({ isFailure }) => {
        if (isFailure && old) old.retryAt = this.#options.now() + RETRY_MS;
      },
      (error: unknown) => console.error(`${key} was not renewed:`, error),
    );
  }

  #makeOnce(resource: Resource, acceptEncoding: string | undefined, left?: AbortSignal): Promise<Made> {
    return this.#making.run(resource.key, (signal) => this.#make(resource, acceptEncoding, signal), left);
  }

  async #make(resource: Resource, acceptEncoding: string | undefined, signal: AbortSignal): Promise<Made> {
    const { key } = resource;
    const fromAnotherWorker = await this.#madeByAnother(key);
    if (fromAnotherWorker) return { cached: fromAnotherWorker, isStored: true, isFailure: false };
    try {
      return await this.#makeHere(resource, acceptEncoding, signal);
    } finally {
      await this.#withStore((store) => store.release(key));
    }
  }

  async #makeHere({ key, make }: Resource, acceptEncoding: string | undefined, signal: AbortSignal): Promise<Made> {
    const begun = this.#options.log.now();
    const rendered = await make(signal);
    const entry = toEntry(rendered, begun, this.#options.now());
    const lifetime = parseLifetime(entry.headers["cache-control"] ?? "");
    const isFailure = rendered.status >= 500 || !rendered.isComplete;
    if (!lifetime || rendered.body.length > BODY_MAX)
      return { cached: { entry, lifetime: NOT_KEPT, retryAt: 0 }, isStored: false, isFailure };
    const contentType = contentTypeOf(entry);
    const preferredCoding = codingFor(acceptEncoding, { contentType, bodies: entry.bodies });
    const coding =
      preferredCoding === "identity" && rendered.body.length > 0 && isCompressible(contentType) ? "gzip" : preferredCoding;
    const body = await bodyIn(entry.bodies, coding);
    const cached = { entry: { ...entry, bodies: { [coding]: body } }, lifetime, retryAt: 0 };
    this.#keep(key, cached);
    return { cached, isStored: true, isFailure };
  }

  #keep(key: string, cached: CachedEntry): void {
    this.#memory.set(key, cached);
    // What may not be used when the site fails is not worth a place that outlives the process.
    if (cached.entry.status === 200 && cached.lifetime.onError > cached.lifetime.fresh)
      this.#withStore((store) => store.set(key, cached.entry)).catch((error: unknown) =>
        console.error(`${key} was not stored:`, error),
      );
  }

  /** Waits while another process makes the same answer; undefined when this one is to make it. */
  async #madeByAnother(key: string): Promise<CachedEntry | undefined> {
    const deadline = this.#options.now() + LEASE_MS;
    const begunAt = this.#options.now();
    while (this.#options.now() < deadline) {
      if ((await this.#withStore((store) => store.lease(key, LEASE_MS))) !== false) return undefined;
      await wait(POLL_MS);
      const fromAnotherWorker = await this.#fromStore(key);
      if (fromAnotherWorker && fromAnotherWorker.entry.madeAt >= begunAt) return fromAnotherWorker;
    }
    return undefined;
  }
}
