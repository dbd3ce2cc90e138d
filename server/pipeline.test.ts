import { PUBLIC_PAGES } from "@/lib/cache/pages";
import { processMetrics } from "../telemetry/metrics";
import { openMetricsText, readOpenMetrics } from "../telemetry/open-metrics";
import { sumsBy } from "../telemetry/sample-sums";
import { get, raw, receivedRequests, renders, site, start } from "./pipeline.fixture";

beforeEach(() => start());
afterEach(() => site.server.close());

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
  expect(receivedRequests.map(({ url }) => url)).toEqual(["/product/7"]);
  expect(first.headers.get("cache-tag")).toBe("products");
});

test("nothing that a visitor sends reaches the render of a public page", async () => {
  const personal = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`x-personal-${index}`, "ana@example.co"]));
  for (const { path } of PUBLIC_PAGES) {
    const address = path.replaceAll(/:\w+/g, "7");
    await (await get(address, { ...personal, cookie: "access_token=ana@example.co", referer: "http://ana@example.co" })).text();
  }
  expect(receivedRequests.length).toBe(PUBLIC_PAGES.length);
  for (const { headers } of receivedRequests) expect(JSON.stringify(headers)).not.toContain("ana@example.co");
});

test("HEAD and a known tag are answered from what is kept", async () => {
  const page = await get("/product/7");
  const etag = page.headers.get("etag") ?? "";
  const head = await fetch(`${site.base}/product/7`, { method: "HEAD" });
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
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(`<h1>${page}</h1>`)]);
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
  expect(receivedRequests[0]?.headers).toMatchObject({ cookie: "access_token=secret" });
  expect(receivedRequests[0]?.headers).not.toHaveProperty("rsc");
});

// spec: 26.4
test.each([["text/html"], ["*/*"]])(
  "a file of a shared list whose link ended is a page that says so, to who accepts %s",
  async (accept) => {
    const answer = await get("/list/ended/lista.pdf", { accept });
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining("<h1>/error/404</h1>")]);
  },
);

test("the visitor is whom the connection says, or a proxy that is trusted", async () => {
  await get("/cart", { "x-forwarded-for": "203.0.113.9" });
  expect(receivedRequests[0]?.headers["x-forwarded-for"]).toBe("127.0.0.1");
  site.server.close();
  await start({ trustedProxies: ["127.0.0.1"] });
  await get("/cart", { "x-forwarded-for": "198.51.100.1, 203.0.113.9" });
  expect(receivedRequests[0]?.headers["x-forwarded-for"]).toBe("203.0.113.9");
});

test("requests that nobody needs are refused before anything is done", async () => {
  expect(await raw("GET", `/product/7?${"x".repeat(5_000)}`)).toBe(414);
  expect(await raw("TRACE", "/")).toBe(405);
  expect(await raw("GET", "//[")).toBe(400);
  expect(await raw("GET", "/_next/image?url=%2Fuploads%2Fx&w=64&q=75")).toBe(404);
  expect(receivedRequests).toEqual([]);
});

test("what is asked of a page other than to see it is refused", async () => {
  const answer = await fetch(`${site.base}/product/7`, { method: "POST", body: "a=1" });
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  expect(receivedRequests).toEqual([]);
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
  expect(await answer.json()).toMatchObject({ status: "ok", parts: { store: { state: "off" } } });
  expect(receivedRequests).toEqual([]);
});

describe("a failure of ours", () => {
  const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
  const codeIn = (html: string) => /<code[^>]*>([\da-f]{32})<\/code>/.exec(html)?.[1];

  test("is told with a code of its own, though the page that tells it is kept", async () => {
    const [first, second] = [await get("/product/away"), await get("/product/away")];
    const codes = [codeIn(await first.text()), codeIn(await second.text())];
    expect(codes[0]).toBe(first.headers.get("x-request-id"));
    expect(codes[1]).toBe(second.headers.get("x-request-id"));
    expect(codes[0]).not.toBe(codes[1]);
    expect(renders("/error/503")).toBe(1);
  });

  test("has a trace that no visitor chooses", async () => {
    const away = await get("/product/away", { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` });
    expect(codeIn(await away.text())).toMatch(/^(?!4bf92f)/);
  });

  test("has the trace that a proxy names, which the render has too", async () => {
    site.server.close();
    await start({ trustedProxies: ["127.0.0.1"] });
    const answer = await get("/cart/away", { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` });
    expect(answer.status).toBe(200);
    expect(receivedRequests.at(-1)?.headers.traceparent).toMatch(new RegExp(`^00-${TRACE}-[\\da-f]{16}-01$`));
    const away = await get("/product/away", { traceparent: `00-${TRACE}-00f067aa0ba902b7-01`, "accept-encoding": "gzip" });
    expect(away.headers.get("content-encoding")).toBe("gzip");
    expect(codeIn(await away.text())).toBe(TRACE);
  });

  test("is none where something is missing: nobody looks for that", async () => {
    const missing = await get("/product/unknown");
    expect(codeIn(await missing.text())).toBeUndefined();
    expect(missing.headers.get("x-request-id")).toBeNull();
  });
});

test("requests are counted by the pattern of their route, and what is kept by how it came about", async () => {
  for (const path of ["/product/1", "/product/1", "/product/2", "/nowhere-1", "/nowhere-2", "/cart"])
    await (await get(path)).text();
  const told = readOpenMetrics(openMetricsText([await processMetrics()]));
  const routes = Object.fromEntries(sumsBy(told, "site_request_seconds_count", "route"));
  expect(routes).toMatchObject({
    "/product/:productId": expect.any(Number),
    ":page": expect.any(Number),
    "/cart": expect.any(Number),
  });
  expect(Object.keys(routes).filter((route) => /nowhere|product\/\d/.test(route))).toEqual([]);
  expect(Object.fromEntries(sumsBy(told, "site_cache_seconds_count", "kind"))).toMatchObject({ hit: expect.any(Number) });
});

test("an address whose percent-encoding is broken is no page of the site, and no failure of it", async () => {
  const answer = await get("/product/7%", { accept: "text/html" });
  expect([answer.status, await answer.text()]).toEqual([404, "<h1>/error/404</h1>"]);
  expect([await raw("GET", "/cart/%E0%A4%A"), await raw("POST", "/api/address%")]).toEqual([404, 404]);
  expect(renders("/product/7%")).toBe(0);
});
