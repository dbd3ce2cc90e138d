import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The bytes of uploaded files, each under its own name in one folder. */
export type Files = {
  keep: (name: string, bytes: Uint8Array) => Promise<void>;
  read: (name: string) => Promise<Buffer>;
  remove: (name: string) => Promise<void>;
};

/** Files in a folder, which is made with the first of them. Names must be plain: no slash is looked for here. */
export const filesIn = (folder: string): Files => ({
  async keep(name, bytes) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, name), bytes, { flag: "wx", mode: 0o600 });
  },
  read: (name) => readFile(join(folder, name)),
  remove: (name) => rm(join(folder, name), { force: true }),
});
