import { existsSync } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { lockFolder } from "../db/folder-lock.ts";

/** Inside the folder of backups, as is its lock: the system user of the backup may not write elsewhere. */
const PARTIAL = ".partial";

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Fills a temporary folder and renames it. `fill` must sync the files that it writes. A failure removes the folder; after a crash the next run does. */
export async function fillFolder(parent: string, name: string, fill: (partial: string) => Promise<void>): Promise<string> {
  const [partial, folder] = [join(parent, PARTIAL), join(parent, name)];
  await mkdir(partial, { recursive: true });
  const unlock = await lockFolder(partial);
  try {
    if (existsSync(folder)) throw new Error(`${folder} is there already`);
    await rm(partial, { recursive: true });
    await mkdir(partial, { mode: 0o700 });
    await fill(partial);
    await syncFolder(partial);
    await rename(partial, folder);
    await syncFolder(parent);
    return folder;
  } finally {
    await rm(partial, { recursive: true, force: true });
    await unlock();
  }
}
