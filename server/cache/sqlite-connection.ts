import { type FileOptions, isCorrupt, openFile, RESULT, readInode, resultCode, type SqliteFile } from "./sqlite-file.ts";
import { StoreUnavailable } from "./store.ts";

/** Milliseconds: since 1970, and monotonic. */
export type Clock = { wall: () => number; steady: () => number };

/** Pause before a failed file is tried again, in milliseconds. */
const RETRY_MS = 10_000;
/** Pause of writes after a lock timeout, in milliseconds. */
const WRITE_PAUSE_MS = 1_000;
/** After these errors reads still work. */
const PASSING = [RESULT.busy, RESULT.readOnly, RESULT.full, RESULT.tooBig];

/** Opens the file on demand, and again after it failed or was replaced. */
export class SqliteConnection {
  readonly #options: FileOptions;
  readonly #clock: Clock;
  #file: SqliteFile | undefined;
  #broken: { inode: bigint; error: unknown } | undefined;
  #retryAt = Number.NEGATIVE_INFINITY;
  #writeAt = Number.NEGATIVE_INFINITY;
  #cause: unknown;

  constructor(options: FileOptions, clock: Clock) {
    this.#options = options;
    this.#clock = clock;
  }

  /** @throws StoreUnavailable for any failure */
  read<T>(work: (file: SqliteFile) => T): T {
    const file = this.#opened();
    try {
      return work(file);
    } catch (error) {
      this.#note(error, file);
      throw this.#unavailable(error);
    }
  }

  /** @throws StoreUnavailable for any failure, and for a second after a lock timeout */
  write<T>(work: (file: SqliteFile) => T): T {
    if (this.#clock.steady() < this.#writeAt) throw this.#unavailable(this.#cause);
    return this.read(work);
  }

  close() {
    this.#retryAt = Number.POSITIVE_INFINITY;
    this.#cause = new Error("closed");
    this.#release();
  }

  #unavailable(cause: unknown) {
    const reason = cause instanceof Error || (typeof cause === "object" && cause && "message" in cause) ? cause.message : cause;
    return new StoreUnavailable(`${this.#options.file}: ${reason}`, { cause });
  }

  #opened(): SqliteFile {
    if (this.#clock.steady() < this.#retryAt) throw this.#unavailable(this.#cause);
    if (this.#file && readInode(this.#options.file) === this.#file.inode) return this.#file;
    this.#release();
    try {
      this.#file = openFile(this.#options, this.#broken);
      this.#broken = undefined;
      return this.#file;
    } catch (error) {
      this.#pause(error);
      throw this.#unavailable(error);
    }
  }

  #note(error: unknown, file: SqliteFile) {
    const result = resultCode(error);
    if (result === RESULT.busy) {
      this.#writeAt = this.#clock.steady() + WRITE_PAUSE_MS;
      this.#cause = error;
    }
    if (result === undefined || PASSING.includes(result)) return;
    if (isCorrupt(error)) this.#broken = { inode: file.inode, error };
    this.#release();
    this.#pause(error);
  }

  #pause(error: unknown) {
    this.#retryAt = this.#clock.steady() + RETRY_MS;
    this.#cause = error;
  }

  #release() {
    const file = this.#file;
    this.#file = undefined;
    if (file?.database.isOpen) file.database.close();
  }
}
