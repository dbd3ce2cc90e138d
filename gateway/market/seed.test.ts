import { parsePicture } from "../media/parse-path.ts";
import { exhibitionSeeds, industrySeeds, marketSeeds } from "./seed.ts";

test("the seven markets stand in the order of the specification and can be drawn", () => {
  const markets = marketSeeds();
  expect(markets.map(({ key }) => key)).toEqual([
    "District_1",
    "District_2",
    "District_3",
    "District_4",
    "District_5",
    "hy",
    "sc",
  ]);
  expect(markets.filter(({ img, plan }) => !parsePicture(img) || !parsePicture(plan))).toEqual([]);
});

// spec: 14.3
test("districts 1 and 2 have an East sub-area with pictures of its own", () => {
  const east = marketSeeds().flatMap((market) => market.east ?? []);
  expect(east.map(({ key }) => key)).toEqual(["District_1-East", "District_2-East"]);
  expect(east.map(({ plan = "" }) => parsePicture(plan))).toEqual(east.map(({ key }) => ({ kind: "plan", market: key })));
});

test("every market and both East sub-areas have lines of trade, floor by floor", () => {
  const industries = industrySeeds();
  const places = new Set(industries.map(({ market }) => market));
  expect(places).toEqual(new Set([...marketSeeds().map(({ key }) => key), "District_1-East", "District_2-East"]));
  expect(industries.filter(({ market, floor }) => market === "hy" && floor === 8)).not.toEqual([]);
  expect(new Set(industries.map(({ id }) => id)).size).toBe(industries.length);
});

test("six fairs open from December 2026 on and end after they begin", () => {
  const fairs = exhibitionSeeds();
  expect(fairs).toHaveLength(6);
  expect(fairs.filter(({ starts_at, ends_at }) => starts_at < "2026-12-01" || ends_at <= starts_at)).toEqual([]);
  expect(fairs.filter(({ img }) => !parsePicture(img))).toEqual([]);
});
