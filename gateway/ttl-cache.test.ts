import { TtlCache } from "./ttl-cache.ts";

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
