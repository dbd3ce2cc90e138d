import { volumeLabel, weightLabel } from "./load-labels";

test.each([
  [0.0345, "0,035 m³"],
  [0.2, "0,2 m³"],
  [1234.567, "1.234,567 m³"],
])("%d cubic metres are %s", (cubicMetres, label) => {
  expect(volumeLabel(cubicMetres)).toBe(label);
});

test.each([
  [6.91, "7 kg"],
  [0.5, "1 kg"],
  [1200, "1.200 kg"],
])("%d kilograms are %s", (kg, label) => {
  expect(weightLabel(kg)).toBe(label);
});
