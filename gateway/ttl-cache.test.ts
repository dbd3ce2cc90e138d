import type { Database } from "./db/database.ts";
import { cachePerDatabase, TtlCache } from "./ttl-cache.ts";

test("an answer is made once, also for those who ask meanwhile, and made again when it is old", async () => {
  let made = 0;
  const make = async () => {
    made += 1;
    return made;
  };
  const lasting = new TtlCache<number>(60, 2);
  expect(await Promise.all([lasting.get("a", make), lasting.get("a", make)])).toEqual([1, 1]);
  const brief = new TtlCache<number>(0, 2);
  await brief.get("a", make);
  expect(await brief.get("a", make)).toBe(3);
});

test("a failure is not kept, and the oldest answer leaves when there are too many", async () => {
  const kept = new TtlCache<string>(60, 2);
  await expect(kept.get("a", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect(await kept.get("a", async () => "up")).toBe("up");
  await kept.get("b", async () => "b");
  await kept.get("c", async () => "c");
  expect(await kept.get("a", async () => "again")).toBe("again");
});

function unusedDatabase(): Database {
  const fail = () => Promise.reject(new Error("not used"));
  return { rows: fail, row: fail, run: fail, transaction: fail, close: fail };
}

test("each database has a cache of its own, until it is forgotten", async () => {
  const caches = cachePerDatabase<number>(60, 2);
  const [one, other] = [unusedDatabase(), unusedDatabase()];
  expect(await caches.of(one).get("a", async () => 1)).toBe(1);
  expect(await caches.of(other).get("a", async () => 2)).toBe(2);
  expect(await caches.of(one).get("a", async () => 3)).toBe(1);
  caches.forget(one);
  expect(await caches.of(one).get("a", async () => 4)).toBe(4);
});
