import { parseId } from "@/lib/id";
import { readTabValue, saveTabValue } from "@/lib/tab-storage.client";

const PENDING = "@pendingWish";

/** Remembers in this tab what a guest wanted to save, for after the login. */
export const rememberFavorite = (id: string): void => saveTabValue(PENDING, { id });

export function takeRememberedFavorite(): string | undefined {
  const stored = readTabValue(PENDING);
  saveTabValue(PENDING, undefined);
  return typeof stored === "object" && stored !== null && "id" in stored ? parseId(stored.id) : undefined;
}
