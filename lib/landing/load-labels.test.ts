import { exactWeightLabel, loadLabels, volumeLabel, weightLabel } from "./load-labels";

test.each([
  [0.05544, "0,055 m³"],
  [0.0004, "0,001 m³"],
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
])("%d kilograms are %s on papers", (kg, label) => {
  expect(exactWeightLabel(kg)).toBe(label);
});

test.each([
  [2.275, "2,3 kg"],
  [99.94, "99,9 kg"],
  [234.013, "234 kg"],
  [1234.5, "1.235 kg"],
])("%d kilograms are %s on pages", (kg, label) => {
  expect(weightLabel(kg)).toBe(label);
});

test("a load has the same numbers", () => {
  expect(loadLabels({ volume: 34_500, weight: 6_910 })).toEqual({ metres: "0,035", kg: "6,9" });
});
