import { cartonLoad, cartonsTogether, loadsTogether, quantityLoad, wholeCartons } from "./carton";
import { multiplyDivide, multiplyDivideUp, splitByWeights } from "./whole";

const carton = { length: 60, width: 40, height: 50, weight: 12.3 };

test("a carton takes its sides' room and weighs its gross weight", () => {
  expect(cartonLoad(carton)).toEqual({ volume: 120_000, weight: 12_300 });
});

test.each([
  ["a side of zero", { ...carton, length: 0 }],
  ["no weight", { ...carton, weight: 0 }],
  ["a side of a ship", { ...carton, height: 90_000 }],
  ["no number", { ...carton, width: Number.NaN }],
  ["no end", { ...carton, weight: Number.POSITIVE_INFINITY }],
])("a carton with %s is not known", (_, told) => {
  expect(cartonLoad(told)).toBeUndefined();
  expect(quantityLoad({ quantity: 24, pack_quantity: 24, carton: told })).toBeUndefined();
});

test("a quantity takes its share of the cartons, rounded up", () => {
  expect(quantityLoad({ quantity: 24, pack_quantity: 24, carton })).toEqual({ volume: 120_000, weight: 12_300 });
  expect(quantityLoad({ quantity: 7, pack_quantity: 24, carton })).toEqual({ volume: 35_000, weight: 3588 });
  expect(quantityLoad({ quantity: 24, carton })).toBeUndefined();
  expect(quantityLoad({ quantity: 24, pack_quantity: 0, carton })).toBeUndefined();
});

test("the most that a cart can hold is still counted exactly", () => {
  const most = { quantity: 1_000_000, pack_quantity: 1, carton: { length: 300, width: 300, height: 300, weight: 2000 } };
  const load = quantityLoad(most);
  expect(load).toEqual({ volume: 27e12, weight: 2e12 });
  expect(loadsTogether(Array.from({ length: 200 }, () => load ?? { volume: 0, weight: 0 })).volume).toBe(54e14);
});

test("cartons go together until their units are whole lots", () => {
  expect([cartonsTogether(24), cartonsTogether(24, 12), cartonsTogether(24, 36), cartonsTogether(10, 4)]).toEqual([1, 1, 3, 2]);
});

// spec: 25.1
test("a carton is never parted, nor a lot of units that go together, whatever is asked for", () => {
  for (let seed = 1; seed < 500; seed++) {
    const [pack, step, quantity] = [1 + ((seed * 31) % 60), 1 + ((seed * 17) % 12), 1 + ((seed * 7919) % 5000)];
    const units = wholeCartons(quantity, { pack, step });
    expect([units % pack, units % step, units >= quantity, units - quantity < pack * step]).toEqual([0, 0, true, true]);
  }
});

test("a half is rounded up, and beyond the whole numbers of a browser nothing is lost", () => {
  expect([multiplyDivide(5, 1, 2), multiplyDivide(4, 1, 3), multiplyDivideUp(4, 1, 3), multiplyDivide(0, 5, 7)]).toEqual([
    3, 1, 2, 0,
  ]);
  expect(multiplyDivide(100_000_000_000, 412_345, 10_000)).toBe(4_123_450_000_000);
});

/** Weights that are the same in each run. */
const drawn = (seed: number) => Array.from({ length: 1 + (seed % 9) }, (_, index) => (seed * 7919 * (index + 3)) % 1009);

test("parts are never below zero and come to the whole, whatever the weights", () => {
  for (let seed = 1; seed < 400; seed++) {
    const amount = (seed * 104_729) % 1_000_003;
    const weights = drawn(seed);
    const parts = splitByWeights(amount, weights);
    const isAnything = weights.some((weight) => weight > 0);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(isAnything ? amount : 0);
    expect(parts.every((part) => part >= 0)).toBe(true);
  }
});
