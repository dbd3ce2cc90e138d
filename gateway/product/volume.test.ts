import { parseCubicMetres } from "./volume.ts";

test.each([
  ["30 × 20 × 10 cm", 0.006],
  ["1,2 x 0.5 x 0.5 m", 0.3],
  ["300x200x100 mm", 0.006],
])("%p is a box", (size, cubicMetres) => {
  expect(parseCubicMetres(size)).toBeCloseTo(cubicMetres, 9);
});

test.each([undefined, "", "500 ml", "24 cm de diámetro", "30 × 20 cm"])("%p tells no volume", (size) => {
  expect(parseCubicMetres(size)).toBeUndefined();
});
