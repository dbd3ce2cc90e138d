import { nearestMultiples, quantityObstacle, smallestQuantity } from "./quantity";

test.each([
  [11, { minimum: 12 }, "minimum"],
  [12, { minimum: 12 }, undefined],
  [13, { minimum: 12 }, undefined],
  [13, { minimum: 12, step: 12 }, "step"],
  [36, { minimum: 24, step: 12 }, undefined],
  [12, { minimum: 24, step: 12 }, "minimum"],
])("%d of goods that are ordered so: %p, %p", (quantity, ordered, obstacle) => {
  expect(quantityObstacle(quantity, ordered)).toBe(obstacle);
});

test("the multiples beside a quantity", () => {
  expect(nearestMultiples(13, 12)).toEqual({ below: 12, above: 24 });
});

test("the smallest quantity is a multiple of the step", () => {
  expect(smallestQuantity({ minimum: 50, step: 12 })).toBe(60);
  expect(quantityObstacle(48, { minimum: 50, step: 12 })).toBe("minimum");
  expect(quantityObstacle(54, { minimum: 50, step: 12 })).toBe("minimum");
  expect(smallestQuantity({ minimum: 48, step: 12 })).toBe(48);
  expect(smallestQuantity({ minimum: 50 })).toBe(50);
});
