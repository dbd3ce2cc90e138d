import { broadcastExtent, playlist } from "./playlist.ts";

const STARTED = "2026-11-21T15:00:00.000Z";
const START = Date.parse(STARTED);
const onAir = { state: "OPEN", duration: 0, started_at: STARTED };
const after = (seconds: number) => playlist(onAir, 6, START + seconds * 1000) ?? "";
const numbers = (text: string) => [...text.matchAll(/^(\d+)\.m4s$/gm)].map(([, number]) => Number(number));
const sequence = (text: string) => Number(/#EXT-X-MEDIA-SEQUENCE:(\d+)/.exec(text)?.[1]);

test("a broadcast on air shows the last six whole segments, and no end", () => {
  const text = after(100);
  expect(numbers(text)).toEqual([10, 11, 12, 13, 14, 15]);
  expect(sequence(text)).toBe(10);
  expect(text).toContain("#EXT-X-PROGRAM-DATE-TIME:2026-11-21T15:01:00.000Z");
  expect(text).not.toMatch(/ENDLIST|PLAYLIST-TYPE/);
});

test("the window slides by one each segment, and keeps the numbers of what stays", () => {
  expect(after(101)).toBe(after(100));
  expect(numbers(after(102))).toEqual([11, 12, 13, 14, 15, 16]);
  expect(sequence(after(102))).toBe(11);
});

test("a broadcast that has just begun has its first segment, one that has not begun has nothing", () => {
  expect(numbers(after(0))).toEqual([0]);
  expect(numbers(after(19))).toEqual([0, 1, 2]);
  expect(playlist(onAir, 6, START - 1)).toBeUndefined();
  expect(playlist({ ...onAir, started_at: undefined }, 6, START)).toBeUndefined();
});

test.each(["CLOSURE", "CLOSED"])("%s is a recording: all of it, in whole segments, with its end", (state) => {
  const text = playlist({ state, duration: 63, started_at: STARTED }, 6, START + 999_000) ?? "";
  expect(numbers(text)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(text).toContain("#EXT-X-PLAYLIST-TYPE:VOD");
  expect(text.trimEnd().endsWith("#EXT-X-ENDLIST")).toBe(true);
  expect(playlist({ state, duration: 63 }, 6, START)).not.toContain("DATE-TIME");
});

test("a recording without a length still has a segment", () => {
  expect(broadcastExtent({ state: "CLOSED", duration: 0 }, 6, START)).toEqual({ last: 0, isOver: true });
});
