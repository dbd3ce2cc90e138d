import { parsePicture } from "../media/parse-path.ts";
import { coreProducts, DEFAULT_PRODUCTS } from "../product/seed.ts";
import { liveSeeds } from "./seed.ts";

const broadcasts = liveSeeds(coreProducts({ count: DEFAULT_PRODUCTS }));
const recordings = broadcasts.filter(({ state }) => state !== "OPEN");

test("there are at least 24 broadcasts of different shops, in all three states", () => {
  expect(broadcasts.length).toBeGreaterThanOrEqual(24);
  expect(new Set(broadcasts.map(({ shop_id }) => shop_id)).size).toBe(broadcasts.length);
  expect(new Set(broadcasts.map(({ state }) => state))).toEqual(new Set(["OPEN", "CLOSURE", "CLOSED"]));
});

// spec: 13.1
test("a recording has its dates and lasts as long as they say, some under an hour and some above", () => {
  for (const { started_at: start, ended_at: end, duration, startedMinutesAgo: minutes } of recordings) {
    expect(minutes).toBeNull();
    expect(Math.abs((Date.parse(end ?? "") - Date.parse(start ?? "")) / 1000 - duration)).toBeLessThanOrEqual(1);
  }
  expect(recordings.some(({ duration }) => duration < 3600)).toBe(true);
  expect(recordings.some(({ duration }) => duration > 3600)).toBe(true);
});

test("a broadcast on air has only the minutes since it began", () => {
  const onAir = broadcasts.filter(({ state }) => state === "OPEN");
  expect(onAir.filter(({ started_at, ended_at, startedMinutesAgo: minutes }) => started_at || ended_at || !minutes)).toEqual([]);
});

test("a broadcast shows goods, its picture can be drawn and its stream has an address", () => {
  expect(broadcasts.filter(({ product_ids: ids }) => ids.length === 0)).toEqual([]);
  expect(broadcasts.filter(({ picture }) => !parsePicture(picture))).toEqual([]);
  expect(broadcasts.filter(({ stream_url, channel_id }) => stream_url !== `/media/live/${channel_id}/index.m3u8`)).toEqual([]);
});

test("titles are different sentences", () => {
  expect(new Set(broadcasts.map(({ title }) => title)).size).toBe(broadcasts.length);
});
