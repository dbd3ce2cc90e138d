import { createServer, type IncomingMessage, request, type Server, type ServerOptions, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { cacheControl } from "@/lib/cache";
import { answerWith, markIncomplete, show } from "@/lib/cache/page-answer";
import { PUBLIC_PAGES } from "@/lib/cache/pages";
import { Allowances } from "./allowance";
import { PurgeLog } from "./cache/purge-log";
import { ResponseCache } from "./cache/response-cache";
import { Framework } from "./framework";
import { Health } from "./health";
import { SERVER_LIMITS } from "./limits";
import { createPipeline } from "./pipeline";
import { visitorNaming } from "./visitor";

const noPurges = {
  now: () => ({ epoch: "", sequence: 0 }),
  isCurrent: () => true,
  purge: async () => {},
  claim: async () => true,
};

/** What the framework was asked, newest last. */
const asked: { url: string; headers: IncomingMessage["headers"] }[] = [];

/** Stands in for a handler: reads the whole body and says how long it was. */
function echo(incoming: IncomingMessage, response: ServerResponse): void {
  let bytes = 0;
  incoming.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
  });
  incoming.on("error", () => response.destroy());
  incoming.on("end", () => response.setHeader("content-type", "application/json").end(JSON.stringify({ bytes })));
}

/** Stands in for the framework: some pages have statuses of their own, all others say what they are. */
const framework = new Framework((incoming, response) => {
  const { url = "", headers } = incoming;
  asked.push({ url, headers });
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.setHeader("cache-control", cacheControl("catalog"));
  // As the framework says of every page that it makes for a request.
  if (url.startsWith("/error/")) response.setHeader("cache-control", "private, no-cache, no-store, max-age=0, must-revalidate");
  if (url === "/error/503") markIncomplete();
  if (url === "/product/gone") answerWith(410);
  if (url === "/product/away") answerWith(503);
  if (url === "/product/part") markIncomplete();
  if (url === "/product/unknown" || url.startsWith("/nowhere")) response.statusCode = 404;
  if (url === "/api/broken") {
    incoming.resume();
    return response.writeHead(500).end();
  }
  if (url.startsWith("/api/")) return echo(incoming, response);
  if (url.startsWith("/cart")) response.setHeader("cache-control", "private, no-store").setHeader("set-cookie", ["a=1", "b=2"]);
  show("products");
  response.end(`<h1>${url}</h1>`);
}, noPurges);

let server: Server;
let base: string;

type Parts = { trustedProxies?: string[]; unlimited?: string[]; mediaOrigin?: string; limits?: ServerOptions };

function start({ trustedProxies = [], unlimited = ["127.0.0.1"], mediaOrigin = "http://127.0.0.1:9", limits = {} }: Parts = {}) {
  const cache = new ResponseCache({ log: new PurgeLog(), memoryBytes: 10_000_000, onStoreError: () => {} });
  const pipeline = createPipeline({
    nameVisitor: visitorNaming(trustedProxies),
    allowances: new Allowances(unlimited, () => 0),
    files: () => false,
    framework,
    cache,
    health: new Health(false),
    buildId: "build",
    mediaOrigin,
    siteUrl: "https://site.example",
    streamOrigins: [],
  });
  server = createServer(limits, pipeline);
  return new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const { port }: AddressInfo = Object.assign({ port: 0, address: "", family: "" }, server.address());
      base = `http://127.0.0.1:${port}`;
      asked.length = 0;
      resolve();
    });
  });
}

beforeEach(() => start());
afterEach(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(base + path, { headers: { "accept-encoding": "identity", ...headers }, redirect: "manual" });

/** Sends a request as it stands, which `fetch` would put in order first. */
const raw = (method: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(base, { method, path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on("error", reject)
      .end();
  });

const renders = (url: string) => asked.filter((one) => one.url === url).length;

test("a public page is rendered at its canonical address, whatever else the request says", async () => {
  const strange = {
    cookie: "access_token=secret; user=ana",
    authorization: "Bearer secret",
    "cache-control": "no-cache",
    pragma: "no-cache",
    "user-agent": "Twitterbot",
    rsc: "1",
    "next-router-state-tree": "x",
    "x-forwarded-host": "evil.example",
    "if-modified-since": "Mon, 23 Nov 2026 06:00:00 GMT",
    range: "bytes=0-3",
  };
  const first = await get("/product/7?utm_source=a");
  const second = await get("/product/7?fbclid=b", strange);
  expect(first.headers.get("cache-status")).toBe("site; fwd=uri-miss; stored");
  expect(second.headers.get("cache-status")).toContain("site; hit");
  expect(await second.text()).toBe("<h1>/product/7</h1>");
  expect(asked.map(({ url }) => url)).toEqual(["/product/7"]);
  expect(first.headers.get("cache-tag")).toBe("products");
});

test("nothing that a visitor sends reaches the render of a public page", async () => {
  const personal = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`x-personal-${index}`, "ana@example.co"]));
  for (const { path } of PUBLIC_PAGES) {
    const address = path.replaceAll(/:\w+/g, "7");
    await (await get(address, { ...personal, cookie: "access_token=ana@example.co", referer: "http://ana@example.co" })).text();
  }
  expect(asked.length).toBe(PUBLIC_PAGES.length);
  for (const { headers } of asked) expect(JSON.stringify(headers)).not.toContain("ana@example.co");
});

test("HEAD and a known tag are answered from what is kept", async () => {
  const page = await get("/product/7");
  const etag = page.headers.get("etag") ?? "";
  const head = await fetch(`${base}/product/7`, { method: "HEAD" });
  expect([head.status, await head.text(), head.headers.get("etag")]).toEqual([200, "", etag]);
  const known = await get("/product/7", { "if-none-match": `"other", ${etag}` });
  expect([known.status, await known.text(), known.headers.get("vary")]).toEqual([304, "", "Accept-Encoding"]);
  expect((await get("/product/7", { "if-none-match": '"other"' })).status).toBe(200);
  expect(renders("/product/7")).toBe(1);
});

test("a returning visitor with Brotli leaves gzip to the next one", async () => {
  const page = await get("/product/7", { "accept-encoding": "br" });
  await get("/product/7", { "accept-encoding": "br", "if-none-match": page.headers.get("etag") ?? "" });
  const next = await get("/product/7", { "accept-encoding": "gzip" });
  expect(next.headers.get("content-encoding")).toBe("gzip");
  expect(await next.text()).toBe("<h1>/product/7</h1>");
});

test.each([
  ["/product/unknown", 404, "/error/404"],
  ["/nowhere", 404, "/error/404"],
  ["/product/gone", 410, "/error/410"],
  ["/product/away", 503, "/error/503"],
  ["/error/404", 404, "/error/404"],
])("%s answers %d with a complete page", async (path, status, page) => {
  const answer = await get(path);
  expect([answer.status, await answer.text()]).toEqual([status, `<h1>${page}</h1>`]);
  expect(answer.headers.get("x-robots-tag")).toBe("noindex, nofollow");
  expect(answer.headers.has("etag")).toBe(false);
  expect(answer.headers.get("retry-after")).toBe(status === 503 ? "30" : null);
});

test.each(["br", "gzip"])("the page for what is missing is complete in %s, too", async (coding) => {
  for (const path of ["/nowhere", "/product/unknown"])
    expect(await (await get(path, { "accept-encoding": coding })).text()).toBe("<h1>/error/404</h1>");
});

test("an address that leads nowhere costs no render of the page that says so", async () => {
  for (let index = 0; index < 5; index += 1) await get(`/product/unknown?${index}`);
  for (let index = 0; index < 5; index += 1) await get("/nowhere");
  expect(renders("/error/404")).toBe(1);
});

test("nor does one that cannot be made, though the page lacks a section itself", async () => {
  for (let index = 0; index < 5; index += 1) await get("/product/away");
  expect(renders("/error/503")).toBe(1);
});

test("a page that lacks a section is sent and not kept", async () => {
  const answer = await get("/product/part");
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  await get("/product/part");
  expect(renders("/product/part")).toBe(2);
});

test("a page of one person is rendered for each request with what the visitor sent, cookies included", async () => {
  const answer = await get("/cart?note=1", { cookie: "access_token=secret", rsc: "1" });
  expect(answer.headers.get("cache-status")).toBe("site; fwd=bypass");
  expect(answer.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  await get("/cart?note=1");
  expect(renders("/cart?note=1")).toBe(2);
  expect(asked[0]?.headers).toMatchObject({ cookie: "access_token=secret" });
  expect(asked[0]?.headers).not.toHaveProperty("rsc");
});

test("the visitor is whom the connection says, or a proxy that is trusted", async () => {
  await get("/cart", { "x-forwarded-for": "203.0.113.9" });
  expect(asked[0]?.headers["x-forwarded-for"]).toBe("127.0.0.1");
  server.close();
  await start({ trustedProxies: ["127.0.0.1"] });
  await get("/cart", { "x-forwarded-for": "198.51.100.1, 203.0.113.9" });
  expect(asked[0]?.headers["x-forwarded-for"]).toBe("203.0.113.9");
});

test("requests that nobody needs are refused before anything is done", async () => {
  expect(await raw("GET", `/product/7?${"x".repeat(5_000)}`)).toBe(414);
  expect(await raw("TRACE", "/")).toBe(405);
  expect(await raw("GET", "//[")).toBe(400);
  expect(await raw("GET", "/_next/image?url=%2Fuploads%2Fx&w=64&q=75")).toBe(404);
  expect(asked).toEqual([]);
});

test("what is asked of a page other than to see it is refused", async () => {
  const answer = await fetch(`${base}/product/7`, { method: "POST", body: "a=1" });
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  expect(asked).toEqual([]);
});

test("every answer carries the security headers, a page a policy of its own", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  const paths = [
    "/product/7",
    "/cart",
    "/nowhere",
    "/nowhere.txt",
    "/product/away",
    "/api/health",
    "/api/x",
    "/media/x",
    "/_next/image",
  ];
  const policies = new Map<string, string | null>();
  for (const path of paths) {
    const { headers } = await get(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": path === "/media/x" ? "cross-origin" : "same-origin",
      "referrer-policy": "strict-origin-when-cross-origin",
      "strict-transport-security": "max-age=63072000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    });
    policies.set(path, headers.get("content-security-policy"));
  }
  for (const path of ["/product/7", "/nowhere", "/nowhere.txt", "/product/away"])
    expect(policies.get(path)).toContain("script-src 'self'; style-src");
  for (const path of ["/api/health", "/api/x", "/media/x", "/_next/image"])
    expect(policies.get(path)).toContain("default-src 'none'");
  jest.restoreAllMocks();
});

test("health is told without the framework", async () => {
  const answer = await get("/api/health");
  expect(await answer.json()).toMatchObject({ status: "ok", cache: { store: "off" } });
  expect(asked).toEqual([]);
});

const PERSON = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

type Told = { status: number | undefined; text: string; cacheControl: string | undefined };

async function told(answer: IncomingMessage): Promise<Told> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const { statusCode: status, headers } = answer;
  return { status, text: String(Buffer.concat(chunks)), cacheControl: headers["cache-control"] };
}

/** Posts a body in so many pieces of 64 KB, without saying how long it is. */
const postPieces = (path: string, pieces: number, headers: Record<string, string> = {}) =>
  new Promise<Told>((resolve, reject) => {
    const sent = request(base + path, { method: "POST", headers }, (answer) => told(answer).then(resolve, reject));
    sent.on("error", reject);
    Readable.from(Array.from({ length: pieces }, () => Buffer.alloc(65_536))).pipe(sent);
  });

describe("bodies", () => {
  test("one that says it is too large is refused before a byte of it is sent", async () => {
    const { promise, resolve, reject } = Promise.withResolvers<Told>();
    const headers = { "content-length": 1_200_000_000 };
    const sent = request(`${base}/api/address`, { method: "POST", headers }, (answer) => told(answer).then(resolve, reject));
    sent.on("error", reject).flushHeaders();
    expect(await promise).toMatchObject({ status: 413, text: '{"errors":"Lo que envió es demasiado grande."}' });
    expect(asked).toEqual([]);
    sent.destroy();
  });

  test("one that does not say so is refused while it comes, and no handler hears of it", async () => {
    const { status, text } = await postPieces("/api/address", 1000);
    expect([status, text]).toEqual([413, '{"errors":"Lo que envió es demasiado grande."}']);
    expect(asked).toEqual([]);
  });

  test("a person is told with a page", async () => {
    expect(await postPieces("/api/inquiry", 5, PERSON)).toEqual({
      status: 413,
      text: "<h1>/error/413</h1>",
      cacheControl: "no-store",
    });
  });

  test("a handler that fails leaves a person with a page, which does not ask to post again, and a script without one", async () => {
    const answer = (headers = {}) => fetch(`${base}/api/broken`, { method: "POST", body: "a=1", headers });
    const page = await answer(PERSON);
    expect([page.status, await page.text()]).toEqual([500, "<h1>/error/500?posted=1</h1>"]);
    const bare = await answer();
    expect([bare.status, await bare.text()]).toEqual([500, ""]);
  });

  test("one within the limit reaches its handler whole, whether or not it says how long it is", async () => {
    expect(await postPieces("/api/address", 4)).toMatchObject({ status: 200, text: '{"bytes":262144}' });
    const said = await fetch(`${base}/api/address`, { method: "POST", body: new Uint8Array(262_144) });
    expect(await said.json()).toEqual({ bytes: 262_144 });
    expect((await fetch(`${base}/api/address`, { method: "POST", body: new Uint8Array(262_145) })).status).toBe(413);
  });

  test("an upload takes a file of 10 MB", async () => {
    const body = new Uint8Array(10.5 * 1024 * 1024);
    const answer = await fetch(`${base}/api/gateway/buyer/common/upload`, { method: "POST", body });
    expect(await answer.json()).toEqual({ bytes: body.length });
  });

  test("one that comes byte by byte ends", async () => {
    server.close();
    await start({ limits: { ...SERVER_LIMITS, headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 20 } });
    const sent = request(`${base}/api/address`, { method: "POST", headers: { "content-length": 1000 } });
    const ended = new Promise((resolve) => sent.once("close", resolve));
    sent.on("response", (answer) => answer.on("error", () => {}).resume()).on("error", () => {});
    sent.flushHeaders();
    const drip = setInterval(() => sent.write("a"), 20);
    await ended;
    clearInterval(drip);
    expect(asked).toHaveLength(1);
    expect(SERVER_LIMITS.requestTimeout).toBeLessThanOrEqual(120_000);
  });
});

describe("allowances", () => {
  beforeEach(async () => {
    server.close();
    await start({ unlimited: [] });
  });

  test("pages of free words are used up; what is kept, other pages and health are not", async () => {
    const statuses = [];
    for (let word = 0; word < 65; word += 1) statuses.push((await get(`/screen/product?keyword=taza${word}`)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.slice(60)).toEqual([429, 429, 429, 429, 429]);
    expect((await get("/screen/product?keyword=taza1")).status).toBe(200);
    for (const path of ["/", "/product/7", "/cart", "/api/health"]) expect((await get(path)).status).toBe(200);
  });

  test("a person is told with a page, a script with an error; both hear when to come again", async () => {
    for (let word = 0; word < 60; word += 1) await get(`/screen/shop?keyword=taza${word}`);
    const [script, person] = [await get("/screen/shop?keyword=x"), await get("/screen/shop?keyword=x", PERSON)];
    expect(await person.text()).toBe("<h1>/error/429</h1>");
    expect(await script.json()).toEqual({ errors: expect.stringContaining("Espere") });
    for (const { status, headers } of [script, person]) {
      expect([status, headers.get("retry-after"), headers.get("cache-control")]).toEqual([429, "1", "no-store"]);
    }
  });

  test("one visitor's are not another's", async () => {
    server.close();
    await start({ unlimited: [], trustedProxies: ["127.0.0.1"] });
    const as = (visitor: string) => get(`/cart?${Math.random()}`, { "x-forwarded-for": visitor });
    const flood = await Promise.all(Array.from({ length: 130 }, () => as("203.0.113.9")));
    expect(flood.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect((await as("198.51.100.7")).status).toBe(200);
  });

  test("each request for a quotation, each challenge and each registration costs one", async () => {
    for (const [path, most] of [
      ["/api/inquiry", 30],
      ["/api/session/captcha/challenge", 120],
      ["/api/session/auto-register", 60],
      ["/api/gateway/buyer/common/upload", 60],
    ] as const) {
      const statuses = await Promise.all(
        Array.from({ length: most + 5 }, async () => (await fetch(base + path, { method: "POST", body: "a" })).status),
      );
      expect({ path, taken: statuses.filter((status) => status === 200).length }).toEqual({ path, taken: most });
    }
  });
});

describe("pictures", () => {
  /** A gateway that draws nothing, and notes who waits. */
  function drawingGateway() {
    const waiting = new Set<string>();
    let tell = () => {};
    const gateway = createServer(({ url = "" }, response) => {
      waiting.add(url);
      tell();
      response.once("close", () => {
        waiting.delete(url);
        tell();
      });
    });
    const until = (count: number) =>
      new Promise<void>((resolve) => {
        tell = () => waiting.size === count && resolve();
        tell();
      });
    return { gateway, until, waiting };
  }

  test("one that nobody waits for any more is no longer asked for, one that somebody waits for is", async () => {
    const { gateway, until, waiting } = drawingGateway();
    await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
    const { port }: AddressInfo = Object.assign({ port: 0, address: "", family: "" }, gateway.address());
    server.close();
    await start({ mediaOrigin: `http://127.0.0.1:${port}` });
    const [stay, leave] = [new AbortController(), new AbortController()];
    const ask = (name: string, { signal }: AbortController) => fetch(`${base}/media/goods/${name}.jpg`, { signal });
    const abandoned = Array.from({ length: 20 }, (_, index) => ask(`a${index}`, leave));
    const shared = [ask("shared", leave), ask("shared", stay)];
    await until(21);
    const answers = Promise.allSettled([...abandoned, ...shared]);
    leave.abort();
    await until(1);
    expect([...waiting]).toEqual(["/media/goods/shared.jpg"]);
    stay.abort();
    await until(0);
    expect((await answers).every(({ status }) => status === "rejected")).toBe(true);
    gateway.close().closeAllConnections();
  });

  test("what the gateway has no time for is told to the visitor, and not kept", async () => {
    let drawn = 0;
    const gateway = createServer((_, response) => {
      drawn += 1;
      response.writeHead(503, { "retry-after": "5", "content-type": "application/json" }).end('{"errors":"Espere."}');
    });
    await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
    const { port }: AddressInfo = Object.assign({ port: 0, address: "", family: "" }, gateway.address());
    server.close();
    await start({ mediaOrigin: `http://127.0.0.1:${port}` });
    for (let time = 1; time <= 2; time += 1) {
      const answer = await get("/media/goods/a.jpg");
      expect([answer.status, answer.headers.get("retry-after"), drawn]).toEqual([503, "5", time]);
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
    gateway.close().closeAllConnections();
  });
});
