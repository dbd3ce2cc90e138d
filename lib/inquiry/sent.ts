import { parseId } from "@/lib/id";
import { readTabValue, saveTabValue } from "@/lib/tab-storage.client";

const SENT = "@InquirySent";

export const saveSent = (id: string): void => saveTabValue(SENT, { id });

export function readSent(): string | undefined {
  const stored = readTabValue(SENT);
  return typeof stored === "object" && stored !== null && "id" in stored ? parseId(stored.id) : undefined;
}
