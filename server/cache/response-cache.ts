import { setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { LogPosition } from "../../lib/cache/render-context.ts";
import type { Rendered } from "../framework.ts";
import { bodyIn, codingFor, isCompressible } from "./encoding.ts";
import { ageSeconds, isFromFuture, type Lifetime, parseLifetime } from "./freshness.ts";
import { publicHeaders } from "./public-headers.ts";
import type { PurgeLog } from "./purge-log.ts";
import { SingleFlight } from "./single-flight.ts";
import { type Coding, type Entry, type Store, StoreUnavailable } from "./store.ts";

/** A cacheable request: its key, and how its response is made. */
export type Resource = {
  key: string;
  /** Rate limit, checked before `make` for a visitor who waits; throws to refuse. */
  admit?: () => void;
  /** `signal` aborts when every waiting visitor has gone. One without `visitorGone` counts as waiting to the end. */
  make: (signal: AbortSignal) => Promise<Rendered>;
};

/** `cacheStatus`: value of `Cache-Status` (RFC 9211). */
export type Answer = {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
  coding: Coding;
  age: number;
  cacheStatus: string;
};

type CachedEntry = { entry: Entry; lifetime: Lifetime };

/** `isFailure`: the response is an error or incomplete, so an older entry is served instead where there is one. */
type RenderResult = { cached: CachedEntry; isCacheable: boolean; isFailure: boolean };

const CACHE = "site";
const BODY_MAX = 2_000_000;
/** Estimated overhead of an entry in memory, in bytes. */
const ENTRY_OVERHEAD = 1_000;
/** Pause after a failed render in which the cached entry is served without another attempt. */
const RETRY_MS = 5_000;
/** How many keys with such a pause are remembered. Of more, those used least recently are tried again early. */
const RETRIES_MAX = 2_000;
/** How long a process holds the lock on rendering a page, and another waits for it, in milliseconds. */
const LEASE_MS = 10_000;
const POLL_MS = 20;

const UNCACHEABLE: Lifetime = { freshUntil: 0, staleUntil: 0, errorUntil: 0 };
/** Age in seconds. An entry from the future counts as so old that it is served on error only. */
const usableAge = ({ entry, lifetime }: CachedEntry, now: number): number =>
  isFromFuture(entry.madeAt, now) ? lifetime.staleUntil : ageSeconds(entry.madeAt, now);

const hitStatus = ({ lifetime }: CachedEntry, age: number) => `${CACHE}; hit; ttl=${lifetime.freshUntil - age}`;

const contentTypeOf = ({ headers }: Entry) => headers["content-type"] ?? "";

function entrySize({ entry: { headers, bodies, tags } }: CachedEntry, key: string): number {
  const texts = [key, ...Object.entries(headers).flat(), ...tags].reduce((sum, text) => sum + text.length, 0);
  const bytes = Object.values(bodies).reduce((sum, body) => sum + body.length, 0);
  return ENTRY_OVERHEAD + texts + bytes;
}

function toEntry(rendered: Rendered, logPosition: LogPosition, madeAt: number): Entry {
  const { status, body, tags } = rendered;
  return { status, headers: publicHeaders(rendered), bodies: { identity: body }, tags, madeAt, logPosition };
}

type Options = {
  store?: Store | undefined;
  log: PurgeLog;
  memoryBytes: number;
  now?: () => number;
  onStoreError: (error: unknown) => void;
};

/** A shared HTTP cache (RFC 9111 with the extensions of RFC 5861), in memory over a durable store. */
export class ResponseCache {
  readonly #memory: LRUCache<string, CachedEntry>;
  /** When a page whose last render failed may be rendered again, by key, in milliseconds. */
  readonly #retryAt = new LRUCache<string, number>({ max: RETRIES_MAX });
  readonly #rendering = new SingleFlight<RenderResult>();
  /** Keys whose lease this process has. One stays here if the store failed to release it, so that the process does not wait for itself. */
  readonly #leasedKeys = new Set<string>();
  readonly #options: Required<Omit<Options, "store">> & Pick<Options, "store">;

  constructor({ now = Date.now, ...options }: Options) {
    this.#options = { ...options, now };
    this.#memory = new LRUCache({ maxSize: options.memoryBytes, maxEntrySize: 2 * BODY_MAX, sizeCalculation: entrySize });
  }

  get memoryBytes(): number {
    return this.#memory.calculatedSize;
  }

  /**
   * Answers with a fresh entry, or with a stale one that it revalidates in the background. Otherwise it renders; when that fails, it
   * answers with an older entry that may be served on error. `visitorGone` aborts when the visitor leaves. @throws what `admit` throws
   */
  async answer(resource: Resource, acceptEncoding: string | undefined, visitorGone?: AbortSignal): Promise<Answer> {
    const { key } = resource;
    const cached = await this.#find(key);
    const now = this.#options.now();
    const age = cached ? usableAge(cached, now) : 0;
    if (cached && age < cached.lifetime.staleUntil) {
      const isDue = age >= cached.lifetime.freshUntil && !this.#isPausedAfterFailure(key, now);
      if (isDue && !this.#rendering.has(key)) this.#revalidateInBackground(resource, acceptEncoding);
      return this.#toAnswer(key, cached, acceptEncoding, hitStatus(cached, age));
    }
    const fallback = cached && age < cached.lifetime.errorUntil ? cached : undefined;
    if (fallback && this.#isPausedAfterFailure(key, now)) return this.#answerOnError(key, fallback, acceptEncoding, age);
    const isCollapsed = this.#rendering.has(key);
    if (!isCollapsed) resource.admit?.();
    const result = await this.#renderOnce(resource, acceptEncoding, visitorGone);
    if (fallback && result.isFailure) return this.#answerOnError(key, fallback, acceptEncoding, age);
    const detail = `${isCollapsed ? "; collapsed" : ""}${result.isCacheable ? "; stored" : ""}`;
    return this.#toAnswer(key, result.cached, acceptEncoding, `${CACHE}; fwd=${cached ? "stale" : "uri-miss"}${detail}`);
  }

  /** Whether the pause after a failed render still runs. One that would last longer than RETRY_MS was noted before the clock was set back. */
  #isPausedAfterFailure(key: string, now: number): boolean {
    const retryAt = this.#retryAt.get(key) ?? 0;
    return now < retryAt && retryAt <= now + RETRY_MS;
  }

  #answerOnError(key: string, cached: CachedEntry, acceptEncoding: string | undefined, age: number): Promise<Answer> {
    return this.#toAnswer(key, cached, acceptEncoding, `${hitStatus(cached, age)}; detail=stale-if-error`);
  }

  async #toAnswer(key: string, cached: CachedEntry, acceptEncoding: string | undefined, cacheStatus: string): Promise<Answer> {
    const { entry } = cached;
    const coding = codingFor(acceptEncoding, { contentType: contentTypeOf(entry), bodies: entry.bodies });
    const existing = entry.bodies[coding];
    const body = existing ?? (await bodyIn(entry.bodies, coding));
    // Identity bodies are not kept: they are large and seldom requested. Nor is a body of an entry that was replaced meanwhile.
    if (!existing && coding !== "identity" && this.#memory.get(key) === cached)
      this.#remember(key, { ...cached, entry: { ...entry, bodies: { ...entry.bodies, [coding]: body } } });
    const age = ageSeconds(entry.madeAt, this.#options.now());
    return { status: entry.status, headers: entry.headers, body, coding, age, cacheStatus };
  }

  /** The current entry of a key: the one in memory while it is fresh, else the younger one of memory and store. */
  async #find(key: string): Promise<CachedEntry | undefined> {
    const { log, now } = this.#options;
    const existing = this.#memory.get(key);
    const isCurrent = existing !== undefined && log.isCurrent(existing.entry);
    if (existing && !isCurrent) this.#memory.delete(key);
    if (existing && isCurrent && usableAge(existing, now()) < existing.lifetime.freshUntil) return existing;
    const stored = this.#rendering.has(key) ? undefined : await this.#fromStore(key);
    if (stored && (!existing || !isCurrent || stored.entry.madeAt > existing.entry.madeAt)) {
      this.#memory.set(key, stored);
      return stored;
    }
    return isCurrent ? existing : undefined;
  }

  async #fromStore(key: string): Promise<CachedEntry | undefined> {
    const entry = await this.#withStore((store) => store.get(key));
    if (!entry || !this.#options.log.isCurrent(entry)) return undefined;
    return { entry, lifetime: parseLifetime(entry.headers["cache-control"] ?? "") ?? UNCACHEABLE };
  }

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

  #revalidateInBackground(resource: Resource, acceptEncoding: string | undefined): void {
    this.#renderOnce(resource, acceptEncoding).catch((error: unknown) =>
      console.error(`${resource.key} was not revalidated:`, error),
    );
  }

  #renderOnce(resource: Resource, acceptEncoding: string | undefined, visitorGone?: AbortSignal): Promise<RenderResult> {
    return this.#rendering.run(resource.key, (signal) => this.#renderWithLease(resource, acceptEncoding, signal), visitorGone);
  }

  async #renderWithLease(resource: Resource, acceptEncoding: string | undefined, signal: AbortSignal): Promise<RenderResult> {
    const { key } = resource;
    const fromAnotherProcess = await this.#waitForOtherProcess(key);
    if (fromAnotherProcess) return { cached: fromAnotherProcess, isCacheable: true, isFailure: false };
    try {
      return await this.#renderAndRemember(resource, acceptEncoding, signal);
    } finally {
      const isReleased = await this.#withStore((store) => store.release(key).then(() => true));
      if (isReleased) this.#leasedKeys.delete(key);
    }
  }

  async #renderAndRemember(
    { key, make }: Resource,
    acceptEncoding: string | undefined,
    signal: AbortSignal,
  ): Promise<RenderResult> {
    const logPosition = this.#options.log.position();
    const rendered = await make(signal);
    const entry = toEntry(rendered, logPosition, this.#options.now());
    const lifetime = parseLifetime(entry.headers["cache-control"] ?? "");
    const isFailure = rendered.status >= 500 || !rendered.isComplete;
    if (isFailure) this.#retryAt.set(key, this.#options.now() + RETRY_MS);
    if (!lifetime || rendered.body.length > BODY_MAX)
      return { cached: { entry, lifetime: UNCACHEABLE }, isCacheable: false, isFailure };
    const contentType = contentTypeOf(entry);
    const preferredCoding = codingFor(acceptEncoding, { contentType, bodies: entry.bodies });
    const coding =
      preferredCoding === "identity" && rendered.body.length > 0 && isCompressible(contentType) ? "gzip" : preferredCoding;
    const body = await bodyIn(entry.bodies, coding);
    const cached = { entry: { ...entry, bodies: { [coding]: body } }, lifetime };
    this.#remember(key, cached);
    return { cached, isCacheable: true, isFailure };
  }

  #remember(key: string, cached: CachedEntry): void {
    this.#memory.set(key, cached);
    // Only what may be served on error is stored. Searches may not: there are endless different ones.
    if (cached.entry.status === 200 && cached.lifetime.errorUntil > cached.lifetime.freshUntil)
      this.#withStore((store) => store.set(key, cached.entry)).catch((error: unknown) =>
        console.error(`${key} was not stored:`, error),
      );
  }

  /** Waits while another process renders the same response, and returns that. Undefined when this process is to render it. */
  async #waitForOtherProcess(key: string): Promise<CachedEntry | undefined> {
    if (this.#leasedKeys.has(key)) return undefined;
    const waitingSince = this.#options.now();
    while (this.#options.now() < waitingSince + LEASE_MS) {
      // True: this process has the lease. Undefined: no usable store, so there is nobody to wait for.
      const isLeased = await this.#withStore((store) => store.lease(key, LEASE_MS));
      if (isLeased) this.#leasedKeys.add(key);
      if (isLeased !== false) return undefined;
      await wait(POLL_MS);
      const fromAnotherProcess = await this.#fromStore(key);
      if (fromAnotherProcess && fromAnotherProcess.entry.madeAt >= waitingSince) return fromAnotherProcess;
    }
    return undefined;
  }
}
