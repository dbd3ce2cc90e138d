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

async function removePartial(parent: string): Promise<void> {
  const left = (await readdir(parent)).filter((name) => name.startsWith(PARTIAL));
  for (const name of left) await rm(join(parent, name), { recursive: true, force: true });
}

/** Fills a temporary folder (`fill` syncs its files) and renames it. On failure the folder is removed, after a crash by the next run. */
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
    // No-op after the rename.
    await removePartial(parent);
    await unlock();
  }
}
