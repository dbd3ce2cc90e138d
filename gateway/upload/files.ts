import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The bytes of uploaded files, each under its own name in one folder. */
export type Files = {
  keep: (name: string, bytes: Uint8Array) => Promise<void>;
  read: (name: string) => Promise<Buffer>;
  remove: (name: string) => Promise<void>;
};

/** Whether a name in the folder is of a file that is still being written. */
export const isPart = (name: string): boolean => name.startsWith(".");

/** Files in a folder, which is made with the first of them. Names must be plain: no slash is looked for here. A file is there whole, or not at all. */
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
