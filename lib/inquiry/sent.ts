import { parseId } from "@/lib/id";
import { readTabValue, saveTabValue } from "@/lib/tab-storage";

const SENT = "@InquirySent";

/** Remembers in this tab which request was sent last. */
export const saveSent = (id: string): void => saveTabValue(SENT, { id });

/** The request that this tab sent last. */
export function readSent(): string | undefined {
  const stored = readTabValue(SENT);
  return typeof stored === "object" && stored !== null && "id" in stored ? parseId(stored.id) : undefined;
}
