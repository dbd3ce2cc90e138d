import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { SERVER_LIMITS } from "./limits";
import { get, receivedRequests, site, start } from "./pipeline.fixture";

beforeEach(() => start());
afterEach(() => site.server.close());

const PERSON = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

type Told = { status: number | undefined; text: string; cacheControl: string | undefined };

async function told(answer: IncomingMessage): Promise<Told> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const { statusCode: status, headers } = answer;
  return { status, text: String(Buffer.concat(chunks)), cacheControl: headers["cache-control"] };
}

/** Posts a chunked body of so many pieces of 64 KB. */
const postPieces = (path: string, pieces: number, headers: Record<string, string> = {}) =>
  new Promise<Told>((resolve, reject) => {
    const sent = request(site.base + path, { method: "POST", headers }, (answer) => told(answer).then(resolve, reject));
    sent.on("error", reject);
    Readable.from(Array.from({ length: pieces }, () => Buffer.alloc(65_536))).pipe(sent);
  });

describe("bodies", () => {
  test("one that says it is too large is refused before a byte of it is sent", async () => {
    const { promise, resolve, reject } = Promise.withResolvers<Told>();
    const headers = { "content-length": 1_200_000_000 };
    const sent = request(`${site.base}/api/address`, { method: "POST", headers }, (answer) => told(answer).then(resolve, reject));
    sent.on("error", reject).flushHeaders();
    expect(await promise).toMatchObject({ status: 413, text: '{"errors":"Lo que envió es demasiado grande."}' });
    expect(receivedRequests).toEqual([]);
    sent.destroy();
  });

  test("one that does not say so is refused while it comes, and no handler hears of it", async () => {
    const { status, text } = await postPieces("/api/address", 1000);
    expect([status, text]).toEqual([413, '{"errors":"Lo que envió es demasiado grande."}']);
    expect(receivedRequests).toEqual([]);
  });

  test("a person is told with a page", async () => {
    expect(await postPieces("/api/inquiry", 5, PERSON)).toEqual({
      status: 413,
      text: "<h1>/error/413</h1>",
      cacheControl: "no-store",
    });
  });

  test("a handler that fails leaves a person with a page, which does not ask to post again, and a script without one", async () => {
    const answer = (headers = {}) => fetch(`${site.base}/api/broken`, { method: "POST", body: "a=1", headers });
    const page = await answer(PERSON);
    expect([page.status, await page.text()]).toEqual([500, expect.stringContaining("<h1>/error/500?posted=1</h1>")]);
    const bare = await answer();
    expect([bare.status, await bare.text()]).toEqual([500, ""]);
  });

  test("one within the limit reaches its handler whole, whether or not it says how long it is", async () => {
    expect(await postPieces("/api/address", 4)).toMatchObject({ status: 200, text: '{"bytes":262144}' });
    const said = await fetch(`${site.base}/api/address`, { method: "POST", body: new Uint8Array(262_144) });
    expect(await said.json()).toEqual({ bytes: 262_144 });
    expect((await fetch(`${site.base}/api/address`, { method: "POST", body: new Uint8Array(262_145) })).status).toBe(413);
  });

  test("an upload takes a file of 10 MB", async () => {
    const body = new Uint8Array(10.5 * 1024 * 1024);
    const answer = await fetch(`${site.base}/api/gateway/buyer/common/upload`, { method: "POST", body });
    expect(await answer.json()).toEqual({ bytes: body.length });
  });

  test("one that comes byte by byte ends", async () => {
    site.server.close();
    await start({ limits: { ...SERVER_LIMITS, headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 20 } });
    const sent = request(`${site.base}/api/address`, { method: "POST", headers: { "content-length": 1000 } });
    const ended = new Promise((resolve) => sent.once("close", resolve));
    sent.on("response", (answer) => answer.on("error", () => {}).resume()).on("error", () => {});
    sent.flushHeaders();
    const drip = setInterval(() => sent.write("a"), 20);
    await ended;
    clearInterval(drip);
    expect(receivedRequests).toHaveLength(1);
    expect(SERVER_LIMITS.requestTimeout).toBeLessThanOrEqual(120_000);
  });
});

describe("allowances", () => {
  beforeEach(async () => {
    site.server.close();
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
    site.server.close();
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
        Array.from({ length: most + 5 }, async () => (await fetch(site.base + path, { method: "POST", body: "a" })).status),
      );
      expect({ path, taken: statuses.filter((status) => status === 200).length }).toEqual({ path, taken: most });
    }
  });
});

describe("pictures", () => {
  /** A gateway that never answers. `waiting`: addresses of the open requests. */
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
    site.server.close();
    await start({ mediaOrigin: `http://127.0.0.1:${port}` });
    const [stay, leave] = [new AbortController(), new AbortController()];
    const ask = (name: string, { signal }: AbortController) => fetch(`${site.base}/media/goods/${name}.jpg`, { signal });
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
    site.server.close();
    await start({ mediaOrigin: `http://127.0.0.1:${port}` });
    for (let time = 1; time <= 2; time += 1) {
      const answer = await get("/media/goods/a.jpg");
      expect([answer.status, answer.headers.get("retry-after"), drawn]).toEqual([503, "5", time]);
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
    gateway.close().closeAllConnections();
  });
});
