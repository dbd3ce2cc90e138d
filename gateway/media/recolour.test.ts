import { hueDistance, toOklch } from "./colour.ts";
import { dominantColour } from "./look.ts";
import { recolour } from "./recolour.ts";
import { TINTS } from "./tints.ts";

/** A square of four strips: body, its shade, a white highlight, nothing. */
function thing() {
  const strips = [
    [222, 144, 76, 255],
    [180, 100, 50, 255],
    [255, 255, 255, 255],
    [0, 0, 0, 0],
  ];
  return { data: Buffer.from(strips.flatMap((strip) => Array.from({ length: 8 }, () => strip).flat())), width: 8, height: 4 };
}

test("a blue variant is blue, keeps its shading and its highlight", () => {
  const pixels = thing();
  recolour(pixels, TINTS["azul-rey"]);
  const [body, shade] = [0, 32].map((at) => toOklch(pixels.data[at] ?? 0, pixels.data[at + 1] ?? 0, pixels.data[at + 2] ?? 0));
  expect(hueDistance(body?.h ?? 0, TINTS["azul-rey"].h)).toBeLessThan(15);
  expect(body?.l).toBeGreaterThan(shade?.l ?? 1);
  expect([...pixels.data.subarray(64, 68)]).toEqual([255, 255, 255, 255]);
  expect([...pixels.data.subarray(96, 100)]).toEqual([0, 0, 0, 0]);
});

test("a grey thing takes the tint too", () => {
  const pixels = { data: Buffer.alloc(64, Buffer.from([150, 150, 150, 255])), width: 4, height: 4 };
  recolour(pixels, TINTS.rojo);
  expect(hueDistance(dominantColour(pixels, 1).h, TINTS.rojo.h)).toBeLessThan(15);
});

test("a transparent variant lets the background through", () => {
  const pixels = thing();
  recolour(pixels, TINTS.transparente);
  expect(pixels.data[3]).toBeLessThan(200);
});
