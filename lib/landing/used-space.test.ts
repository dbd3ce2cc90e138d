import { CONTAINER_SPACES, cartonsInto, percentUsed, spaceLeft } from "./used-space";

const carton = { length: 50, width: 40, height: 50, weight: 20 };
const line = { quantity: 1, pack_quantity: 24, carton };

test("a load takes its share of a cubic metre or a container, by what is scarcer", () => {
  expect(percentUsed({ volume: 500_000, weight: 10_000 }, "metre")).toBe(50);
  expect(percentUsed({ volume: 500_000, weight: 900_000 }, "metre")).toBe(90);
  expect(percentUsed({ volume: 54_000_001, weight: 1 }, "twenty")).toBe(201);
  expect(percentUsed({ volume: 0, weight: 0 }, "forty")).toBe(0);
});

test("what is left is that of the smallest that still holds the load", () => {
  expect(spaceLeft({ volume: 400_000, weight: 1000 })).toEqual({ space: "metre", left: { volume: 600_000, weight: 999_000 } });
  expect(spaceLeft({ volume: 1_000_001, weight: 1000 })?.space).toBe("twenty");
  expect(spaceLeft({ volume: 1, weight: CONTAINER_SPACES.forty.weight })).toBeUndefined();
});

test("only whole cartons fill what is left, as many as go together", () => {
  const left = { volume: 550_000, weight: 1_000_000 };
  expect(cartonsInto(left, line)).toBe(5);
  expect(cartonsInto(left, { ...line, step: 48 })).toBe(4);
  expect(cartonsInto({ ...left, weight: 41_000 }, line)).toBe(2);
  expect(cartonsInto(left, { quantity: 1 })).toBe(0);
  for (let seed = 1; seed < 300; seed++) {
    const some = { ...line, pack_quantity: 1 + (seed % 50), step: 1 + ((seed * 7) % 12) };
    const count = cartonsInto({ volume: seed * 90_000, weight: seed * 40_000 }, some);
    expect([Number.isInteger(count), (count * some.pack_quantity) % some.step]).toEqual([true, 0]);
    expect(count * 100_000).toBeLessThanOrEqual(seed * 90_000);
  }
});
