import { cachedRead } from "./cached-read";
import { type RenderContext, renderContexts } from "./render-context";

/** A render context whose purges the test adds by raising `purged.sequence`. */
function rendering() {
  const purged = { sequence: 0 };
  const answer: RenderContext = {
    tags: new Set(),
    isIncomplete: false,
    trace: "",
    failures: new Map(),
    purges: {
      position: () => ({ epoch: "", sequence: purged.sequence }),
      isCurrent: ({ logPosition }) => logPosition.sequence >= purged.sequence,
      purge: async () => {},
      claim: async () => true,
    },
  };
  return { answer, purged, within: <T>(work: () => Promise<T>) => renderContexts.run(answer, work) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("what every page shows is read once a minute, and tags each page", async () => {
  const read = jest.fn(async () => "tree");
  const tree = cachedRead(["categories"], read);
  const { answer, within } = rendering();
  expect(await within(() => Promise.all([tree(), tree()]))).toEqual(["tree", "tree"]);
  await within(tree);
  expect(read).toHaveBeenCalledTimes(1);
  expect([...answer.tags]).toEqual(["categories"]);
  jest.advanceTimersByTime(60_001);
  await within(tree);
  expect(read).toHaveBeenCalledTimes(2);
});

test("a purge has it read anew", async () => {
  const read = jest.fn(async () => "tree");
  const tree = cachedRead(["categories"], read);
  const { purged, within } = rendering();
  await within(tree);
  purged.sequence += 1;
  await within(tree);
  expect(read).toHaveBeenCalledTimes(2);
});

test("while it cannot be read, what was read last holds; where nothing was, the failure is told", async () => {
  const read = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error("away")).mockResolvedValueOnce("tree");
  const tree = cachedRead(["categories"], read);
  jest.spyOn(console, "error").mockImplementation(() => {});
  await expect(tree()).rejects.toThrow("away");
  expect(await tree()).toBe("tree");
  read.mockRejectedValue(new Error("away"));
  jest.advanceTimersByTime(60_001);
  expect(await tree()).toBe("tree");
});
