import { readTabValue, saveTabValue } from "@/lib/tab-storage.client";

export type DraftAbout = { productId?: string | undefined; lines?: string | undefined };

/** Name in the tab's storage. Each product and each set of lines has a draft of its own. */
export const longDraftName = ({ productId, lines }: DraftAbout): string =>
  ["@LongInquiryData", productId, lines].filter(Boolean).join("/");

/** Saves a field typed before hydration. */
export function saveField(about: DraftAbout, field: string, text: string): void {
  const name = longDraftName(about);
  const stored = readTabValue(name);
  const draft = { values: {}, files: [], ...(typeof stored === "object" ? stored : undefined) };
  saveTabValue(name, { ...draft, values: { ...draft.values, [field]: text } });
}
