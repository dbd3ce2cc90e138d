import { seeded } from "../media/seeded.ts";
import { drawPuzzle, HEIGHT, SIZE, WIDTH } from "./draw.ts";
import { doWork, findPlace } from "./solve.fixture.ts";
import { bitsFor, isWorkDone } from "./work.ts";

const WORK = { parts: 4, bits: 8 };
const FRAME = { width: WIDTH, height: HEIGHT, size: SIZE, alternative: WORK };

test("whoever looks finds the place of the piece in every picture", async () => {
  for (const seed of ["a", "b", "c", "d", "e", "f"]) {
    const place = { x: 80 + seed.charCodeAt(0), y: 40 };
    const puzzle = await drawPuzzle(seeded(seed), place);
    expect(Math.abs((await findPlace({ id: seed, ...FRAME, y: place.y, ...puzzle })) - place.x)).toBeLessThanOrEqual(2);
  }
});

test("two puzzles are never the same picture", async () => {
  const place = { x: 120, y: 30 };
  const [one, other] = await Promise.all([drawPuzzle(seeded("1"), place), drawPuzzle(seeded("2"), place)]);
  expect(one.background).not.toBe(other.background);
  expect(one.piece).not.toBe(other.piece);
});

test("work counts for its own challenge, whole", () => {
  const done = doWork("one", WORK);
  expect(isWorkDone("one", done, WORK)).toBe(true);
  expect(isWorkDone("another", done, WORK)).toBe(false);
  expect(isWorkDone("one", done.slice(1), WORK)).toBe(false);
  expect(isWorkDone("one", [], WORK)).toBe(false);
});

test("work doubles with what an address has asked and failed, and ends somewhere", () => {
  expect([0, 1, 8, 24].map((requested) => bitsFor({ requested, failed: 0 }))).toEqual([12, 12, 13, 14]);
  expect([2, 6, 30, 1000].map((failed) => bitsFor({ requested: 0, failed }))).toEqual([13, 14, 16, 18]);
});
