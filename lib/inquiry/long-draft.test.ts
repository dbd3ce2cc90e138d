import { keep, readKept } from "@/lib/tab-storage";
import { keepField, longDraftName } from "./long-draft";

jest.mock("@/lib/tab-storage", () => {
  const kept = new Map<string, unknown>();
  return {
    readKept: (name: string) => kept.get(name) ?? null,
    keep: (name: string, value: unknown) => kept.set(name, value),
  };
});

test("fields that are typed one after the other stand together in the draft of their product", () => {
  keepField("7", "details", "Tazas");
  keepField("7", "goods_num", "12");
  keepField("7", "details", "Tazas azules");
  expect(readKept(longDraftName("7"))).toEqual({ values: { details: "Tazas azules", goods_num: "12" }, files: [] });
  expect(readKept(longDraftName("8"))).toBeNull();
});

test("files and fields of an earlier draft stay", () => {
  const file = { url: "/uploads/a", name: "a.png", size: 1 };
  keep(longDraftName(undefined), { values: { email: "ana@example.co" }, files: [file] });
  keepField(undefined, "details", "Tazas");
  expect(readKept(longDraftName(undefined))).toEqual({
    values: { email: "ana@example.co", details: "Tazas" },
    files: [file],
  });
});
