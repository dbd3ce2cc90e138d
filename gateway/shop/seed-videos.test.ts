import { parseFilm, parsePicture } from "../media/parse-path.ts";
import { coreProducts, DEFAULT_PRODUCTS } from "../product/seed.ts";
import { videoSeeds } from "./seed-videos.ts";

const videos = videoSeeds(coreProducts({ count: DEFAULT_PRODUCTS }));

test("there are at least 24 films, of goods and of factories in turns", () => {
  expect(videos.length).toBeGreaterThanOrEqual(24);
  expect(new Set(videos.slice(0, 2).map(({ path }) => parseFilm(path)?.subject))).toEqual(new Set(["factory", "goods"]));
});

// spec: 21.2
test("a film and its cover can be made, and no film is listed twice", () => {
  expect(videos.filter(({ path, cover }) => !parseFilm(path) || !parsePicture(cover))).toEqual([]);
  expect(new Set(videos.map(({ path }) => path)).size).toBe(videos.length);
  expect(videos.filter(({ duration }) => duration <= 0)).toEqual([]);
});
