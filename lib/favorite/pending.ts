import { parseId } from "@/lib/id";
import { readTabValue, saveTabValue } from "@/lib/tab-storage";

const PENDING = "@pendingWish";

/** Remembers in this tab what a guest wanted to save, for after the login. */
export const savePendingWish = (id: string): void => saveTabValue(PENDING, { id });

/** Reads and removes it. */
export function takePendingWish(): string | undefined {
  const stored = readTabValue(PENDING);
  saveTabValue(PENDING, undefined);
  return typeof stored === "object" && stored !== null && "id" in stored ? parseId(stored.id) : undefined;
}
