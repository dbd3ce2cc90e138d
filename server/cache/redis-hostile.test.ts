import type { ChildProcess } from "node:child_process";
import { createClient } from "redis";
import { freePort } from "../../scripts/free-port.ts";
import { endRedis, hasRedis, startRedis } from "./redis-server.fixture.ts";
import { openRedisStore, type RedisOptions } from "./redis-store.ts";
import { entryOf, eventually, textOf } from "./store.fixture.ts";
import { type Store, StoreUnavailable } from "./store.ts";

let port = 0;
let server: ChildProcess | undefined;
const opened: Store[] = [];

function open(options: Partial<RedisOptions> = {}): Store {
  const timing = { commandMs: 1_000, retryMs: 20 };
  const store = openRedisStore({ url: `redis://127.0.0.1:${port}`, namespace: "test", timing, ...options });
  opened.push(store);
  return store;
}

/** Sends a command to the server over a connection apart from the store's. */
async function ask(...command: string[]) {
  const client = await createClient({ url: `redis://127.0.0.1:${port}` }).connect();
  const answer = await client.sendCommand<unknown>(command);
  client.destroy();
  return answer;
}

async function expectUnavailable(store: Store) {
  await expect(store.get("/")).rejects.toThrow(StoreUnavailable);
  await expect(store.set("/", entryOf("late"))).rejects.toThrow(StoreUnavailable);
  await expect(store.purge(["home"])).rejects.toThrow(StoreUnavailable);
  await expect(store.purgesAfter(undefined)).rejects.toThrow(StoreUnavailable);
  await expect(store.lease("/", 1_000)).rejects.toThrow(StoreUnavailable);
}

beforeEach(async () => {
  port = await freePort();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((store) => store.close()));
  if (server) await endRedis(server);
  server = undefined;
});

test("without a server, a store says that it cannot be used", async () => {
  await expectUnavailable(open());
});

if (hasRedis) {
  describe("a Redis that fails", () => {
    beforeEach(async () => {
      server = await startRedis(port);
    });

    test("a server that stops answering holds nobody up, and is used again when it goes on", async () => {
      const store = open();
      await store.set("/", entryOf("kept"));
      server?.kill("SIGSTOP");
      const answers = await Promise.allSettled(Array.from({ length: 500 }, () => store.get("/")));
      expect(answers.every(({ status }) => status === "rejected")).toBe(true);
      await expectUnavailable(store);
      await expectUnavailable(open());
      server?.kill("SIGCONT");
      expect(textOf(await eventually(() => store.get("/")))).toBe("kept");
    });

    test("a server that was killed and comes back empty has another epoch", async () => {
      const store = open();
      await store.set("/", entryOf("kept"));
      const { epoch } = await store.purge(["home"]);
      if (server) await endRedis(server);
      await expectUnavailable(store);
      server = await startRedis(port);
      const news = await eventually(() => store.purgesAfter({ epoch, sequence: 1 }));
      expect(news).toEqual({ epoch: expect.any(String), sequence: 0, floor: 0, purges: [] });
      expect(news.epoch).not.toBe(epoch);
      expect(await store.get("/")).toBeUndefined();
    });

    test("a server that was emptied, or that lost only its purges, has another epoch", async () => {
      const store = open();
      const { epoch } = await store.purge(["home"]);
      await ask("FLUSHALL");
      const second = await store.purge(["home"]);
      expect(second).toEqual({ epoch: expect.any(String), sequence: 1 });
      await ask("DEL", "{test}:purges");
      const third = await store.purgesAfter(second);
      expect(new Set([epoch, second.epoch, third.epoch]).size).toBe(3);
    });

    test("an entry that is damaged, cut or of another key is absent and goes", async () => {
      const store = open();
      await store.set("/a", entryOf("a"));
      await store.set("/b", entryOf("b"));
      await store.set("/c", entryOf("c"));
      await ask("SETRANGE", "{test}:entry:/a", "60", "XXX");
      await ask("SET", "{test}:entry:/b", "short");
      await ask("COPY", "{test}:entry:/c", "{test}:entry:/d");
      for (const key of ["/a", "/b", "/d"]) expect(await store.get(key)).toBeUndefined();
      expect(textOf(await store.get("/c"))).toBe("c");
      expect(await ask("EXISTS", "{test}:entry:/a", "{test}:entry:/b", "{test}:entry:/d")).toBe(0);
    });

    test("a server that is full takes nothing in and is still read", async () => {
      const store = open();
      await store.set("/", entryOf("kept"));
      await ask("CONFIG", "SET", "maxmemory", "1");
      await expect(store.set("/late", entryOf("late"))).rejects.toThrow(StoreUnavailable);
      expect(textOf(await store.get("/"))).toBe("kept");
      await ask("CONFIG", "SET", "maxmemory", "0");
      await store.set("/again", entryOf("again"));
      expect(textOf(await store.get("/again"))).toBe("again");
    });
  });
}
