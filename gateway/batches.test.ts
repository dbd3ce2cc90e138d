import { inBatches } from "./batches.ts";

const WAITING = [3, 5, 8, 13, 21];

/** A job that takes three ids of WAITING at each turn. `done`: the ids that it has processed, in order. */
function turnsOver({ failing = [], stoppedAt }: { failing?: number[]; stoppedAt?: number }) {
  const done: number[] = [];
  const turn = inBatches("e-mail", {
    findDueIds: async (after, limit) => WAITING.filter((id) => id > after).slice(0, limit),
    processId: async (id) => {
      if (failing.includes(id)) throw new Error("cannot be read");
      done.push(id);
    },
    batchSize: 3,
    isStopped: () => stoppedAt !== undefined && done.includes(stoppedAt),
  });
  return { turn, done };
}

afterEach(() => jest.restoreAllMocks());

test("each turn goes on behind the one before, and begins anew after the last", async () => {
  const { turn, done } = turnsOver({});
  await turn();
  expect(done).toEqual([3, 5, 8]);
  await turn();
  await turn();
  expect(done).toEqual([3, 5, 8, 13, 21, 3, 5, 8]);
});

test("what fails is logged by its number and keeps no place: those behind it are done", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => {});
  const { turn, done } = turnsOver({ failing: [3, 5, 8] });
  await turn();
  await turn();
  expect(done).toEqual([13, 21]);
  expect(log.mock.calls.map(([text]) => text)).toEqual(["not done: e-mail 3", "not done: e-mail 5", "not done: e-mail 8"]);
});

test("a turn ends where the gateway stops", async () => {
  const { turn, done } = turnsOver({ stoppedAt: 5 });
  await turn();
  expect(done).toEqual([3, 5]);
});
