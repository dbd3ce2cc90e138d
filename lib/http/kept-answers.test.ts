import { randomBytes } from "node:crypto";
import { createServer, get, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync, gzipSync } from "node:zlib";
import { forgetAnswers, keepingAnswers } from "./kept-answers";

const PAGE = {
  "content-type": "text/html; charset=utf-8",
  "content-encoding": "gzip",
  "cache-control": "s-maxage=300, stale-while-revalidate=31535700",
  etag: '"one"',
  vary: "rsc, Accept-Encoding",
};

/** A server whose page says how many were made before it; `status` and `headers` of its answers, `wait` before they end, `more` in them. */
async function serverOf(status = 200, headers: Record<string, string> = PAGE, wait = () => Promise.resolve(), more = "") {
  let made = 0;
  const server = createServer(
    keepingAnswers(async ({ headers: asked }, response) => {
      made += 1;
      const text = `page ${made}${more}`;
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      if (asked["if-none-match"] === headers.etag) return response.writeHead(304).end();
      response.statusCode = status;
      response.write(gzipSync(text));
      await wait();
      return response.end();
    }),
  );
  const port = await new Promise<number>((resolve) =>
    server.listen(0, "127.0.0.1", () => {
      const address: AddressInfo | string | null = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    }),
  );
  servers.push(server);
  return (path: string, given: OutgoingHttpHeaders = {}) =>
    new Promise<{ status: number | undefined; text: string; headers: IncomingHttpHeaders }>((resolve, reject) => {
      get({ port, path, agent: false, headers: { "accept-encoding": "gzip, br", ...given } }, async (response) => {
        const body = Buffer.concat(await response.toArray());
        const text = body.length > 0 ? gunzipSync(body).toString() : "";
        resolve({ status: response.statusCode, text, headers: response.headers });
      }).on("error", reject);
    });
}

/** Has the second answer wait for `finish`; `asked` comes when it does. */
function secondWaits() {
  const [asked, finished] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let answers = 0;
  const wait = () => {
    answers += 1;
    if (answers !== 2) return Promise.resolve();
    asked.resolve();
    return finished.promise;
  };
  return { asked: asked.promise, finish: finished.resolve, wait };
}

const servers: ReturnType<typeof createServer>[] = [];

beforeEach(() => {
  forgetAnswers();
  jest.useFakeTimers({ now: 0, doNotFake: ["nextTick", "setImmediate", "queueMicrotask", "setTimeout"] });
});
afterEach(() => {
  jest.useRealTimers();
  for (const server of servers.splice(0)) server.close();
});

test("a page is sent again as it was, with its headers, and made anew after two seconds", async () => {
  const ask = await serverOf();
  const first = await ask("/a");
  const second = await ask("/a");
  expect([first.text, second.text]).toEqual(["page 1", "page 1"]);
  expect(second.headers).toMatchObject(PAGE);
  expect((await ask("/a?page=2")).text).toBe("page 2");
  jest.setSystemTime(2_000);
  expect((await ask("/a")).text).toBe("page 3");
});

test("who has it already is told so, which also keeps it", async () => {
  const ask = await serverOf();
  await ask("/a");
  const known = await ask("/a", { "if-none-match": 'W/"other", "one"' });
  expect([known.status, known.text, known.headers.etag]).toEqual([304, "", '"one"']);
  jest.setSystemTime(2_500);
  expect((await ask("/a", { "if-none-match": '"one"' })).status).toBe(304);
  jest.setSystemTime(4_000);
  expect((await ask("/a")).text).toBe("page 1");
});

test("while one visitor waits for a newer page, the others get the kept one, for half a minute", async () => {
  const { asked, finish, wait } = secondWaits();
  const ask = await serverOf(200, PAGE, wait);
  await ask("/a");
  jest.setSystemTime(3_000);
  const waiting = ask("/a");
  await asked;
  expect((await ask("/a")).text).toBe("page 1");
  jest.setSystemTime(31_000);
  expect((await ask("/a")).text).toBe("page 3");
  finish();
  expect((await waiting).text).toBe("page 2");
});

test("what was told of is forgotten, and so is what was being made meanwhile", async () => {
  const { asked, finish, wait } = secondWaits();
  const ask = await serverOf(200, PAGE, wait);
  await ask("/a");
  forgetAnswers();
  const waiting = ask("/a");
  await asked;
  forgetAnswers();
  finish();
  expect((await waiting).text).toBe("page 2");
  expect((await ask("/a")).text).toBe("page 3");
});

test("a file is kept as long as it says, and a picture once for each way in which it can be had", async () => {
  const ask = await serverOf(200, { ...PAGE, "cache-control": "public, max-age=86400, immutable", vary: "Accept" });
  const [avif, webp] = [{ accept: "image/avif" }, { accept: "image/webp" }];
  expect([(await ask("/a", avif)).text, (await ask("/a", webp)).text]).toEqual(["page 1", "page 2"]);
  jest.setSystemTime(86_000_000);
  expect([(await ask("/a", avif)).text, (await ask("/a", webp)).text]).toEqual(["page 1", "page 2"]);
});

test("what is larger than a page or a script is not kept", async () => {
  const ask = await serverOf(200, PAGE, undefined, randomBytes(500_000).toString("latin1"));
  await ask("/a");
  expect((await ask("/a")).text).toMatch(/^page 2/);
});

test.each([
  ["of one person", 200, { ...PAGE, "cache-control": "private, no-store" }],
  ["with a cookie", 200, { ...PAGE, "set-cookie": "a=b" }],
  ["not found", 404, PAGE],
  ["that says nothing of its life", 200, { etag: '"one"' }],
  ["to be asked for each time", 200, { ...PAGE, "cache-control": "public, max-age=0, must-revalidate" }],
])("an answer %s is not kept", async (_, status, headers) => {
  const ask = await serverOf(status, headers);
  await ask("/a");
  expect((await ask("/a")).text).toBe("page 2");
});

test.each([{ rsc: "1" }, { "accept-encoding": "br" }, { "cache-control": "no-cache" }, { range: "bytes=0-1" }])(
  "who asks with %p gets no kept page",
  async (headers) => {
    const ask = await serverOf();
    await ask("/a");
    expect((await ask("/a", headers)).text).toBe("page 2");
  },
);
