import { readTabValue, saveTabValue } from "@/lib/tab-storage";

/** The goods that a request is about: a product, or several lines as an address carries them. */
export type DraftAbout = { productId?: string | undefined; lines?: string | undefined };

/** Name of the long form's draft in this tab, one for the same goods: a draft for one thing must not fill in the request for another. */
export const longDraftName = ({ productId, lines }: DraftAbout): string =>
  ["@LongInquiryData", productId, lines].filter(Boolean).join("/");

/** Adds one field to the draft, as it is typed into the plain form before the code of the form is there. */
export function saveField(about: DraftAbout, field: string, text: string): void {
  const name = longDraftName(about);
  const stored = readTabValue(name);
  const draft = { values: {}, files: [], ...(typeof stored === "object" ? stored : undefined) };
  saveTabValue(name, { ...draft, values: { ...draft.values, [field]: text } });
}
