import { cp } from "node:fs/promises";
import { askOwner, lockFolder } from "../db/folder-lock.ts";

/** Copies the embedded database consistently. The process that has it open makes the copy and is blocked meanwhile; without one, this process does, under the lock. */
export async function copyEmbedded(directory: string, target: string): Promise<void> {
  if (await askOwner(directory, target)) return;
  const unlock = await lockFolder(directory);
  try {
    await cp(directory, target, { recursive: true });
  } finally {
    await unlock();
  }
}
