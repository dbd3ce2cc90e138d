import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { cacheControl } from "@/lib/cache";
import type { Rendered } from "../framework";
import { rendered, setUp } from "./response-cache.fixture";
import { openSqliteStore } from "./sqlite-store";
import { type Store, StoreUnavailable } from "./store";

const folder = mkdtempSync(join(tmpdir(), "response-cache-"));
const stores: Store[] = [];
afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()));
  rmSync(folder, { recursive: true });
});

function openStore(name: string): Store {
  const store = openSqliteStore({ file: join(folder, `${name}.sqlite`), maxBytes: 50_000_000 });
  stores.push(store);
  return store;
}

/** Asks until the answer fits. Lets background work run in between. */
async function until<T>(ask: () => Promise<T>, isDone: (answer: T) => boolean): Promise<void> {
  while (!isDone(await ask())) await setImmediate();
}

test("a page is rendered once while it is fresh, and says so", async () => {
  const { ask, clock, page } = setUp();
  expect((await ask()).cacheStatus).toBe("site; fwd=uri-miss; stored");
  clock.seconds += 299;
  expect(await ask()).toMatchObject({ text: "render 1", cacheStatus: "site; hit; ttl=1", age: 299, status: 200 });
  expect(page.renders).toBe(1);
});

test("any number of visitors of a cold page cost one render", async () => {
  const { ask, page } = setUp();
  const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => ask(index % 2 ? "gzip" : "identity")));
  expect(page.renders).toBe(1);
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(["render 1"]));
  expect(answers.filter(({ cacheStatus }) => cacheStatus.includes("collapsed"))).toHaveLength(199);
});

test("a stale page is sent while one new one is made", async () => {
  const { ask, clock, page } = setUp();
  await ask();
  clock.seconds += 301;
  const { promise, resolve } = Promise.withResolvers<Rendered>();
  page.next = () => promise;
  const stale = await Promise.all([ask(), ask(), ask()]);
  expect(stale.map(({ text, cacheStatus }) => [text, cacheStatus])).toEqual(Array(3).fill(["render 1", "site; hit; ttl=-1"]));
  expect(page.renders).toBe(2);
  resolve(rendered("newer"));
  await promise;
  await until(ask, ({ text }) => text === "newer");
  expect(page.renders).toBe(2);
});

test("a purge ends the pages that show the thing, those that were being made included", async () => {
  const { ask, log, page } = setUp();
  await ask();
  log.purgeLocally(["products:8"]);
  expect((await ask()).text).toBe("render 1");
  log.purgeLocally(["products:7"]);
  expect((await ask()).text).toBe("render 2");
  page.next = () => {
    log.purgeLocally(["products:7"]);
    return rendered("made of what was before");
  };
  log.purgeLocally(["products:7"]);
  await ask();
  page.next = () => rendered("made of what is now");
  expect((await ask()).text).toBe("made of what is now");
});

test("what is missing is remembered for a minute, without what the framework said of it", async () => {
  const { ask, clock, page } = setUp();
  page.next = () => rendered("", { status: 404, headers: { "cache-control": "private, no-store" } });
  expect(await ask()).toMatchObject({ status: 404, headers: { "cache-control": cacheControl("missing") } });
  await ask();
  expect(page.renders).toBe(1);
  clock.seconds += 61;
  await ask();
  expect(page.renders).toBe(2);
});

test.each([
  ["a cookie", { "set-cookie": ["a=b"], "cache-control": cacheControl("catalog") }],
  ["private", { "cache-control": "private, max-age=60" }],
  ["no word on caching", {}],
])("an answer with %s is never kept", async (_name, headers) => {
  const { ask, page } = setUp();
  page.next = () => rendered("one person's", { headers });
  await ask();
  expect((await ask()).headers).not.toHaveProperty("set-cookie");
  expect(page.renders).toBe(2);
});

test("each visitor gets an encoding that was asked for, whoever came before", async () => {
  const { ask, page } = setUp();
  for (const coding of ["br", "gzip", "identity", "gzip", "br"]) expect((await ask(coding)).coding).toBe(coding);
  const etags = await Promise.all(["br", "gzip"].map(async (coding) => (await ask(coding)).headers.etag));
  expect(new Set(etags).size).toBe(1);
  expect(page.renders).toBe(1);
});

test("another process finds what one has made, and does not make it twice", async () => {
  const [one, other] = [openStore("shared"), openStore("shared")];
  const [first, second] = [setUp({ store: one }), setUp({ store: other })];
  await Promise.all([first.log.exchange(one), second.log.exchange(other)]);
  await first.ask();
  await until(
    () => other.get("/product/7"),
    (entry) => entry !== undefined,
  );
  expect((await second.ask()).cacheStatus).toBe("site; hit; ttl=300");
  expect(second.page.renders).toBe(0);
  const both = await Promise.all([first.ask("gzip", "/cold"), second.ask("gzip", "/cold")]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(first.page.renders + second.page.renders).toBe(2);
});

test("what is searched for is not written to the store", async () => {
  const store = openStore("searches");
  const { ask, page } = setUp({ store });
  page.next = () => rendered("found", { headers: { "content-type": "text/html", "cache-control": cacheControl("search") } });
  await ask("gzip", "/screen/product?keyword=x");
  expect(await store.get("/screen/product?keyword=x")).toBeUndefined();
});

test("a store that cannot be used costs nobody a page", async () => {
  const fail = () => Promise.reject(new StoreUnavailable("full"));
  const broken: Store = {
    get: fail,
    set: fail,
    purge: fail,
    purgesAfter: fail,
    lease: fail,
    release: fail,
    close: () => Promise.resolve(),
  };
  const { ask, page, storeErrors } = setUp({ store: broken });
  expect((await ask()).text).toBe("render 1");
  expect((await ask()).text).toBe("render 1");
  expect(page.renders).toBe(1);
  expect(storeErrors.length).toBeGreaterThan(0);
});

test("a process does not wait for itself where it could not give back the right to make a page", async () => {
  const store = openStore("unreleased");
  const { ask, page } = setUp({ store });
  page.next = () => rendered("uncached", { headers: { "content-type": "text/html", "cache-control": "no-store" } });
  jest.spyOn(store, "release").mockRejectedValueOnce(new StoreUnavailable("busy"));
  await ask();
  await ask();
  expect(page.renders).toBe(2);
}, 3_000);

test("memory holds to its limit, addresses and tags counted", async () => {
  const { ask, cache } = setUp();
  for (let index = 0; index < 2_000; index += 1) await ask("gzip", `/product/${index}?${"x".repeat(2_000)}`);
  expect(cache.memoryBytes).toBeLessThanOrEqual(1_000_000);
  expect(cache.memoryBytes).toBeGreaterThan(500_000);
});
