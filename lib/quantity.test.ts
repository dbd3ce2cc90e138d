import { parseQuantity } from "./quantity";

test("whole numbers are read, also with their thousands grouped", () => {
  expect(["12", " 7 ", "0", "1.000", "12 000", "1.200.000"].map(parseQuantity)).toEqual([12, 7, 0, 1000, 12_000, 1_200_000]);
});

test("what is no whole number is not bent into one", () => {
  for (const typed of ["", "1,5", "1.5", "-3", "12 docenas", "1e3", "1.00", "12345678901"])
    expect(parseQuantity(typed)).toBeUndefined();
});
