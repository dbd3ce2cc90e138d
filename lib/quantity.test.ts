import { parseQuantity, quantityProblem } from "./quantity";

test("whole numbers are read, also with their thousands grouped", () => {
  expect(["12", " 7 ", "0", "1.000", "12 000", "1.200.000"].map(parseQuantity)).toEqual([12, 7, 0, 1000, 12_000, 1_200_000]);
});

test("what is no whole number is not bent into one", () => {
  for (const typed of ["", "1,5", "1.5", "-3", "12 docenas", "1e3", "1.00", "12345678901"])
    expect(parseQuantity(typed)).toBeUndefined();
});

describe("why a quantity cannot be ordered", () => {
  const copy = {
    notWhole: "entero desde {minimum}",
    aboveMaximum: "demasiado",
    belowMinimum: "desde {minimum}",
    notMultiple: "de a {step}: {below} o {above}",
  };

  test.each([
    [undefined, "entero desde 1.000"],
    [1_000_001, "demasiado"],
    [999, "desde 1.000"],
    [1001, "de a 500: 1.000 o 1.500"],
    [1500, undefined],
    [1_000_000, undefined],
  ])("%s: %s", (quantity, told) => {
    expect(quantityProblem(quantity, { minimum: 1000, step: 500 }, copy)).toBe(told);
  });

  test("the least is told that can be ordered", () => {
    expect(quantityProblem(10, { minimum: 10, step: 6 }, copy)).toBe("desde 12");
  });

  test("none is never enough, whatever a product says", () => {
    expect(quantityProblem(0, { minimum: 0 }, copy)).toBe("desde 1");
  });
});
