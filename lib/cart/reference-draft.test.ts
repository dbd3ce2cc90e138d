import { saveTabValue } from "@/lib/tab-storage.client";
import { readReferenceText, saveReferenceText } from "./reference-draft";

jest.mock("@/lib/tab-storage.client", () => {
  const kept = new Map<string, unknown>();
  return {
    readTabValue: (name: string) => kept.get(name) ?? null,
    saveTabValue: (name: string, value: unknown) => kept.set(name, value),
  };
});

// spec: 26.1
test("a list stays as it was written until it is emptied", () => {
  expect(readReferenceText()).toBe("");
  saveReferenceText("10-1 24\n10-2 6");
  expect(readReferenceText()).toBe("10-1 24\n10-2 6");
  saveReferenceText("");
  expect(readReferenceText()).toBe("");
});

test.each([{ text: 24 }, {}, ["10-1 24"]])("what is no list, %j, is none", (stored) => {
  jest.mocked(saveTabValue)("@ReferenceList", stored);
  expect(readReferenceText()).toBe("");
});
