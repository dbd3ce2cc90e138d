import { constants } from "node:fs";
import { copyFile, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { isUnfinished } from "../upload/files.ts";

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });

export async function copyNewFiles(from: string, to: string, signal?: AbortSignal): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const present = new Set(await namesIn(to));
  for (const name of await namesIn(from)) {
    signal?.throwIfAborted();
    if (present.has(name) || isUnfinished(name)) continue;
    await copyFile(join(from, name), join(to, name), constants.COPYFILE_FICLONE).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  }
}
