import { parseAmount } from "./amount";

test("amounts are read however they are written", () => {
  for (const typed of ["1234,50", "1.234,50", "$ 1.234,5", "1234.50", "1,234.50"]) expect(parseAmount(typed)).toBe(1234.5);
  expect(parseAmount("1.234")).toBe(1234);
  expect(parseAmount("80")).toBe(80);
});

test("what is no amount is none", () => {
  for (const typed of ["", "0", "-5", "mil", "1.2.3", "12,345,6", "1e3", "0.125", "0,125"])
    expect(parseAmount(typed)).toBeUndefined();
});
