import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { z } from "zod";
import type { LogPosition } from "../../lib/cache/render-context.ts";
import { pack, packedSize, unpack } from "./entry-format.ts";
import { purgeInPages, readAllPurges } from "./purge-pages.ts";
import { type Clock, SqliteConnection } from "./sqlite-connection.ts";
import { type FileOptions, type SqliteFile, transaction } from "./sqlite-file.ts";
import { addPurges, isOlderThanKnown, readPurgePage, readState, startNewEpoch } from "./sqlite-purges.ts";
import { CODINGS, type Entry, type Store } from "./store.ts";

/** `maxBytes`: limit of keys, metas and bodies; the file is a third larger, plus 64 MiB of WAL. `maxPurges`: tags in the log. */
export type SqliteOptions = FileOptions & { maxBytes: number; maxPurges?: number; clock?: Clock };

const PURGES_MAX = 100_000;
/** Eviction stops at this share of the limit. */
const LOW_WATER = 0.9;
/** Entries per eviction transaction, which then takes less than a millisecond. */
const EVICTION_BATCH = 16;
/** Resolution of the last-used time, in milliseconds: most hits write nothing. */
const TOUCH_MS = 60_000;

const CLOCK: Clock = { wall: () => Date.now(), steady: () => performance.now() };

const Blob = z.instanceof(Uint8Array).nullable();
const Row = z.object({
  id: z.number(),
  used_at: z.number(),
  checksum: z.number(),
  meta: z.string(),
  br: Blob,
  gzip: Blob,
  identity: Blob,
});

class SqliteStore implements Store {
  readonly #connection: SqliteConnection;
  readonly #clock: Clock;
  readonly #maxBytes: number;
  readonly #maxPurges: number;
  readonly #owner = randomUUID();
  #eviction: Promise<void> | undefined;

  constructor({ maxBytes, maxPurges = PURGES_MAX, clock = CLOCK, ...file }: SqliteOptions) {
    this.#connection = new SqliteConnection(file, clock);
    this.#clock = clock;
    this.#maxBytes = maxBytes;
    this.#maxPurges = maxPurges;
  }

  async get(key: string): Promise<Entry | undefined> {
    const found = this.#connection.read(({ statements }) => statements.find.get(key));
    if (!found) return undefined;
    const row = Row.parse(found);
    const bodies: Entry["bodies"] = {};
    for (const coding of CODINGS) {
      const body = row[coding];
      if (body) bodies[coding] = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
    }
    const entry = unpack(key, { meta: row.meta, bodies, checksum: row.checksum });
    if (!entry) this.#ignoringFailure(({ statements }) => statements.deleteDamaged.run(key, row.checksum));
    else this.#touch(row.id, row.used_at);
    return entry;
  }

  async set(key: string, entry: Entry) {
    const packed = pack(key, entry);
    const bytes = packedSize(key, packed);
    const { meta, checksum, bodies } = packed;
    const blobs = CODINGS.map((coding) => bodies[coding] ?? null);
    // An entry of this size would be evicted at once.
    const isTooLarge = bytes > this.#maxBytes * LOW_WATER;
    const total = this.#connection.write((file) => {
      if (isTooLarge) file.statements.deleteEntry.run(key);
      else file.statements.setEntry.run(key, bytes, this.#clock.wall(), checksum, meta, ...blobs);
      return readState(file).bytes;
    });
    if (total > this.#maxBytes) await this.#evict();
  }

  async purge(tags: readonly string[]) {
    return purgeInPages(tags, (page) => this.#connection.write((file) => addPurges(file, page, this.#maxPurges)));
  }

  async purgesAfter(position: LogPosition | undefined) {
    if (this.#connection.read((file) => isOlderThanKnown(file, position))) this.#connection.write(startNewEpoch);
    return readAllPurges(position, (after) => this.#connection.read((file) => readPurgePage(file, after)));
  }

  async lease(key: string, milliseconds: number) {
    const now = this.#clock.wall();
    return this.#connection.write(({ statements }) => {
      const { changes } = statements.lease.run(key, this.#owner, now, now + milliseconds);
      return Number(changes) > 0;
    });
  }

  async release(key: string) {
    this.#connection.write(({ statements }) => statements.release.run(key, this.#owner));
  }

  async close() {
    this.#connection.close();
  }

  // A failed touch or deletion must not fail a read.
  #ignoringFailure(work: (file: SqliteFile) => unknown) {
    try {
      this.#connection.write(work);
    } catch {
      // The next write reports the error.
    }
  }

  #touch(id: number, usedAt: number) {
    const now = this.#clock.wall();
    // Absolute difference: the clock may have been set back.
    if (Math.abs(now - usedAt) < TOUCH_MS) return;
    this.#ignoringFailure(({ statements }) => statements.touch.run(now, id));
  }

  #evict(): Promise<void> {
    this.#eviction ??= this.#evictInBatches().finally(() => {
      this.#eviction = undefined;
    });
    return this.#eviction;
  }

  async #evictInBatches() {
    const target = this.#maxBytes * LOW_WATER;
    while (this.#connection.write((file) => evictBatch(file, target)) > target) await setImmediate();
  }
}

function evictBatch(file: SqliteFile, target: number): number {
  return transaction(file.database, () => {
    for (let count = 0; count < EVICTION_BATCH; count += 1) {
      const { bytes } = readState(file);
      if (bytes <= target || !file.statements.deleteLeastUsed.get()) return Math.min(bytes, target);
    }
    return readState(file).bytes;
  });
}

/**
 * Opens a store in a file shared by the processes of one machine. It survives `kill -9`; a power loss may lose the last writes.
 * Opening never throws: an unavailable file is retried after 10 s, a damaged one replaced.
 */
export function openSqliteStore(options: SqliteOptions): Store {
  return new SqliteStore(options);
}
