import type { LogPosition } from "../../lib/cache/render-context.ts";

/** Encodings of a cached body, as in `Content-Encoding`. */
export const CODINGS = ["br", "gzip", "identity"] as const;
export type Coding = (typeof CODINGS)[number];

/** A cached response in one or more encodings. */
export type Entry = {
  status: number;
  /** Without `content-encoding`, `content-length` and `vary`. */
  headers: Record<string, string>;
  bodies: Partial<Record<Coding, Buffer>>;
  tags: string[];
  madeAt: number;
  /** Position in the purge log when the render began. */
  logPosition: LogPosition;
};

/** Entries with `tag` whose render began before `sequence` are purged. */
export type Purge = { sequence: number; tag: string };

/** Purges after a sequence; those up to `floor` are no longer listed. */
export type PurgeNews = LogPosition & { floor: number; purges: Purge[] };

/**
 * Persistent, shared cache storage: an SQLite file per machine, or Redis. Bounded in bytes, LRU. Every method @throws
 * StoreUnavailable; callers go on without the store.
 */
export interface Store {
  get(key: string): Promise<Entry | undefined>;
  set(key: string, entry: Entry): Promise<void>;
  /** Purges tags for every process; returns the new position. */
  purge(tags: readonly string[]): Promise<LogPosition>;
  /** Purges after a position; all known ones where it is undefined or of another epoch. */
  purgesAfter(position: LogPosition | undefined): Promise<PurgeNews>;
  /** Lock on rendering a key, for at most `milliseconds`; false when another process has it. `release` frees only a lock of this process. */
  lease(key: string, milliseconds: number): Promise<boolean>;
  release(key: string): Promise<void>;
  close(): Promise<void>;
}

/** The store is gone, slow, full, read-only or corrupt. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable" as const;
}
