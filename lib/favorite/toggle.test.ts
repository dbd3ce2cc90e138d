import { createFavoriteToggle } from "./toggle";

/** A toggle whose requests are answered by the test. */
function hearts() {
  const sent: [string, boolean][] = [];
  const painted: boolean[] = [];
  const failures: string[] = [];
  const waiting: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const { applySaved, loadSaved, press } = createFavoriteToggle({
    send: (id, isSaved) => {
      sent.push([id, isSaved]);
      return new Promise<void>((resolve, reject) => waiting.push({ resolve, reject }));
    },
    paint: (_id, isSaved) => painted.push(isSaved),
    failed: (id) => failures.push(id),
  });
  const tick = () => new Promise((resolve) => setImmediate(resolve));
  return {
    ...{ sent, painted, failures, applySaved, loadSaved, press },
    answer: async () => {
      waiting.shift()?.resolve();
      await tick();
    },
    fail: async () => {
      waiting.shift()?.reject(new Error("no answer"));
      await tick();
    },
  };
}

test("a press is shown at once and sent once", async () => {
  const heart = hearts();
  heart.press("1");
  expect([heart.painted, heart.sent]).toEqual([[true], [["1", true]]]);
  await heart.answer();
  expect(heart.painted.at(-1)).toBe(true);
});

test("a failure takes the heart back and tells", async () => {
  const heart = hearts();
  heart.applySaved(["1"], new Set(["1"]));
  heart.press("1");
  expect(heart.painted.at(-1)).toBe(false);
  await heart.fail();
  expect([heart.painted.at(-1), heart.failures]).toEqual([true, ["1"]]);
});

test("many presses while one is under way end with the last of them", async () => {
  const heart = hearts();
  for (let press = 0; press < 6; press += 1) heart.press("1");
  expect(heart.sent).toEqual([["1", true]]);
  await heart.answer();
  expect(heart.sent).toEqual([
    ["1", true],
    ["1", false],
  ]);
  await heart.answer();
  expect(heart.painted.at(-1)).toBe(false);
  heart.press("1");
  expect(heart.sent).toHaveLength(3);
});

test("hearts of other products do not wait", () => {
  const heart = hearts();
  heart.press("1");
  heart.press("2");
  expect(heart.sent).toEqual([
    ["1", true],
    ["2", true],
  ]);
});

test("an answer to an older question does not turn a heart back", async () => {
  const heart = hearts();
  let say = (_saved: ReadonlySet<string>) => {};
  const learnt = heart.loadSaved(["1"], () => new Promise((resolve) => (say = resolve)));
  heart.press("1");
  await heart.answer();
  say(new Set());
  await learnt;
  expect(heart.painted.at(-1)).toBe(true);
  await heart.loadSaved(["1"], () => Promise.resolve(new Set<string>()));
  expect(heart.painted.at(-1)).toBe(false);
});
