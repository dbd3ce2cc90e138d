import { rankOf } from "./level.ts";

test.each([
  [0, "standard", 0],
  [4_999.99, "standard", 0],
  [5_000, "standard", 1],
  [20_000, "standard", 2],
  [1_000_000, "standard", 3],
  [0, "gold", 2],
  [60_000, "silver", 3],
  [0, "unheard of", 0],
])("%d dollars paid and %s granted give level %d", (paid, granted, rank) => {
  expect(rankOf(paid, granted)).toBe(rank);
});
