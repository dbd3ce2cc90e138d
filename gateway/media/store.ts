import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sha256 } from "../sha256.ts";

const UNFINISHED = ".part";

const missing = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT";

/** Makes a file; undefined if there is no such file. `unwanted` aborts when nobody waits for it any more. */
type Make = (unwanted: AbortSignal) => Promise<Buffer | undefined>;

type Making = { made: Promise<Buffer | undefined>; waiting: number; unwanted: AbortController };

/** Files made on demand, cached on disk with LRU eviction beyond `maxBytes`. */
export class MediaStore {
  readonly #directory: string;
  readonly #maxBytes: number;
  readonly #sizes = new Map<string, number>();
  readonly #making = new Map<string, Making>();
  #bytes = 0;

  private constructor(directory: string, maxBytes: number) {
    this.#directory = directory;
    this.#maxBytes = maxBytes;
  }

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

  async #make(name: string, make: Make, unwanted: AbortSignal): Promise<Buffer | undefined> {
    const kept = await this.#read(name);
    if (kept) return kept;
    const made = await make(unwanted);
    if (made) await this.#write(name, made);
    return made;
  }

  #begin(name: string, make: Make): Making {
    const unwanted = new AbortController();
    const made = this.#make(name, make, unwanted.signal).finally(() => this.#ended(name, making));
    const making = { made, waiting: 0, unwanted };
    this.#making.set(name, making);
    return making;
  }

  #ended(name: string, making: Making): void {
    if (this.#making.get(name) === making) this.#making.delete(name);
  }

  /** Cached or made, once for concurrent callers. `left` aborts a caller's wait. */
  async get(key: string, make: Make, left?: AbortSignal): Promise<Buffer | undefined> {
    left?.throwIfAborted();
    // Hash: keys contain request data.
    const name = sha256(key);
    const making = this.#making.get(name) ?? this.#begin(name, make);
    making.waiting += 1;
    left?.addEventListener("abort", () => {
      making.waiting -= 1;
      if (making.waiting > 0) return;
      this.#ended(name, making);
      making.unwanted.abort(left.reason);
    });
    return making.made;
  }
}
