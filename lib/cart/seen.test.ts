import { seenGoods } from "./seen";

const seen = {
  name: "Termo",
  options: { Color: "rojo" },
  price: 5,
  tiers: [
    { price: 5, quantity: 1 },
    { price: 4, quantity: 24 },
  ],
};

test("a line is told with its variant and the total of its tier", () => {
  expect(seenGoods({ product_id: "1", quantity: 24, seen })).toEqual({ name: "Termo, rojo", total: 96 });
});

test.each([undefined, null, "Termo", { name: 3, options: "rojo", price: "5" }])("of %j nothing is told", (wrong) => {
  expect(seenGoods({ product_id: "1", quantity: 24, seen: wrong })).toEqual({ name: "", total: undefined });
});
