import { readTabValue, saveTabValue } from "@/lib/tab-storage";
import { longDraftName, saveField } from "./long-draft";

jest.mock("@/lib/tab-storage", () => {
  const kept = new Map<string, unknown>();
  return {
    readTabValue: (name: string) => kept.get(name) ?? null,
    saveTabValue: (name: string, value: unknown) => kept.set(name, value),
  };
});

test("fields that are typed one after the other stand together in the draft of their product", () => {
  saveField("7", "details", "Tazas");
  saveField("7", "goods_num", "12");
  saveField("7", "details", "Tazas azules");
  expect(readTabValue(longDraftName("7"))).toEqual({ values: { details: "Tazas azules", goods_num: "12" }, files: [] });
  expect(readTabValue(longDraftName("8"))).toBeNull();
});

test("files and fields of an earlier draft stay", () => {
  const file = { url: "/uploads/a", name: "a.png", size: 1 };
  saveTabValue(longDraftName(undefined), { values: { email: "ana@example.co" }, files: [file] });
  saveField(undefined, "details", "Tazas");
  expect(readTabValue(longDraftName(undefined))).toEqual({
    values: { email: "ana@example.co", details: "Tazas" },
    files: [file],
  });
});
