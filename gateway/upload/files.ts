import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Files in one folder, by name. */
export type Files = {
  keep: (name: string, bytes: Uint8Array) => Promise<void>;
  read: (name: string) => Promise<Buffer>;
  remove: (name: string) => Promise<void>;
};

/** Still being written. */
export const isPart = (name: string): boolean => name.startsWith(".");

/** Writes atomically. Names must be plain: slashes are not checked here. */
export const filesIn = (folder: string): Files => ({
  async keep(name, bytes) {
    await mkdir(folder, { recursive: true });
    const part = join(folder, `.${name}`);
    try {
      await writeFile(part, bytes, { flag: "wx", mode: 0o600 });
      await rename(part, join(folder, name));
    } finally {
      await rm(part, { force: true });
    }
  },
  read: (name) => readFile(join(folder, name)),
  remove: (name) => rm(join(folder, name), { force: true }),
});
