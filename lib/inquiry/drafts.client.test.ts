import { withStoredDraft } from "./drafts.client";
import { BLANK_LONG } from "./form";

describe("a kept form and what the address asks for", () => {
  const start = { ...BLANK_LONG, goods_name: "Termo", goods_num: "1", goods_unit: "Set" };
  const stored = { ...BLANK_LONG, goods_name: "Regalos de Navidad", destination: "Pasto" };

  test("the address wins", () => {
    expect(withStoredDraft(start, stored, {})).toEqual({ ...start, destination: "Pasto" });
  });

  test("for the same lines what was typed wins", () => {
    expect(withStoredDraft(start, stored, { lines: "7*12" })).toEqual({
      ...start,
      goods_name: "Regalos de Navidad",
      destination: "Pasto",
    });
  });
});
