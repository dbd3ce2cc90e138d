import { EventEmitter } from "node:events";
import { listensInTime } from "./workers";

const [MINUTE, HOUR] = [60_000, 3_600_000];

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test("a worker that listens in time is ready; one that does not, or ends, is not", async () => {
  const [ready, late, ended] = [new EventEmitter(), new EventEmitter(), new EventEmitter()];
  const are = Promise.all([ready, late, ended].map(listensInTime));
  ready.emit("listening");
  ended.emit("exit");
  jest.advanceTimersByTime(MINUTE);
  late.emit("listening");
  expect(await are).toEqual([true, false, false]);
});

test("a worker that has told that it prepares is waited for longer, but not for ever", async () => {
  const [ready, stuck, failed] = [new EventEmitter(), new EventEmitter(), new EventEmitter()];
  const workers = [ready, stuck, failed];
  const are = Promise.all(workers.map(listensInTime));
  for (const worker of workers) worker.emit("message", { metrics: "asked" });
  for (const worker of workers) worker.emit("message", "preparing");
  jest.advanceTimersByTime(10 * MINUTE);
  ready.emit("listening");
  failed.emit("exit");
  jest.advanceTimersByTime(HOUR);
  expect(await are).toEqual([true, false, false]);
});
