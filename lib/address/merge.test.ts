import { BLANK_ADDRESS } from "./index";
import { mergeAddress } from "./merge";

describe("two edits of one address", () => {
  const base = {
    ...BLANK_ADDRESS,
    receiver: "Ana",
    phone: "3001234567",
    way: "Carrera",
    number: "43A",
    crossing: "1",
    plate: "50",
  };

  test("what only the other changed is taken, what only this one changed stays", () => {
    const mine = { ...base, receiver: "Luis" };
    const stored = { ...base, number: "44", phone: "3110000000" };
    expect(mergeAddress(base, mine, stored)).toEqual({
      merged: { ...base, receiver: "Luis", number: "44", phone: "3110000000" },
      adopted: ["phone", "street"],
      conflicts: [],
    });
  });

  test("what both changed stays as it is here and is named", () => {
    const mine = { ...base, number: "45", notes: "Tarde" };
    const stored = { ...base, plate: "60", notes: "Tarde" };
    expect(mergeAddress(base, mine, stored)).toEqual({ merged: mine, adopted: [], conflicts: ["street"] });
  });
});
