import { nextTier, priceAt, reachedTier, sumDollars } from "./price";

const tiers = [
  { price: 5, quantity: 12 },
  { price: 4, quantity: 60 },
  { price: 3.33, quantity: 240 },
];

test.each([
  [1, 0],
  [12, 0],
  [59, 0],
  [60, 1],
  [239, 1],
  [240, 2],
  [1_000_000, 2],
])("%i units reach the tier %i", (quantity, tier) => {
  expect(reachedTier(tiers, quantity)).toBe(tier);
});

test("a tier without a quantity is never reached by counting, and without tiers there is none", () => {
  expect(reachedTier([{ price: 5 }, { price: 4 }], 1_000_000)).toBe(0);
  expect(reachedTier([], 5)).toBe(-1);
});

test("the next tier follows the reached one, until the last; below the first its price holds already", () => {
  expect([12, 60].map((quantity) => nextTier(tiers, quantity)?.quantity)).toEqual([60, 240]);
  expect(nextTier(tiers, 5)).toEqual({ price: 4, quantity: 60 });
  expect(nextTier(tiers, 240)).toBeUndefined();
  expect(nextTier([{ price: 5 }, { price: 4 }], 1)).toBeUndefined();
});

test("a sum of dollars is exact to the cent", () => {
  expect([sumDollars([0.1, 0.2]), sumDollars([])]).toEqual([0.3, 0]);
});

test.each([
  [{ price: 9, tiers }, 241, { unit: 3.33, total: 802.53 }],
  [{ price: 0.07, tiers: [] }, 3, { unit: 0.07, total: 0.21 }],
  [{ price: 1.15, tiers: [] }, 1_000_000, { unit: 1.15, total: 1_150_000 }],
  [{ price: 9_999_999_999.99, tiers: [] }, 1000, { unit: 9_999_999_999.99, total: 9_999_999_999_990 }],
])("%j times %i is exact to the cent", (priced, quantity, expected) => {
  expect(priceAt(priced, quantity)).toEqual(expected);
});
