import { cp } from "node:fs/promises";
import { askOwner, lockFolder } from "../db/folder-lock.ts";

/** A consistent copy of the embedded database, made by the process that has it open. It blocks meanwhile. */
export async function copyEmbedded(directory: string, target: string): Promise<void> {
  if (await askOwner(directory, target)) return;
  const unlock = await lockFolder(directory);
  try {
    await cp(directory, target, { recursive: true });
  } finally {
    await unlock();
  }
}
