import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FileCache } from "./file-cache.ts";

jest.mock("node:fs/promises", () => {
  const original = jest.requireActual("node:fs/promises");
  return { ...original, readFile: jest.fn(original.readFile) };
});

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "media-"));
});
afterEach(() => rm(directory, { recursive: true }));

const bytes = (size: number): Buffer => Buffer.alloc(size, "x");

test("a file is made once for all who ask at the same time, and kept", async () => {
  const cache = await FileCache.open(directory, 1000);
  const make = jest.fn(async () => bytes(10));
  await Promise.all([cache.get("../../etc/passwd", make), cache.get("../../etc/passwd", make)]);
  const reopened = await FileCache.open(directory, 1000);
  expect(await reopened.get("../../etc/passwd", make)).toEqual(bytes(10));
  expect(make).toHaveBeenCalledTimes(1);
  expect(await readdir(directory)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
});

test("the least recently used are dropped when the directory is full", async () => {
  const cache = await FileCache.open(directory, 100);
  for (const key of ["a", "b"]) await cache.get(key, async () => bytes(45));
  const make = jest.fn(async () => bytes(45));
  await cache.get("a", make);
  await cache.get("c", make);
  await cache.get("a", make);
  expect(make).toHaveBeenCalledTimes(1);
  await cache.get("b", make);
  expect(make).toHaveBeenCalledTimes(2);
});

test("what is evicted while it is read takes no room", async () => {
  const cache = await FileCache.open(directory, 100);
  const make = jest.fn(async () => bytes(45));
  await cache.get("a", make);
  await cache.get("b", make);
  const { promise, resolve } = Promise.withResolvers<Buffer<ArrayBuffer>>();
  jest.mocked(readFile).mockReturnValueOnce(promise);
  const reading = cache.get("a", make);
  await cache.get("c", make);
  resolve(Buffer.alloc(45, "x"));
  expect(await reading).toEqual(bytes(45));
  await cache.get("d", async () => bytes(5));
  await cache.get("b", make);
  expect(make).toHaveBeenCalledTimes(3);
});

test("what could not be made is asked for again, and leaves nothing behind", async () => {
  const cache = await FileCache.open(directory, 100);
  await expect(cache.get("a", () => Promise.reject(new Error("no paint")))).rejects.toThrow("no paint");
  expect(await cache.get("a", async () => undefined)).toBeUndefined();
  expect(await cache.get("a", async () => bytes(5))).toEqual(bytes(5));
});

test("halves of an interrupted run are swept away", async () => {
  await writeFile(join(directory, "abc.part"), "half");
  await FileCache.open(directory, 100);
  expect(await readdir(directory)).toEqual([]);
});

test("what the last who waits for it leaves is called off, and made anew for the next", async () => {
  const cache = await FileCache.open(directory, 100);
  const { promise: calledOff, resolve } = Promise.withResolvers<void>();
  const make = (unwanted: AbortSignal) =>
    new Promise<Buffer>((_, reject) => {
      unwanted.addEventListener("abort", () => {
        reject(unwanted.reason);
        resolve();
      });
    });
  const [one, other] = [new AbortController(), new AbortController()];
  const both = Promise.allSettled([cache.get("a", make, one.signal), cache.get("a", make, other.signal)]);
  // The folder is looked at before anything is made.
  await new Promise(setImmediate);
  one.abort();
  const stays = jest.fn();
  calledOff.then(stays);
  await new Promise(setImmediate);
  expect(stays).not.toHaveBeenCalled();
  other.abort(new Error("left"));
  await calledOff;
  expect(await cache.get("a", async () => bytes(5))).toEqual(bytes(5));
  expect((await both).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});

test("who waits to the end gets it, whoever leaves", async () => {
  const cache = await FileCache.open(directory, 100);
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  const left = new AbortController();
  const leaves = cache.get("a", () => promise, left.signal);
  const stays = cache.get("a", () => promise);
  left.abort();
  resolve(bytes(5));
  expect(await stays).toEqual(bytes(5));
  await leaves;
});
