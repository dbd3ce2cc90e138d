import { cp } from "node:fs/promises";
import { askOwner, lockFolder } from "../db/folder-lock.ts";

/**
 * Copies the embedded database of a folder as it is at one moment: what was acknowledged is in the copy, which is read like one that the
 * power was cut of. A running gateway copies it itself, and answers nobody meanwhile.
 */
export async function copyEmbedded(directory: string, target: string): Promise<void> {
  if (await askOwner(directory, target)) return;
  const unlock = await lockFolder(directory);
  try {
    await cp(directory, target, { recursive: true });
  } finally {
    await unlock();
  }
}
