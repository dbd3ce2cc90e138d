import { checkClockSkew } from "./clock-skew";

test("a clock may differ by a minute, and one that differs more is told which way", () => {
  const now = Date.now();
  jest.spyOn(Date, "now").mockReturnValue(now);
  expect(() => checkClockSkew(now + 60_000)).not.toThrow();
  expect(() => checkClockSkew(now + 90_000)).toThrow("its clock is 90 s ahead");
  expect(() => checkClockSkew(now - 3_600_000)).toThrow("its clock is 3600 s behind");
});
