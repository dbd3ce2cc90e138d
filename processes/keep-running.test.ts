import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { keepRunning, stop } from "./keep-running";

const GOES_ON = "setInterval(() => {}, 1000)";
const IGNORES_STOP = "process.on('SIGTERM', () => {}); console.log('up'); setInterval(() => {}, 1000)";

/** Starts programs and lists them in `started`. `next` waits until so many were started. */
function starter(script: string) {
  const started: ChildProcess[] = [];
  let tell = () => {};
  const start = () => {
    const child = spawn(process.execPath, ["-e", script], { stdio: ["ignore", "pipe", "ignore"] });
    started.push(child);
    tell();
    return child;
  };
  const next = (count: number) =>
    new Promise<void>((resolve) => {
      tell = () => started.length >= count && resolve();
      tell();
    });
  return { start, started, next };
}

beforeEach(() => jest.spyOn(console, "error").mockImplementation(() => {}));

test("a program that ends is started again, whatever ended it", async () => {
  const { start, started, next } = starter(GOES_ON);
  const kept = keepRunning("program", start);
  for (let deaths = 1; deaths <= 3; deaths += 1) {
    started.at(-1)?.kill("SIGKILL");
    await next(deaths + 1);
  }
  await kept.stop();
  expect(started).toHaveLength(4);
  expect(started.every(({ signalCode, exitCode }) => signalCode !== null || exitCode !== null)).toBe(true);
});

const pausesLogged = (log: jest.SpyInstance) => log.mock.calls.map(([text]) => Number(/in (\d+) ms/.exec(text)?.[1]));

test.each([
  ["doubles up to the longest while it does not stay up", Number.MAX_SAFE_INTEGER, [1, 2, 4, 4, 4]],
  ["begins anew once it did", -1, [1, 1, 1, 1, 1]],
])("the pause before a program is started again %s", async (_what, steady, pauses) => {
  const log = jest.spyOn(console, "error").mockClear();
  const { start, next } = starter("");
  const kept = keepRunning("program", start, { pauses: { first: 1, longest: 4, steady } });
  await next(6);
  await kept.stop();
  expect(pausesLogged(log).slice(0, 5)).toEqual(pauses);
});

test("a program that cannot be started is tried again", async () => {
  const { start, started, next } = starter(GOES_ON);
  const missing = spawn("/nowhere/program");
  const kept = keepRunning("program", start, { running: missing, pauses: { first: 1, longest: 4, steady: 60_000 } });
  await next(1);
  await kept.stop();
  expect(started).toHaveLength(1);
});

test("a program that is stopped stays stopped", async () => {
  const { start, started } = starter(GOES_ON);
  const kept = keepRunning("program", start);
  await kept.stop();
  expect(started).toHaveLength(1);
  expect(started[0]?.signalCode).toBe("SIGTERM");
});

test("a program that ends while it is waited for is not started by the stop", async () => {
  const { start, started } = starter("");
  const kept = keepRunning("program", start);
  const [first] = started;
  if (first) await once(first, "exit");
  await kept.stop();
  expect(started).toHaveLength(1);
});

test("one that runs already is taken over", async () => {
  const { start, started } = starter(GOES_ON);
  const first = start();
  const kept = keepRunning("program", start, { running: first });
  await kept.stop();
  expect(started).toEqual([first]);
});

test("a program is renewed by another that is ready before it ends, and only the other is started again", async () => {
  const { start, started, next } = starter(GOES_ON);
  const kept = keepRunning("program", start, { pauses: { first: 1, longest: 4, steady: 60_000 } });
  const [first] = started;
  expect(await kept.renew(async () => first?.exitCode === null)).toBe(true);
  expect(first?.signalCode).toBe("SIGTERM");
  started.at(-1)?.kill("SIGKILL");
  await next(3);
  await kept.stop();
  expect(started).toHaveLength(3);
});

test("a program that is renewed while it waits to be started again is started once", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  const { start, started } = starter(GOES_ON);
  const kept = keepRunning("program", start);
  const [first] = started;
  first?.kill("SIGKILL");
  if (first) await once(first, "exit");
  expect(await kept.renew(async () => true)).toBe(true);
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
  await kept.stop();
  expect(started.map(({ signalCode }) => signalCode)).toEqual(["SIGKILL", "SIGTERM"]);
});

test("a program whose successor is never ready goes on", async () => {
  const { start, started } = starter(GOES_ON);
  const kept = keepRunning("program", start);
  expect(await kept.renew(async () => false)).toBe(false);
  expect(started.map(({ signalCode }) => signalCode)).toEqual([null, "SIGTERM"]);
  await kept.stop();
  expect(started).toHaveLength(2);
});

test("a kept program has as long to stop as was said", async () => {
  const kept = keepRunning("program", () => spawn(process.execPath, ["-e", IGNORES_STOP]), { patience: 50 });
  const { stdout } = kept.program();
  if (stdout) await once(stdout, "data");
  await kept.stop();
  expect(kept.program().signalCode).toBe("SIGKILL");
});

test("a program that does not stop by itself is made to", async () => {
  const program = spawn(process.execPath, ["-e", IGNORES_STOP]);
  await once(program.stdout, "data");
  await stop(program, 50);
  expect(program.signalCode).toBe("SIGKILL");
});
