/** How the body of a kept answer is encoded, as `Content-Encoding` names it. */
export const CODINGS = ["br", "gzip", "identity"] as const;
export type Coding = (typeof CODINGS)[number];

/** The moment in the log of purges at which an answer was begun: which log, and how many purges it knew of. */
export type Moment = { epoch: string; sequence: number };

/** A kept answer: one page (or picture), in each encoding that somebody has asked for so far. */
export type Entry = {
  status: number;
  /** What is sent with it; without `content-encoding`, `content-length` and `vary`, which depend on the encoding. */
  headers: Record<string, string>;
  bodies: Partial<Record<Coding, Buffer>>;
  /** What it shows: a purge of one of these ends it. */
  tags: string[];
  /** When it was made, in milliseconds since 1970. */
  madeAt: number;
  /** When it was begun, as the log of purges tells time. */
  begun: Moment;
};

/** A purge: from `sequence` on, nothing that was begun before shows `tag`. */
export type Purge = { sequence: number; tag: string };

/** What the log of purges holds after a sequence: `floor`, at or before which purges are no longer told one by one. */
export type PurgeNews = Moment & { floor: number; purges: Purge[] };

/**
 * Where kept answers outlive a process: a file that the processes of one machine share, or a Redis that machines share. Bounded in bytes; the
 * least recently used goes first.
 * @throws StoreUnavailable from each method when the store cannot be used at present; the caller goes on without it
 */
export interface Store {
  /** The entry kept under a key; undefined where there is none or it is not whole. */
  get(key: string): Promise<Entry | undefined>;
  /** Keeps an entry under a key, in the place of what was there. */
  set(key: string, entry: Entry): Promise<void>;
  /** Notes that these tags are purged from now on, for every process that shares the store; answers the last of the new sequences. */
  purge(tags: readonly string[]): Promise<Moment>;
  /** The purges after a moment; all that are known when the epoch is another or undefined. */
  purgesAfter(moment: Moment | undefined): Promise<PurgeNews>;
  /** Takes the right to make the answer to a key, for so many milliseconds at most; false where another process has it. */
  lease(key: string, milliseconds: number): Promise<boolean>;
  /** Gives it back. */
  release(key: string): Promise<void>;
  close(): Promise<void>;
}

/** The store cannot be used at present: gone, slow, full, read-only or corrupt. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable" as const;
}
