import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sha256 } from "../sha256.ts";

const UNFINISHED_SUFFIX = ".part";

const isMissing = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT";

/** Makes a file; undefined if there is no such file. `unwanted` aborts when no caller waits for the file any more. */
type Make = (unwanted: AbortSignal) => Promise<Buffer | undefined>;

type Job = { result: Promise<Buffer | undefined>; waiting: number; unwanted: AbortController };

/** Files made on demand, cached on disk with LRU eviction beyond `maxBytes`; after a restart, the oldest made go first. */
export class FileCache {
  readonly #directory: string;
  readonly #maxBytes: number;
  readonly #sizes = new Map<string, number>();
  readonly #jobs = new Map<string, Job>();
  #bytes = 0;

  private constructor(directory: string, maxBytes: number) {
    this.#directory = directory;
    this.#maxBytes = maxBytes;
  }

  static async open(directory: string, maxBytes: number): Promise<FileCache> {
    const cache = new FileCache(directory, maxBytes);
    await mkdir(directory, { recursive: true });
    const names = await readdir(directory);
    await Promise.all(
      names.filter((name) => name.endsWith(UNFINISHED_SUFFIX)).map((name) => rm(join(directory, name), { force: true })),
    );
    const finished = names.filter((name) => /^[0-9a-f]{64}$/.test(name));
    const files = await Promise.all(finished.map(async (name) => ({ name, ...(await stat(join(directory, name))) })));
    for (const { name, size } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) cache.#touch(name, size);
    await cache.#shrink();
    return cache;
  }

  #touch(name: string, size: number): void {
    this.#bytes += size - (this.#sizes.get(name) ?? 0);
    this.#sizes.delete(name);
    this.#sizes.set(name, size);
  }

  #forget(name: string): void {
    this.#bytes -= this.#sizes.get(name) ?? 0;
    this.#sizes.delete(name);
  }

  async #shrink(): Promise<void> {
    for (const [name] of this.#sizes) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#forget(name);
      await rm(join(this.#directory, name), { force: true });
    }
  }

  async #read(name: string): Promise<Buffer | undefined> {
    const size = this.#sizes.get(name);
    if (size === undefined) return undefined;
    try {
      const bytes = await readFile(join(this.#directory, name));
      // Evicted meanwhile: its bytes are no longer on disk.
      if (this.#sizes.has(name)) this.#touch(name, bytes.length);
      return bytes;
    } catch (error) {
      if (!isMissing(error)) throw error;
      this.#forget(name);
      return undefined;
    }
  }

  async #write(name: string, bytes: Buffer): Promise<void> {
    const unfinished = join(this.#directory, `${name}.${randomUUID()}${UNFINISHED_SUFFIX}`);
    await writeFile(unfinished, bytes);
    await rename(unfinished, join(this.#directory, name));
    this.#touch(name, bytes.length);
    await this.#shrink();
  }

  async #readOrMake(name: string, make: Make, unwanted: AbortSignal): Promise<Buffer | undefined> {
    const cached = await this.#read(name);
    if (cached) return cached;
    const made = await make(unwanted);
    if (made) await this.#write(name, made);
    return made;
  }

  #startJob(name: string, make: Make): Job {
    const unwanted = new AbortController();
    const result = this.#readOrMake(name, make, unwanted.signal).finally(() => this.#removeJob(name, job));
    const job = { result, waiting: 0, unwanted };
    this.#jobs.set(name, job);
    return job;
  }

  #removeJob(name: string, job: Job): void {
    if (this.#jobs.get(name) === job) this.#jobs.delete(name);
  }

  /** Returns the cached file, or makes it once for concurrent callers. `gone` aborts when this caller stops waiting; the job stops when none waits. */
  async get(key: string, make: Make, gone?: AbortSignal): Promise<Buffer | undefined> {
    gone?.throwIfAborted();
    // The key contains request data, which a file name must not.
    const name = sha256(key);
    const job = this.#jobs.get(name) ?? this.#startJob(name, make);
    job.waiting += 1;
    gone?.addEventListener("abort", () => {
      job.waiting -= 1;
      if (job.waiting > 0) return;
      this.#removeJob(name, job);
      job.unwanted.abort(gone.reason);
    });
    return job.result;
  }
}
