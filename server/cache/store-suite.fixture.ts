import { PAGE_TAGS } from "./purge-pages.ts";
import { entryOf, eventually, TestClock, textOf } from "./store.fixture.ts";
import type { Store } from "./store.ts";
import { StoreUnavailable } from "./store.ts";

/** Opens a store in a place. Stores of the same place share their entries; a new place is empty. */
type Backend = (place: string, options?: { maxBytes?: number; maxPurges?: number; clock?: TestClock }) => Store;

const SMALL = 100_000;
let places = 0;

function describeEntries(open: (options?: Parameters<Backend>[1]) => Store) {
  test("an entry comes back as it was set, in every encoding and with an empty body", async () => {
    const store = open();
    const bodies = { br: Buffer.from([0, 255, 10]), gzip: Buffer.alloc(0), identity: Buffer.from("¡Hola, señora!") };
    const entry = { ...entryOf("", ["product-1", "tienda ñ"]), status: 404, bodies };
    await store.set("/producto/1?página=2", entry);
    expect(await store.get("/producto/1?página=2")).toEqual(entry);
  });

  test("a key that was never set has no entry", async () => {
    expect(await open().get("/")).toBeUndefined();
  });

  test("a set puts an entry in the place of the one before, with its encodings", async () => {
    const store = open();
    await store.set("/", { ...entryOf("old"), bodies: { br: Buffer.from("old"), gzip: Buffer.from("old") } });
    await store.set("/", entryOf("new"));
    expect(await store.get("/")).toEqual(entryOf("new"));
  });

  test("an entry is seen by whoever else opens the store, and after it was closed", async () => {
    const [one, other] = [open(), open()];
    await one.set("/", entryOf("shared"));
    expect(textOf(await other.get("/"))).toBe("shared");
    await Promise.all([one.close(), other.close()]);
    expect(textOf(await open().get("/"))).toBe("shared");
  });

  test("keys of 16 KiB, with quotes, or that look like names of the store are only keys", async () => {
    const store = open();
    const keys = ["a".repeat(16_384), `'";--`, "total", "state", "{x}:log", "🧵", "a\nb"];
    for (const key of keys) await store.set(key, entryOf(key));
    for (const key of keys) expect(textOf(await store.get(key))).toBe(key);
  });

  test("a store that was closed says that it cannot be used", async () => {
    const store = open();
    await store.set("/", entryOf("kept"));
    await store.close();
    await expect(store.get("/")).rejects.toThrow(StoreUnavailable);
    await expect(store.set("/", entryOf("late"))).rejects.toThrow(StoreUnavailable);
  });
}

function describeLimit(open: (options?: Parameters<Backend>[1]) => Store) {
  test("the least recently used entries go first", async () => {
    const clock = new TestClock();
    const store = open({ maxBytes: SMALL, clock });
    for (let index = 0; index < 9; index += 1) {
      await store.set(`/${index}`, entryOf("x".repeat(10_000)));
      clock.milliseconds += 1_000;
    }
    clock.milliseconds += 120_000;
    expect(await store.get("/0")).toBeDefined();
    clock.milliseconds += 1_000;
    await store.set("/9", entryOf("x".repeat(10_000)));
    const kept: number[] = [];
    for (let index = 0; index < 10; index += 1) if (await store.get(`/${index}`)) kept.push(index);
    expect(kept).toEqual([0, 3, 4, 5, 6, 7, 8, 9]);
  });

  test("after 5,000 sets of random sizes the entries are within the limit, and the last ones are among them", async () => {
    const store = open({ maxBytes: SMALL });
    let seed = 1;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    let last = "";
    for (let count = 0; count < 5_000; count += 1) {
      last = `/${random(700)}`;
      await store.set(last, entryOf("x".repeat(random(4_000))));
    }
    let bytes = 0;
    for (let index = 0; index < 700; index += 1) bytes += (await store.get(`/${index}`))?.bodies.br?.length ?? 0;
    expect(bytes).toBeLessThanOrEqual(SMALL);
    expect(bytes).toBeGreaterThan(SMALL / 2);
    expect(await store.get(last)).toBeDefined();
  });

  test("an entry as large as the store is not kept, drives nobody out, and ends the one it replaces", async () => {
    const store = open({ maxBytes: SMALL });
    await store.set("/small", entryOf("kept"));
    await store.set("/large", entryOf("old"));
    await store.set("/large", entryOf("x".repeat(SMALL)));
    expect(await store.get("/large")).toBeUndefined();
    expect(textOf(await store.get("/small"))).toBe("kept");
  });

  test("a limit that was lowered holds after the next set", async () => {
    const before = open({ maxBytes: 10 * SMALL });
    for (let index = 0; index < 50; index += 1) await before.set(`/${index}`, entryOf("x".repeat(10_000)));
    const after = open({ maxBytes: SMALL });
    await after.set("/last", entryOf("x".repeat(10_000)));
    let kept = 0;
    for (let index = 0; index < 50; index += 1) if (await after.get(`/${index}`)) kept += 1;
    expect(kept).toBe(7);
    expect(await after.get("/last")).toBeDefined();
  });
}

function describePurges(open: (options?: Parameters<Backend>[1]) => Store) {
  test("a new log knows of no purge, and is the same for all", async () => {
    const [one, other] = [open(), open()];
    const news = await one.purgesAfter(undefined);
    expect(news).toEqual({ epoch: expect.stringMatching(/^.{16,}$/), sequence: 0, floor: 0, purges: [] });
    expect(await other.purgesAfter(undefined)).toEqual(news);
  });

  test("the purges after a position are told to the others, the last one of each tag", async () => {
    const [one, other] = [open(), open()];
    const before = await one.purge(["product-1", "shop-1"]);
    expect(before).toEqual({ epoch: before.epoch, sequence: 2 });
    expect(await one.purge(["product-2", "product-1"])).toEqual({ epoch: before.epoch, sequence: 4 });
    const purges = [
      { sequence: 3, tag: "product-2" },
      { sequence: 4, tag: "product-1" },
    ];
    expect(await other.purgesAfter(before)).toEqual({ epoch: before.epoch, sequence: 4, floor: 0, purges });
    expect((await other.purgesAfter(undefined)).purges).toEqual([{ sequence: 2, tag: "shop-1" }, ...purges]);
    expect((await other.purgesAfter({ epoch: "another", sequence: 3 })).purges).toHaveLength(3);
    expect((await other.purgesAfter({ ...before, sequence: 4 })).purges).toEqual([]);
  });

  test("a purge of nothing answers the present position", async () => {
    const store = open();
    const { epoch } = await store.purge(["home"]);
    expect(await store.purge([])).toEqual({ epoch, sequence: 1 });
  });

  test("more purges than a page holds are told in full and in order", async () => {
    const store = open();
    const tags = Array.from({ length: 2 * PAGE_TAGS }, (_, index) => `product-${index}`);
    await store.purge(tags);
    const { sequence, purges } = await store.purgesAfter(undefined);
    expect(purges.map(({ tag }) => tag)).toEqual(tags);
    expect(sequence).toBe(tags.length);
  });

  test("a log that is full forgets the oldest purges and says up to where", async () => {
    const store = open({ maxPurges: 10 });
    for (let index = 0; index < 25; index += 1) await store.purge([`product-${index}`]);
    const { sequence, floor, purges } = await store.purgesAfter(undefined);
    expect({ sequence, floor, first: purges[0], count: purges.length }).toEqual({
      sequence: 25,
      floor: 15,
      first: { sequence: 16, tag: "product-15" },
      count: 10,
    });
  });

  test("a log that knows less than who asks has been put back, and begins another epoch", async () => {
    const store = open();
    const { epoch } = await store.purge(["home"]);
    const news = await store.purgesAfter({ epoch, sequence: 7 });
    expect(news.epoch).not.toBe(epoch);
    expect((await open().purgesAfter(undefined)).epoch).toBe(news.epoch);
  });
}

function describeLeases(open: (options?: Parameters<Backend>[1]) => Store) {
  test("one at a time has the lease of a key, until it is given back by the one who has it", async () => {
    const [one, other] = [open(), open()];
    expect(await one.lease("/", 60_000)).toBe(true);
    expect(await other.lease("/", 60_000)).toBe(false);
    expect(await other.lease("/other", 60_000)).toBe(true);
    await other.release("/");
    expect(await other.lease("/", 60_000)).toBe(false);
    await one.release("/");
    expect(await other.lease("/", 60_000)).toBe(true);
  });

  test("a lease of which the time is over goes to the next", async () => {
    const [one, other] = [open(), open()];
    await one.lease("/", 1);
    expect(await eventually(() => other.lease("/", 60_000))).toBe(true);
    await one.release("/");
    expect(await open().lease("/", 60_000)).toBe(false);
  });
}

/** Tests of what every store promises. */
export function describeStore(name: string, backend: Backend) {
  describe(`a store in ${name}`, () => {
    const opened: Store[] = [];
    let place = "";
    const open = (options?: Parameters<Backend>[1]) => {
      const store = backend(place, options);
      opened.push(store);
      return store;
    };

    beforeEach(() => {
      places += 1;
      place = `place-${places}`;
    });
    afterEach(() => Promise.all(opened.splice(0).map((store) => store.close())));

    describeEntries(open);
    describeLimit(open);
    describePurges(open);
    describeLeases(open);
  });
}
