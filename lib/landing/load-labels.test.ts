import { loadLabels } from "./load-labels";

test("a load is told in cubic metres up to the litre and in kilograms up to ten grams", () => {
  expect(loadLabels({ volume: 34_001, weight: 6_901 })).toEqual({ metres: "0,035", kg: "6,91" });
  expect(loadLabels({ volume: 1_200_000, weight: 1_000_000 })).toEqual({ metres: "1,2", kg: "1.000" });
});
