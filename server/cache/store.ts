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

/** Answer of `purgesAfter`. `epoch`, `sequence`: the position reached. `floor`: purges up to this number may be missing from `purges`. */
export type PurgeNews = LogPosition & { floor: number; purges: Purge[] };

/**
 * Persistent storage that processes share: an SQLite file per machine, or Redis. Limited in bytes; the least recently used entries
 * are dropped. Every method @throws StoreUnavailable.
 */
export interface Store {
  get(key: string): Promise<Entry | undefined>;
  set(key: string, entry: Entry): Promise<void>;
  /** Purges tags for every process; returns the new position. */
  purge(tags: readonly string[]): Promise<LogPosition>;
  /** Purges after a position; all known ones where it is undefined or of another epoch. */
  purgesAfter(position: LogPosition | undefined): Promise<PurgeNews>;
  /** Takes a lock for at most `milliseconds`; false when another process has it. `key`: of a response to render, or a claimed name (server/purges.ts). */
  lease(key: string, milliseconds: number): Promise<boolean>;
  /** Frees a lock of this process; leaves one of another process. */
  release(key: string): Promise<void>;
  close(): Promise<void>;
}

/** The store is gone, slow, full, read-only or corrupt. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable" as const;
}
