import { existsSync } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { lockFolder } from "../db/folder-lock.ts";

/** It lies with its lock inside the folder of backups: the backup's user may not write outside that folder. */
const PARTIAL = ".partial";

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Fills a temporary folder (`fill` syncs its files) and renames it. On failure the folder is removed, after a crash by the next run. */
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
