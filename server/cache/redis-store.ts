import { randomUUID } from "node:crypto";
import { RESP_TYPES, type RedisArgument } from "redis";
import { z } from "zod";
import type { LogPosition } from "../../lib/cache/render-context.ts";
import { fromRedisValue, pack, toRedisValue } from "./entry-format.ts";
import { PAGE_TAGS, purgeInPages, readAllPurges } from "./purge-pages.ts";
import { RedisConnection, type RedisTiming } from "./redis-connection.ts";
import { ADD_PURGES, DELETE_ENTRY, EVICT, PURGES_AFTER, RELEASE, SET_ENTRY } from "./redis-scripts.ts";
import type { Entry, PurgeNews, Store } from "./store.ts";

/**
 * `url`: `redis[s]://[[user]:password@]host[:port][/database]`. `maxBytes`: limit of keys and entries; default: none,
 * so that the server's `maxmemory` decides. `maxPurges`: tags in the purge log.
 */
export type RedisOptions = {
  url: string;
  namespace: string;
  maxBytes?: number;
  maxPurges?: number;
  now?: () => number;
  timing?: RedisTiming;
};

const DAY_MS = 86_400_000;
const ENTRY_MS = 8 * DAY_MS;
/** Longer than ENTRY_MS: without the log, no entry would be current. */
const LOG_MS = 9 * DAY_MS;
const PURGES_MAX = 100_000;
/** Eviction stops at this share of the limit. */
const LOW_WATER = 0.9;
/** Entries per eviction script, which then takes about a millisecond. */
const EVICTION_BATCH = 100;
/** Resolution of the last-used time, in milliseconds. */
const TOUCH_MS = 60_000;
/** Maximum number of keys that are remembered as used in the current minute. */
const TOUCHED_MAX = 20_000;
/** A key is stored three times: as itself, in `used` and in `sizes`. */
const KEY_COPIES = 3;

const AS_BUFFERS = { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } };

const Value = z.instanceof(Uint8Array).nullable();
const PositionReply = z.tuple([z.string(), z.number()]);
const NewsReply = z.tuple([z.string(), z.number(), z.number(), z.array(z.string())]);

// A failed touch or deletion must not fail a read. The next write reports the error.
const ignoringFailure = (work: Promise<void>) => work.catch(() => undefined);

class RedisStore implements Store {
  readonly #connection: RedisConnection;
  readonly #prefix: string;
  readonly #maxBytes: number;
  readonly #maxPurges: number;
  readonly #now: () => number;
  readonly #owner = randomUUID();
  readonly #touched = new Set<string>();
  #touchedMinute = 0;

  constructor(options: RedisOptions) {
    const { url, namespace, maxBytes, maxPurges, now, timing } = options;
    this.#connection = new RedisConnection(url, timing ?? { commandMs: 250, retryMs: 1_000 });
    // Hash tag: keeps all keys on one node of a cluster, as the scripts need.
    this.#prefix = `{${namespace}}:`;
    this.#maxBytes = maxBytes ?? Number.POSITIVE_INFINITY;
    this.#maxPurges = maxPurges ?? PURGES_MAX;
    this.#now = now ?? Date.now;
  }

  async get(key: string): Promise<Entry | undefined> {
    const found = this.#connection.command(["GET", this.#entryKey(key)], AS_BUFFERS);
    const [reply] = await Promise.all([found, ignoringFailure(this.#touch(key))]);
    const value = Value.parse(reply);
    if (!value) return undefined;
    const entry = fromRedisValue(key, Buffer.from(value.buffer, value.byteOffset, value.byteLength));
    if (!entry) await ignoringFailure(this.#delete(key));
    return entry;
  }

  async set(key: string, entry: Entry) {
    const value = toRedisValue(pack(key, entry));
    const bytes = value.length + KEY_COPIES * Buffer.byteLength(key);
    // An entry of this size would be evicted at once.
    if (bytes > this.#maxBytes * LOW_WATER) return this.#delete(key);
    const keys = [this.#entryKey(key), ...this.#keys("used", "sizes", "log", "purges")];
    const total = await this.#runForTotal(SET_ENTRY, keys, [key, value, bytes, this.#now(), ENTRY_MS, LOG_MS]);
    if (total > this.#maxBytes) await this.#evict();
  }

  async purge(tags: readonly string[]): Promise<LogPosition> {
    return purgeInPages(tags, async (page) => {
      const epochOfNewLog = randomUUID();
      const noKnownPosition = ["", 0];
      const args = [epochOfNewLog, ...noKnownPosition, this.#maxPurges, LOG_MS, ...page];
      const [epoch, sequence] = PositionReply.parse(await this.#run(ADD_PURGES, this.#keys("log", "purges"), args));
      return { epoch, sequence };
    });
  }

  async purgesAfter(position: LogPosition | undefined): Promise<PurgeNews> {
    return readAllPurges(position, async (after) => {
      const epochOfNewLog = randomUUID();
      const args = [epochOfNewLog, after?.epoch ?? "", after?.sequence ?? 0, PAGE_TAGS];
      const reply = NewsReply.parse(await this.#run(PURGES_AFTER, this.#keys("log", "purges"), args));
      const [epoch, last, floor, tagsAndNumbers] = reply;
      const purges = tagsAndNumbers.flatMap((tag, index) =>
        index % 2 ? [] : [{ tag, sequence: Number(tagsAndNumbers[index + 1]) }],
      );
      // A full page: more may follow, so the next read goes on after its last purge.
      const sequence = purges.length === PAGE_TAGS ? (purges.at(-1)?.sequence ?? last) : last;
      return { epoch, sequence, floor, purges };
    });
  }

  async lease(key: string, milliseconds: number) {
    const args = ["SET", `${this.#prefix}lease:${key}`, this.#owner, "NX", "PX", String(milliseconds)];
    return (await this.#connection.command(args)) === "OK";
  }

  async release(key: string) {
    await this.#run(RELEASE, [`${this.#prefix}lease:${key}`], [this.#owner]);
  }

  async close() {
    this.#connection.close();
  }

  #entryKey(key: string) {
    return `${this.#prefix}entry:${key}`;
  }

  #keys(...names: string[]) {
    return names.map((name) => this.#prefix + name);
  }

  #run(script: string, keys: string[], args: (RedisArgument | number)[]): Promise<unknown> {
    const texts = args.map((arg) => (typeof arg === "number" ? String(arg) : arg));
    return this.#connection.command(["EVAL", script, String(keys.length), ...keys, ...texts]);
  }

  async #runForTotal(script: string, keys: string[], args: (RedisArgument | number)[]): Promise<number> {
    return z.number().parse(await this.#run(script, keys, args));
  }

  async #delete(key: string) {
    await this.#run(DELETE_ENTRY, [this.#entryKey(key), ...this.#keys("used", "sizes")], [key]);
  }

  async #evict() {
    const target = this.#maxBytes * LOW_WATER;
    const args = [this.#entryKey(""), target, EVICTION_BATCH];
    while ((await this.#runForTotal(EVICT, this.#keys("used", "sizes"), args)) > target);
  }

  /** Notes the use of an entry, for the order of eviction. */
  async #touch(key: string) {
    const now = this.#now();
    const minute = Math.floor(now / TOUCH_MS);
    if (minute !== this.#touchedMinute || this.#touched.size >= TOUCHED_MAX) this.#touched.clear();
    this.#touchedMinute = minute;
    if (this.#touched.has(key)) return;
    this.#touched.add(key);
    await this.#connection.command(["ZADD", `${this.#prefix}used`, "XX", String(now), key]);
  }
}

/**
 * Opens a store in Redis or Valkey, shared between machines. Commands time out after 250 ms; after a timeout or a lost connection
 * every method throws until reconnected. @throws TypeError for an invalid `url`
 */
export function openRedisStore(options: RedisOptions): Store {
  return new RedisStore(options);
}
