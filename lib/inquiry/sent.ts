import { parseId } from "@/lib/id";
import { readTabValue, saveTabValue } from "@/lib/tab-storage.client";

const STORAGE_NAME = "@InquirySent";

/** Remembers the inquiry that this tab sent last, for its confirmation. */
export const saveSent = (id: string): void => saveTabValue(STORAGE_NAME, { id });

export function readSent(): string | undefined {
  const stored = readTabValue(STORAGE_NAME);
  return typeof stored === "object" && stored !== null && "id" in stored ? parseId(stored.id) : undefined;
}
