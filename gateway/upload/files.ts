import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const PREFIX = "/uploads/";

/** Path of a file in tables and on the wire: `/uploads/{name}`. */
export const uploadPath = (name: string): string => PREFIX + name;
export const uploadName = (path: string): string => path.slice(PREFIX.length);

export const newUploadName = (ending: string): string => `${randomBytes(16).toString("hex")}.${ending}`;

const NAME = /^[\da-f]{32}\.\w{3,4}$/;
export const isUploadName = (name: string): boolean => NAME.test(name);

export type Files = {
  write: (name: string, bytes: Uint8Array) => Promise<void>;
  read: (name: string) => Promise<Buffer>;
  remove: (name: string) => Promise<void>;
};

export const isUnfinished = (name: string): boolean => name.startsWith(".");

/** Writes atomically. Names must be plain: slashes are not checked here. */
export const filesIn = (folder: string): Files => ({
  async write(name, bytes) {
    await mkdir(folder, { recursive: true });
    const unfinished = join(folder, `.${name}`);
    try {
      await writeFile(unfinished, bytes, { flag: "wx", mode: 0o600 });
      await rename(unfinished, join(folder, name));
    } finally {
      await rm(unfinished, { force: true });
    }
  },
  read: (name) => readFile(join(folder, name)),
  remove: (name) => rm(join(folder, name), { force: true }),
});
