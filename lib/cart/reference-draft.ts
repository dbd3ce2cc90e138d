import { readTabValue, saveTabValue } from "@/lib/tab-storage.client";

const DRAFT = "@ReferenceList";

/** Keeps the pasted text in this tab's storage (specification 26.1). */
export const saveReferenceText = (text: string): void => saveTabValue(DRAFT, text === "" ? undefined : { text });

export function readReferenceText(): string {
  const stored = readTabValue(DRAFT);
  return typeof stored === "object" && stored !== null && "text" in stored && typeof stored.text === "string" ? stored.text : "";
}
