import { setImmediate } from "node:timers/promises";
import type { Rendered } from "../framework";
import { rendered, setUp } from "./response-cache.fixture";

test("a page too old to be sent stale is made anew, and stands in when that fails", async () => {
  const { ask, clock, page } = setUp();
  await ask();
  clock.seconds += 3_901;
  page.next = () => rendered("", { status: 503, body: Buffer.alloc(0), isComplete: false });
  expect(await ask()).toMatchObject({ text: "render 1", status: 200 });
  expect((await ask()).cacheStatus).toContain("stale-if-error");
  expect(page.renders).toBe(2);
  clock.seconds += 3;
  expect((await ask()).cacheStatus).toContain("stale-if-error");
  clock.seconds += 3;
  page.next = () => rendered("back");
  expect((await ask()).text).toBe("back");
});

test("after a render that failed slowly, the old page is sent at once for five seconds", async () => {
  const { ask, clock, page } = setUp();
  await ask();
  clock.seconds += 3_901;
  page.next = () => {
    clock.seconds += 30;
    return rendered("", { status: 503, isComplete: false });
  };
  await ask();
  clock.seconds += 4;
  expect(await ask()).toMatchObject({ text: "render 1", status: 200 });
  expect(page.renders).toBe(2);
  clock.seconds += 2;
  await ask();
  expect(page.renders).toBe(3);
});

test("a stale page that could not be made anew waits, also when it is asked for in another encoding", async () => {
  const { ask, clock, page } = setUp();
  await ask("gzip");
  clock.seconds += 301;
  const { promise, resolve } = Promise.withResolvers<Rendered>();
  page.next = () => promise;
  await ask("br");
  resolve(rendered("", { status: 503, isComplete: false }));
  await setImmediate();
  clock.seconds += 3;
  await ask("br");
  expect(page.renders).toBe(2);
  clock.seconds += 3;
  await ask("br");
  expect(page.renders).toBe(3);
});

test("a page that lacks a section does not take the place of a whole one, and is not kept", async () => {
  const { ask, clock, page } = setUp();
  page.next = () => rendered("partial", { isComplete: false });
  expect(await ask()).toMatchObject({ text: "partial", cacheStatus: "site; fwd=uri-miss" });
  page.next = () => rendered("whole");
  expect((await ask()).text).toBe("whole");
  clock.seconds += 3_901;
  page.next = () => rendered("partial", { isComplete: false });
  expect((await ask()).text).toBe("whole");
});

test("a failure older than what may stand in for it is told", async () => {
  const { ask, clock, page } = setUp();
  await ask();
  clock.seconds += 700_000;
  page.next = () => rendered("", { status: 503, isComplete: false });
  expect((await ask()).status).toBe(503);
});

test("after a clock that was a day ahead is set back, pages are made anew, and the old ones serve on error", async () => {
  const { ask, clock, page } = setUp();
  clock.seconds += 86_400;
  await ask();
  clock.seconds -= 86_400;
  page.next = () => rendered("", { status: 503, isComplete: false });
  expect((await ask()).text).toBe("render 1");
  expect(page.renders).toBe(2);
  clock.seconds += 6;
  page.next = () => rendered(`render ${page.renders}`);
  expect((await ask()).text).toBe("render 3");
});
