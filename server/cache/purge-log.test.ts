import type { LogPosition } from "../../lib/cache/render-context.ts";
import { PurgeLog } from "./purge-log.ts";
import { type Purge, StoreUnavailable } from "./store.ts";

const newsOf = (epoch: string, sequence: number, tags: string[] = [], floor = 0) => ({
  epoch,
  sequence,
  floor,
  purges: tags.map((tag, index): Purge => ({ tag, sequence: sequence - tags.length + 1 + index })),
});
const shown = (logPosition: LogPosition, ...tags: string[]) => ({ logPosition, tags });

/** A store that has purges only, and can be made unavailable. */
class TestStore {
  isAway = false;
  told: string[] = [];
  async purge(tags: readonly string[]) {
    if (this.isAway) throw new StoreUnavailable("away");
    this.told.push(...tags);
    return { epoch: "store", sequence: this.told.length };
  }
  async purgesAfter(position: LogPosition | undefined) {
    if (this.isAway) throw new StoreUnavailable("away");
    const from = position?.epoch === "store" ? position.sequence : 0;
    return newsOf("store", this.told.length, this.told.slice(from));
  }
}

describe("what a process knows of purges", () => {
  test("before it has learned, only what it began itself is current", () => {
    const log = new PurgeLog();
    expect(log.isCurrent(shown(log.position(), "home"))).toBe(true);
    expect(log.isCurrent(shown(new PurgeLog().position(), "home"))).toBe(false);
    expect(log.isCurrent(shown({ epoch: "store", sequence: 0 }, "home"))).toBe(false);
  });

  test("without a store, a purge ends what was begun before it and shows the tag, and nothing else", () => {
    const log = new PurgeLog();
    const before = log.position();
    log.purgeLocally(["product-1"]);
    expect(log.isCurrent(shown(before, "home", "product-1"))).toBe(false);
    expect(log.isCurrent(shown(before, "home"))).toBe(true);
    expect(log.isCurrent(shown(log.position(), "product-1"))).toBe(true);
  });

  test("what a store tells ends what was begun before, and only what is new is answered", () => {
    const log = new PurgeLog();
    expect(log.applyNews(newsOf("store", 2, ["a", "b"]))).toEqual(["a", "b"]);
    const before = log.position();
    expect(log.applyNews(newsOf("store", 3, ["b", "c"]))).toEqual(["c"]);
    expect(log.applyNews(newsOf("store", 3, ["b", "c"]))).toEqual([]);
    expect(log.isCurrent(shown(before, "a"))).toBe(true);
    expect(log.isCurrent(shown(before, "c"))).toBe(false);
    expect(log.isCurrent(shown(log.position(), "a", "b", "c"))).toBe(true);
  });

  test("another epoch replaces all that was known", () => {
    const log = new PurgeLog();
    log.applyNews(newsOf("store", 9, ["a"], 4));
    const before = log.position();
    expect(log.applyNews(newsOf("other", 1, ["a"]))).toEqual(["a"]);
    expect(log.position()).toEqual({ epoch: "other", sequence: 1 });
    expect(log.isCurrent(shown(before, "b"))).toBe(false);
    expect(log.isCurrent(shown({ epoch: "other", sequence: 0 }, "b"))).toBe(true);
  });

  test("what was begun before the floor is not current, at the floor it is", () => {
    const log = new PurgeLog();
    log.applyNews(newsOf("store", 9, ["a"], 4));
    expect(log.isCurrent(shown({ epoch: "store", sequence: 3 }, "b"))).toBe(false);
    expect(log.isCurrent(shown({ epoch: "store", sequence: 4 }, "b"))).toBe(true);
  });

  test("of more tags than it remembers, the ones purged first raise the floor", () => {
    const log = new PurgeLog(2);
    log.applyNews(newsOf("store", 3, ["a", "b", "c"]));
    expect(log.isCurrent(shown({ epoch: "store", sequence: 0 }, "d"))).toBe(false);
    expect(log.isCurrent(shown({ epoch: "store", sequence: 1 }, "a"))).toBe(true);
    expect(log.isCurrent(shown({ epoch: "store", sequence: 1 }, "b"))).toBe(false);
  });
});

describe("an exchange with a store", () => {
  test("a purge made here is told to the store and learned from it", async () => {
    const [store, log] = [new TestStore(), new PurgeLog()];
    await log.exchange(store);
    const before = log.position();
    log.purgeLocally(["a"]);
    expect(log.isCurrent(shown(before, "a"))).toBe(false);
    expect(await log.exchange(store)).toEqual(["a"]);
    expect(store.told).toEqual(["a"]);
    expect(log.isCurrent(shown(before, "a"))).toBe(false);
    expect(log.isCurrent(shown(log.position(), "a"))).toBe(true);
    expect(await log.exchange(store)).toEqual([]);
    expect(store.told).toEqual(["a"]);
  });

  test("while the store is away, a purge holds here, and is told as soon as the store is back", async () => {
    const [store, log] = [new TestStore(), new PurgeLog()];
    await log.exchange(store);
    store.isAway = true;
    log.purgeLocally(["a"]);
    await expect(log.exchange(store)).rejects.toThrow(StoreUnavailable);
    expect(log.isCurrent(shown(log.position(), "a"))).toBe(false);
    expect(log.isCurrent(shown(log.position(), "b"))).toBe(true);
    store.isAway = false;
    await log.exchange(store);
    expect(store.told).toEqual(["a"]);
    expect(log.isCurrent(shown(log.position(), "a"))).toBe(true);
  });

  test("a purge made before the store could be reached at all ends what the store kept from before", async () => {
    const [store, log] = [new TestStore(), new PurgeLog()];
    store.isAway = true;
    log.purgeLocally(["a"]);
    await expect(log.exchange(store)).rejects.toThrow(StoreUnavailable);
    store.isAway = false;
    await log.exchange(store);
    expect(log.isCurrent(shown({ epoch: "store", sequence: 0 }, "a"))).toBe(false);
    expect(log.isCurrent(shown({ epoch: "store", sequence: 0 }, "b"))).toBe(true);
  });

  test("where more was purged here than can be remembered, nothing from before is current", async () => {
    const [store, log] = [new TestStore(), new PurgeLog(2)];
    await log.exchange(store);
    store.isAway = true;
    log.purgeLocally(["a", "b", "c"]);
    expect(log.isCurrent(shown(log.position(), "d"))).toBe(false);
    store.isAway = false;
    await log.exchange(store);
    expect(store.told).toEqual(["b", "c"]);
    expect(log.isCurrent(shown({ epoch: "store", sequence: 0 }, "a"))).toBe(false);
    expect(log.isCurrent(shown(log.position(), "a"))).toBe(true);
  });
});
