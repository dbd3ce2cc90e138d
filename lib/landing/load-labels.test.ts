import { loadLabels, volumeLabel, weightLabel } from "./load-labels";

test.each([
  [0.0345, "0,035 m³"],
  [0.2, "0,2 m³"],
  [1234.567, "1.234,567 m³"],
])("%d cubic metres are %s", (cubicMetres, label) => {
  expect(volumeLabel(cubicMetres)).toBe(label);
});

test.each([
  [2148.85, "2.148,85 kg"],
  [0.1 + 0.2, "0,3 kg"],
  [1200, "1.200 kg"],
])("%d kilograms are %s", (kg, label) => {
  expect(weightLabel(kg)).toBe(label);
});

test("a load has the same numbers", () => {
  expect(loadLabels({ volume: 34_500, weight: 6_910 })).toEqual({ metres: "0,035", kg: "7" });
});
