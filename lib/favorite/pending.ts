import { parseId } from "@/lib/id";
import { readTabValue, saveTabValue } from "@/lib/tab-storage";

const PENDING = "@pendingWish";

/** Remembers the product that a guest wanted to save, until this tab has come back from the login. */
export const savePendingWish = (id: string): void => saveTabValue(PENDING, { id });

/** The product that was to be saved, once: asking again answers nothing. */
export function takePendingWish(): string | undefined {
  const stored = readTabValue(PENDING);
  saveTabValue(PENDING, undefined);
  return typeof stored === "object" && stored !== null && "id" in stored ? parseId(stored.id) : undefined;
}
