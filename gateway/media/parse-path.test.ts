import { parseFilm, parsePicture } from "./parse-path.ts";
import {
  bannerPicture,
  categoryPicture,
  factoryPicture,
  filmPath,
  goodsPicture,
  licencePicture,
  marketPicture,
  planPicture,
  shopPicture,
  stillPicture,
} from "./paths.ts";
import { findTint } from "./tints.ts";

const BEAR = { icon: "teddy-bear", hue: 28, seed: 7 };

test("a product's path says everything that is needed to draw it", () => {
  const path = goodsPicture({ ...BEAR, more: ["balloon"], scene: "trio", tints: ["rojo", "azul-rey"] });
  expect(path).toBe("/media/goods/teddy-bear~balloon.28.trio.7.rojo~azul-rey");
  expect(parsePicture(path)).toEqual({
    kind: "goods",
    icons: ["teddy-bear", "balloon"],
    hue: 28,
    scene: "trio",
    seed: 7,
    tints: ["rojo", "azul-rey"],
  });
});

test.each([
  goodsPicture({ ...BEAR, scene: "studio" }),
  categoryPicture({ ...BEAR, level: 1 }),
  shopPicture({ ...BEAR, view: "booth" }),
  factoryPicture({ ...BEAR, view: "line" }),
  licencePicture({ hue: 28, seed: 7 }),
  marketPicture("District_1-East"),
  planPicture("digital"),
  bannerPicture({ ...BEAR, shape: "wide" }),
  stillPicture({ ...BEAR, still: "live" }),
])("%s is read back", (path) => {
  expect(parsePicture(path)).toBeDefined();
});

test("a film's path is read back, and is no picture", () => {
  const path = filmPath({ ...BEAR, subject: "factory" });
  expect(parseFilm(path)).toEqual({ subject: "factory", icons: ["teddy-bear"], hue: 28, seed: 7, tints: [] });
  expect(parsePicture(path)).toBeUndefined();
});

test("a sign keeps its letters and nothing that could be markup", () => {
  const path = shopPicture({ ...BEAR, view: "facade", sign: "Niño & Co <b>" });
  expect(parsePicture(path)).toMatchObject({ sign: "NIÑO & CO B" });
});

test.each([
  "/media/goods/teddy-bear.28.studio.07",
  "/media/goods/teddy-bear.360.studio.7",
  "/media/goods/teddy-bear.28.nowhere.7",
  "/media/goods/teddy-bear.28.studio.7.granate",
  "/media/goods/Teddy.28.studio.7",
  "/media/goods/a~b~c~d~e.28.studio.7",
  "/media/goods/../teddy-bear.28.studio.7",
  "/media/goods/%zz.28.studio.7",
  "/media/shop/candle.1.booth.2.%3Csvg%3E",
  "/media/__proto__/x",
  "/media/",
  `/media/goods/${"x".repeat(5000)}`,
])("%s is not a picture", (path) => {
  expect(parsePicture(path)).toBeUndefined();
});

test("palette names become slugs", () => {
  expect(["café", "azul rey", "Oro rosa", "granate"].map(findTint)).toEqual(["cafe", "azul-rey", "oro-rosa", undefined]);
});
