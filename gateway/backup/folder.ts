import { existsSync } from "node:fs";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { lockFolder } from "../db/folder-lock.ts";

const PARTIAL = ".partial-";

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes what an interrupted run left in a folder that is this process's own. */
async function removePartial(parent: string): Promise<void> {
  const left = (await readdir(parent)).filter((name) => name.startsWith(PARTIAL));
  for (const name of left) await rm(join(parent, name), { recursive: true, force: true });
}

/**
 * Fills a new folder under a name that says it is not whole, and gives it its own when all of it is on the disk. Whatever goes wrong, no
 * folder of that name is there and nothing of it is left; of a killed process the rest goes with the next run.
 */
export async function fillFolder(parent: string, name: string, fill: (partial: string) => Promise<void>): Promise<string> {
  await mkdir(parent, { recursive: true });
  const unlock = await lockFolder(parent);
  try {
    const [partial, folder] = [join(parent, PARTIAL + name), join(parent, name)];
    if (existsSync(folder)) throw new Error(`${folder} is there already`);
    await removePartial(parent);
    await mkdir(partial, { mode: 0o700 });
    await fill(partial);
    await syncFolder(partial);
    await rename(partial, folder);
    await syncFolder(parent);
    return folder;
  } finally {
    // After the rename there is none.
    await removePartial(parent);
    await unlock();
  }
}
