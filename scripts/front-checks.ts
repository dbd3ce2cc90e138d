import { strict as assert } from "node:assert";
import { connect } from "node:http2";
import { Agent, request } from "undici";
import { HealthAnswer } from "../telemetry/health.ts";

export const FRONT = { tls: 8443, plain: 8480 };

const ORIGIN = `https://127.0.0.1:${FRONT.tls}`;
const HTML = "text/html,application/xhtml+xml";

// The certificate of this check is self-signed.
const dispatcher = new Agent({ connect: { rejectUnauthorized: false } });

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await request(ORIGIN + path, { dispatcher, headers: { host: "localhost", accept: HTML, ...headers } });
  return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() };
}

async function overHttp2(path: string): Promise<number | undefined> {
  const session = connect(ORIGIN, { rejectUnauthorized: false });
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  session.once("error", reject);
  const stream = session.request({ ":path": path, ":authority": "localhost" });
  stream.once("response", (headers) => resolve(headers[":status"]));
  stream.once("error", reject);
  stream.resume();
  try {
    return await promise;
  } finally {
    session.close();
  }
}

const assertShows = async (path: string, status: number, pattern: RegExp) => {
  const answer = await get(path);
  assert.equal(answer.status, status, path);
  assert.match(answer.text, pattern, path);
};

const PRODUCT = /href="(\/product\/\d+)"/;

/** Short checks through `deploy/front.conf`. */
export const frontChecks = (hasRedis: boolean): Record<string, () => Promise<void>> => ({
  "http leads to https": async () => {
    const answer = await request(`http://127.0.0.1:${FRONT.plain}/cart?x=1`, { headers: { host: "tienda.example.co" } });
    await answer.body.dump();
    assert.equal(answer.statusCode, 308);
    assert.equal(answer.headers.location, "https://tienda.example.co/cart?x=1");
  },
  "a page comes over HTTP/2": async () => assert.equal(await overHttp2("/"), 200),
  "from the home to a product": async () => {
    const [, product = ""] = PRODUCT.exec((await get("/")).text) ?? [];
    await assertShows(product, 200, /<h1/);
  },
  "from a search to a product": async () => {
    const [, product = ""] = PRODUCT.exec((await get("/screen/product?keyword=termo")).text) ?? [];
    await assertShows(product, 200, /<h1/);
  },
  "a page is kept, and its health says where": async () => {
    await get("/shop/factory");
    assert.match(String((await get("/shop/factory")).headers["cache-status"]), /; hit/);
    const health = HealthAnswer.parse(JSON.parse((await get("/api/health")).text));
    assert.equal(health.parts.store?.state, "ok");
    if (hasRedis) assert.equal(health.status, "ok");
  },
  "a guest is led to the login, which comes in the site's own encoding": async () => {
    const led = await get("/personCenter");
    assert.equal(led.status, 307);
    assert.match(String(led.headers.location), /^\/login\?/);
    const login = await get("/login", { "accept-encoding": "br" });
    assert.equal(login.headers["content-encoding"], "br");
  },
  "what is missing is a complete page": () => assertShows("/product/999999999", 404, /<html lang="es-CO">/),
  "a file of the build is kept for a year": async () => {
    const [, script = ""] = /"(\/_next\/static\/[^"]+\.js)"/.exec((await get("/")).text) ?? [];
    assert.match(String((await get(script)).headers["cache-control"]), /immutable/);
  },
  "a picture comes in the best format": async () => {
    const [, path = ""] = /(\/media\/[^"? ]+)\?w=/.exec((await get("/")).text) ?? [];
    const picture = await get(`${path}?w=320`, { accept: "image/avif,image/webp" });
    assert.equal(picture.status, 200);
    assert.equal(picture.headers["content-type"], "image/avif");
  },
  "nothing of the gateway but its pages for buyers is led outside": async () => {
    for (const path of ["/health", "/_test/reset", "/base3/productquery/v1/products/search", "/docs", "/metrics"])
      assert.equal((await get(path, { host: "pay.localhost" })).status, 404, path);
    assert.equal((await get("/metrics")).status, 404);
    assert.match((await get("/pay/0?token=x", { host: "pay.localhost" })).text, /<html lang="es/);
  },
});
