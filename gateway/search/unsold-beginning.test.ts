import { beginUnsold } from "./unsold-beginning.ts";

test.each([["slim"], ["mancu"], ["cinta", "ais"], ["cintas", "de", "enmas"]])("%s %s begins what is not sold", (...typed) => {
  expect(beginUnsold(typed)).toBe(true);
});

test.each([["sl"], ["cinta", "adh"], ["paraw"]])("%s %s does not", (...typed) => {
  expect(beginUnsold(typed)).toBe(false);
});
