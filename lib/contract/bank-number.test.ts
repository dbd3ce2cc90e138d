import { isAccountNumber, isSwift } from "./bank-number";

test("an IBAN is held to its check digits, with and without blanks", () => {
  expect(isAccountNumber("ES91 2100 0418 4502 0005 1332", "ES")).toBe(true);
  expect(isAccountNumber("gb29nwbk60161331926819", "GB")).toBe(true);
  expect(isAccountNumber("ES92 2100 0418 4502 0005 1332", "ES")).toBe(false);
});

test("local numbers of any country are taken as they are", () => {
  for (const number of ["1234", "031-123456-78", "0123 4567 8901 2345 67", "6222 0212 3456 7890 123", "AB12CD345"])
    expect(isAccountNumber(number, "CO")).toBe(true);
});

test("words, symbols and what is too short or too long are no number", () => {
  for (const typed of ["", "123", "mi cuenta", "'; drop table", "1".repeat(35), "🎁🎄😀"])
    expect(isAccountNumber(typed, "CO")).toBe(false);
});

test("a SWIFT code has eight or eleven characters", () => {
  for (const code of ["COLOCOBM", "coloco bm xxx", "DEUTDEFF500"]) expect(isSwift(code)).toBe(true);
  for (const code of ["", "COLOCOB", "COLOCOBMX", "12345678", "COLO-<>-BM"]) expect(isSwift(code)).toBe(false);
});
