import { readTabValue, saveTabValue } from "@/lib/tab-storage.client";

/** The file of a voucher, as the form shows it. `share`: sent so far, 0 to 1. `text`: the gateway's reason, where it gave one. */
export type ChosenFile =
  | { kind: "none" }
  | { kind: "sending"; name: string; share: number }
  | { kind: "uploaded"; name: string; url: string }
  | { kind: "wrong"; problem: "size" | "type" | "upload"; text: string };

type Draft = { fields: Record<string, string>; file?: { name: string; url: string } };

const text = (value: unknown) => (typeof value === "string" ? value : "");
const textsIn = (stored: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(stored ?? {}).map(([name, value]) => [name, text(value)]));

const draftName = (orderNo: string) => `voucher-draft/${orderNo}`;

export function readDraft(orderNo: string): Draft | undefined {
  const stored = readTabValue(draftName(orderNo));
  if (typeof stored !== "object" || stored === null || !("fields" in stored)) return undefined;
  const { name = "", url = "" } = "file" in stored ? textsIn(stored.file) : {};
  return { fields: textsIn(stored.fields), ...(url && { file: { name, url } }) };
}

export function saveDraftFields(orderNo: string, data: FormData): void {
  const fields = textsIn(Object.fromEntries(data));
  saveTabValue(draftName(orderNo), { ...readDraft(orderNo), fields } satisfies Draft);
}

/** The draft has the file that is shown as uploaded, and none otherwise. */
export function saveDraftFile(orderNo: string, file: ChosenFile): void {
  const { fields = {} } = readDraft(orderNo) ?? {};
  const uploaded = file.kind === "uploaded" && { file: { name: file.name, url: file.url } };
  saveTabValue(draftName(orderNo), { fields, ...uploaded } satisfies Draft);
}

export const forgetDraft = (orderNo: string) => saveTabValue(draftName(orderNo), undefined);
