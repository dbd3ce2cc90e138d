import { chatNotice } from "./index";

test("the notices go by their names, and there are no others", () => {
  for (const name of ["away", "unreachable", "refused", "closed"]) expect(chatNotice(name)).toBe(name);
  expect([undefined, "nada", "toString"].map(chatNotice)).toEqual([undefined, undefined, undefined]);
});
