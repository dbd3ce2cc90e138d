import { payUntil, validUntil } from "./deadline";

const NOW = Date.parse("2026-11-27T10:00:00Z");
const until = validUntil({ created_at: "2026-11-26T10:00:00Z" }, 15);

test.each([
  ["before a transfer has begun, the day of the prices", until, undefined, until],
  ["for a transfer that ends with the prices, the same day", until, until, until],
  ["for one that ends later, still that of the prices", until, "2026-12-20T10:00:00Z", until],
  ["for one that ends before, its own", until, "2026-12-03T10:00:00Z", "2026-12-03T10:00:00Z"],
  ["after the day of the prices, its own", "2026-11-20T10:00:00Z", "2026-12-03T10:00:00Z", "2026-12-03T10:00:00Z"],
])("%s", (_title, prices, transfer, told) => {
  expect(until).toBe("2026-12-11T10:00:00.000Z");
  expect(payUntil(prices, transfer, NOW)).toBe(told);
});
