import { checkDigit, readTaxId } from "./tax-id.ts";

test.each([
  // Published by their owners: Bancolombia, Ecopetrol, Grupo Éxito, DIAN.
  ["890903938", 8],
  ["899999068", 1],
  ["890900608", 9],
  ["800197268", 4],
  ["900123456", 8],
])("%s has the check digit %d", (number, digit) => expect(checkDigit(number)).toBe(digit));

test.each([
  ["900123456-8", "900123456-8"],
  [" 900.123.456-8 ", "900123456-8"],
  ["9001234568", "900123456-8"],
  ["900123456–8", "900123456-8"],
  ["52123456", "52123456"],
  ["1.020.304.050", "1020304050"],
])("%j is kept as %s", (typed, value) => expect(readTaxId(typed)).toEqual({ value }));

test.each([
  ["abc", "shape"],
  ["1", "shape"],
  ["12345678901", "shape"],
  ["900123456-", "shape"],
  ["900123456", "missing"],
  ["900123456-7", "digit"],
  ["9001234567", "digit"],
])("%j is refused: %s", (typed, problem) => expect(readTaxId(typed)).toEqual({ problem }));

test("every other digit than the right one is refused", () => {
  const taken = Array.from({ length: 10 }, (_, digit) => readTaxId(`900123456-${digit}`)).filter((read) => "value" in read);
  expect(taken).toEqual([{ value: "900123456-8" }]);
});
