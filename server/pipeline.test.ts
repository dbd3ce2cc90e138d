import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { cacheControl } from "@/lib/cache";
import { answerWith, markIncomplete, show } from "@/lib/cache/page-answer";
import { PUBLIC_PAGES } from "@/lib/cache/pages";
import { PurgeLog } from "./cache/purge-log";
import { ResponseCache } from "./cache/response-cache";
import { Framework } from "./framework";
import { Health } from "./health";
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

/** Stands in for the framework: some pages have statuses of their own, all others say what they are. */
const framework = new Framework((incoming, response) => {
  const { url = "", headers } = incoming;
  asked.push({ url, headers });
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.setHeader("cache-control", cacheControl("catalog"));
  if (url === "/product/gone") answerWith(410);
  if (url === "/product/away") answerWith(503);
  if (url === "/product/part") markIncomplete();
  if (url === "/product/unknown" || url.startsWith("/nowhere")) response.statusCode = 404;
  if (url.startsWith("/cart")) response.setHeader("cache-control", "private, no-store").setHeader("set-cookie", ["a=1", "b=2"]);
  show("products");
  response.end(`<h1>${url}</h1>`);
}, noPurges);

let server: Server;
let base: string;

function start(trustedProxies: string[] = []) {
  const cache = new ResponseCache({ log: new PurgeLog(), memoryBytes: 10_000_000, onStoreError: () => {} });
  const pipeline = createPipeline({
    nameVisitor: visitorNaming(trustedProxies),
    files: () => false,
    framework,
    cache,
    health: new Health(false),
    buildId: "build",
    mediaOrigin: "http://127.0.0.1:9",
    siteUrl: "https://site.example",
    streamOrigins: [],
  });
  server = createServer(pipeline);
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
  for (let index = 0; index < 5; index += 1) await get("/nowhere");
  expect(renders("/error/404")).toBe(1);
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
  await start(["127.0.0.1"]);
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
