import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

const UNFINISHED = ".part";

/** Runs at most `limit` jobs at once, the others wait their turn. */
export function lane(limit: number): <T>(job: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (job) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

const missing = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT";

/** Files made on demand and kept on disk, the least recently used dropped when they take more than `maxBytes`. */
export class MediaStore {
  readonly #directory: string;
  readonly #maxBytes: number;
  readonly #sizes = new Map<string, number>();
  readonly #making = new Map<string, Promise<Buffer | undefined>>();
  #bytes = 0;

  private constructor(directory: string, maxBytes: number) {
    this.#directory = directory;
    this.#maxBytes = maxBytes;
  }

  /** Opens the directory, creating it when needed, and takes stock of what an earlier run left there. */
  static async open(directory: string, maxBytes: number): Promise<MediaStore> {
    const store = new MediaStore(directory, maxBytes);
    await mkdir(directory, { recursive: true });
    const names = await readdir(directory);
    await Promise.all(
      names.filter((name) => name.endsWith(UNFINISHED)).map((name) => rm(join(directory, name), { force: true })),
    );
    const finished = names.filter((name) => /^[0-9a-f]{64}$/.test(name));
    const files = await Promise.all(finished.map(async (name) => ({ name, ...(await stat(join(directory, name))) })));
    for (const { name, size } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) store.#account(name, size);
    await store.#shrink();
    return store;
  }

  #account(name: string, size: number): void {
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
      this.#account(name, bytes.length);
      return bytes;
    } catch (error) {
      if (!missing(error)) throw error;
      this.#forget(name);
      return undefined;
    }
  }

  async #write(name: string, bytes: Buffer): Promise<void> {
    const unfinished = join(this.#directory, `${name}.${randomUUID()}${UNFINISHED}`);
    await writeFile(unfinished, bytes);
    await rename(unfinished, join(this.#directory, name));
    this.#account(name, bytes.length);
    await this.#shrink();
  }

  async #make(name: string, make: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    const kept = await this.#read(name);
    if (kept) return kept;
    const made = await make();
    if (made) await this.#write(name, made);
    return made;
  }

  /** What is kept under the key, else what `make` gives (made once for all who ask meanwhile, and kept unless undefined). */
  async get(key: string, make: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    // Keys hold what strangers wrote: only their hash becomes a file name.
    const name = createHash("sha256").update(key).digest("hex");
    const known = this.#making.get(name);
    if (known) return known;
    const making = this.#make(name, make).finally(() => this.#making.delete(name));
    this.#making.set(name, making);
    return making;
  }
}
