import { readTabValue, saveTabValue } from "@/lib/tab-storage.client";
import { longDraftName, saveField } from "./long-draft";

jest.mock("@/lib/tab-storage.client", () => {
  const kept = new Map<string, unknown>();
  return {
    readTabValue: (name: string) => kept.get(name) ?? null,
    saveTabValue: (name: string, value: unknown) => kept.set(name, value),
  };
});

test("fields that are typed one after the other stand together in the draft of their product", () => {
  saveField({ productId: "7" }, "details", "Tazas");
  saveField({ productId: "7" }, "goods_num", "12");
  saveField({ productId: "7" }, "details", "Tazas azules");
  expect(readTabValue(longDraftName({ productId: "7" }))).toEqual({
    values: { details: "Tazas azules", goods_num: "12" },
    files: [],
  });
  expect(readTabValue(longDraftName({ productId: "8" }))).toBeNull();
});

test("files and fields of an earlier draft stay", () => {
  const file = { url: "/uploads/a", name: "a.png", size: 1 };
  saveTabValue(longDraftName({}), { values: { email: "ana@example.co" }, files: [file] });
  saveField({}, "details", "Tazas");
  expect(readTabValue(longDraftName({}))).toEqual({
    values: { email: "ana@example.co", details: "Tazas" },
    files: [file],
  });
});

test("a request for several goods has a draft of its own, which no other goods fill in", () => {
  saveField({ lines: "7*12_8*3" }, "details", "Con logo");
  expect(readTabValue(longDraftName({ lines: "7*12_8*3" }))).toEqual({ values: { details: "Con logo" }, files: [] });
  expect(readTabValue(longDraftName({ lines: "7*12" }))).toBeNull();
});
