import { readTabValue, saveTabValue } from "@/lib/tab-storage";

const DRAFT = "@ReferenceList";

/** Keeps what stands in the list of references in this tab, until it is emptied (specification 26.1). */
export const saveReferenceText = (text: string): void => saveTabValue(DRAFT, text === "" ? undefined : { text });

/** The list that this tab keeps; empty where there is none. */
export function readReferenceText(): string {
  const stored = readTabValue(DRAFT);
  return typeof stored === "object" && stored !== null && "text" in stored && typeof stored.text === "string" ? stored.text : "";
}
