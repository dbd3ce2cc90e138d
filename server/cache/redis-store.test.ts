import type { ChildProcess } from "node:child_process";
import { freePort } from "../../scripts/free-port.ts";
import { endRedis, hasRedis, startRedis } from "./redis-server.fixture.ts";
import { openRedisStore } from "./redis-store.ts";
import { describeStore } from "./store-suite.fixture.ts";

let port = 0;
let server: ChildProcess | undefined;

if (hasRedis) {
  beforeAll(async () => {
    port = await freePort();
    server = await startRedis(port);
  });
  afterAll(() => server && endRedis(server));

  // Long timeouts: a machine that is busy with other tests answers late.
  const timing = { commandMs: 10_000, retryMs: 20 };
  describeStore("Redis", (place, { clock, ...options } = {}) =>
    openRedisStore({ url: `redis://127.0.0.1:${port}`, namespace: place, now: clock?.wall, timing, ...options }),
  );
} else {
  console.info("The store in Redis was not tested: there is no redis-server on the path.");
}

test("an address that is not one of a Redis is refused", () => {
  expect(() => openRedisStore({ url: "http://127.0.0.1:6379", namespace: "test" })).toThrow(TypeError);
});
