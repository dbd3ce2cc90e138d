import { readTabValue, saveTabValue } from "@/lib/tab-storage.client";

export type DraftAbout = { productId?: string | undefined; lines?: string | undefined };

/** Storage name: a product and a set of lines have drafts of their own. */
export const longDraftName = ({ productId, lines }: DraftAbout): string =>
  ["@LongInquiryData", productId, lines].filter(Boolean).join("/");

/** Saves a field typed before hydration. */
export function saveField(about: DraftAbout, field: string, text: string): void {
  const name = longDraftName(about);
  const stored = readTabValue(name);
  const draft = { values: {}, files: [], ...(typeof stored === "object" ? stored : undefined) };
  saveTabValue(name, { ...draft, values: { ...draft.values, [field]: text } });
}
