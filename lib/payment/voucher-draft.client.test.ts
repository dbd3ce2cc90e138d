const tab = new Map<string, unknown>();
jest.mock("@/lib/tab-storage.client", () => ({
  readTabValue: (name: string) => tab.get(name),
  saveTabValue: (name: string, value: unknown) => tab.set(name, value),
}));

import { forgetDraft, readDraft, saveDraftFields, saveDraftFile } from "./voucher-draft.client";

const UPLOADED = { kind: "uploaded", name: "uno.pdf", url: "/uploads/1" } as const;

test("a draft keeps what was typed and the uploaded file", () => {
  saveDraftFile("7", UPLOADED);
  const data = new FormData();
  data.set("amount", "12");
  saveDraftFields("7", data);
  expect(readDraft("7")).toEqual({ fields: { amount: "12" }, file: { name: "uno.pdf", url: "/uploads/1" } });
  forgetDraft("7");
  expect(readDraft("7")).toBeUndefined();
});

test.each([
  { kind: "sending", name: "dos.pdf", share: 0 },
  { kind: "wrong", problem: "size", text: "" },
] as const)("a file that is replaced leaves the draft at once, whatever becomes of its successor: %j", (successor) => {
  saveDraftFile("7", UPLOADED);
  saveDraftFile("7", successor);
  expect(readDraft("7")).toEqual({ fields: {} });
});
