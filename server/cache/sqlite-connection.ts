import { type FileOptions, isCorrupt, openFile, RESULT, readInode, resultCode, type SqliteFile } from "./sqlite-file.ts";
import { StoreUnavailable } from "./store.ts";

/** `wall`: milliseconds since 1970; `steady`: monotonic milliseconds. */
export type Clock = { wall: () => number; steady: () => number };

/** Pause before a failed file is tried again, in milliseconds. */
const RETRY_MS = 10_000;
/** Pause of writes after a lock timeout, in milliseconds. */
const WRITE_PAUSE_MS = 1_000;
/** After these errors reads still work, so the file stays open. */
const NOT_FATAL = [RESULT.busy, RESULT.readOnly, RESULT.full, RESULT.tooBig];

/** A connection that opens its file on demand, and again after the file failed or was replaced. */
export class SqliteConnection {
  readonly #options: FileOptions;
  readonly #clock: Clock;
  #file: SqliteFile | undefined;
  #broken: { inode: bigint; error: unknown } | undefined;
  #nextTryAt = Number.NEGATIVE_INFINITY;
  #nextWriteAt = Number.NEGATIVE_INFINITY;
  #lastError: unknown;

  constructor(options: FileOptions, clock: Clock) {
    this.#options = options;
    this.#clock = clock;
  }

  /** @throws StoreUnavailable for any failure */
  read<T>(work: (file: SqliteFile) => T): T {
    const file = this.#openFile();
    try {
      return work(file);
    } catch (error) {
      this.#handleFailure(error, file);
      throw this.#unavailable(error);
    }
  }

  /** @throws StoreUnavailable for any failure, and for a second after a lock timeout */
  write<T>(work: (file: SqliteFile) => T): T {
    if (this.#clock.steady() < this.#nextWriteAt) throw this.#unavailable(this.#lastError);
    return this.read(work);
  }

  close() {
    this.#nextTryAt = Number.POSITIVE_INFINITY;
    this.#lastError = new Error("closed");
    this.#release();
  }

  #unavailable(cause: unknown) {
    const reason = cause instanceof Error || (typeof cause === "object" && cause && "message" in cause) ? cause.message : cause;
    return new StoreUnavailable(`${this.#options.file}: ${reason}`, { cause });
  }

  #openFile(): SqliteFile {
    if (this.#clock.steady() < this.#nextTryAt) throw this.#unavailable(this.#lastError);
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

  #handleFailure(error: unknown, file: SqliteFile) {
    const result = resultCode(error);
    if (result === RESULT.busy) {
      this.#nextWriteAt = this.#clock.steady() + WRITE_PAUSE_MS;
      this.#lastError = error;
    }
    if (result === undefined || NOT_FATAL.includes(result)) return;
    if (isCorrupt(error)) this.#broken = { inode: file.inode, error };
    this.#release();
    this.#pause(error);
  }

  #pause(error: unknown) {
    this.#nextTryAt = this.#clock.steady() + RETRY_MS;
    this.#lastError = error;
  }

  #release() {
    const file = this.#file;
    this.#file = undefined;
    if (file?.database.isOpen) file.database.close();
  }
}
