import { idOf } from "@/lib/id";
import { keep, readKept } from "@/lib/tab-storage";

const SENT = "@InquirySent";

/** Remembers in this tab which request was sent last. */
export const keepSent = (id: string): void => keep(SENT, { id });

/** The request that this tab sent last. */
export function readSent(): string | undefined {
  const kept = readKept(SENT);
  return typeof kept === "object" && kept !== null && "id" in kept ? idOf(kept.id) : undefined;
}
