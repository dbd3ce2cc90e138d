import { priceMove } from "./index";

test("a price that moved says by how much, exact to the cent", () => {
  expect(priceMove({ price: 1.1, saved_price: 1.3 })).toEqual({ kind: "down", difference: 0.2, before: 1.3 });
  expect(priceMove({ price: 1.3, saved_price: 1.1 })).toEqual({ kind: "up", difference: 0.2, before: 1.1 });
});

test("the same price is the same, and without one of then nothing is said", () => {
  expect(priceMove({ price: 0.3, saved_price: 0.1 + 0.2 })).toEqual({ kind: "same" });
  expect(priceMove({ price: 1 })).toBeUndefined();
});
