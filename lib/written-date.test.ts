import { writtenDate, writtenDays } from "./written-date";

// spec: 1.8
test("a date in a sentence is written out, as a day of Bogotá", () => {
  expect(writtenDate("2026-01-05T04:59:59Z")).toBe("4 de enero de 2026");
  expect(writtenDate("2026-12-12T05:00:00Z")).toBe("12 de diciembre de 2026");
});

test.each([
  ["2026-12-12", "9 al 12 de diciembre de 2026"],
  ["2027-01-02", "9 de diciembre de 2026 al 2 de enero de 2027"],
  ["2026-12-09", "9 de diciembre de 2026"],
])("days until %s are written as one range, in the time of their place", (end, label) => {
  expect(writtenDays("2026-12-08T16:00:00Z", `${end}T15:00:00Z`, "Asia/Shanghai")).toBe(label);
});
