import { RESEND_SECONDS, secondsLeft } from "./countdown.client";

// spec: 23.11
test("seconds are whole, never below nothing, never above a whole countdown", () => {
  expect(secondsLeft(60_000, 0)).toBe(RESEND_SECONDS);
  expect(secondsLeft(60_000, 1)).toBe(60);
  expect(secondsLeft(60_000, 1000)).toBe(59);
  expect(secondsLeft(60_000, 59_999)).toBe(1);
  expect(secondsLeft(60_000, 60_000)).toBe(0);
  expect(secondsLeft(0, 90_000)).toBe(0);
  expect(secondsLeft(10_000_000, 0)).toBe(RESEND_SECONDS);
});
