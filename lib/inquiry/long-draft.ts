import { readTabValue, saveTabValue } from "@/lib/tab-storage";

/** Name of the long form's draft in this tab, one a product: a draft for one thing must not fill in the request for another. */
export const longDraftName = (productId: string | undefined) =>
  productId ? `@LongInquiryData/${productId}` : "@LongInquiryData";

/** Adds one field to the draft, as it is typed into the plain form before the code of the form is there. */
export function saveField(productId: string | undefined, field: string, text: string): void {
  const name = longDraftName(productId);
  const stored = readTabValue(name);
  const draft = { values: {}, files: [], ...(typeof stored === "object" ? stored : undefined) };
  saveTabValue(name, { ...draft, values: { ...draft.values, [field]: text } });
}
