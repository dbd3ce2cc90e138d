import { createHmac, randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { money } from "../lib/format";
import { expect, test } from "./fixtures";

const secret = process.env.REVALIDATION_SECRET ?? "";

const now = () => Math.floor(Date.now() / 1000);
const signatureOf = (timestamp: number, body: string) =>
  createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");

/** Calls the purge webhook as the gateway would; with a valid signature by default. */
function tell(request: APIRequestContext, body: string, { timestamp = now(), signature = signatureOf(timestamp, body) } = {}) {
  const headers = { "content-type": "application/json", "x-timestamp": String(timestamp), "x-signature": signature };
  return request.post("/api/revalidate", { data: Buffer.from(body), headers });
}

/** A unique webhook message about a changed product. */
const changeOf = (productId: string) => JSON.stringify({ id: randomUUID(), products: [productId] });

test("a new price is on its page and in its list within seconds, and other pages stay kept @faults", async ({
  request,
  goods,
  gateway,
}) => {
  const { records } = await goods({ currPage: 61 });
  const [changed, other] = records;
  if (!changed || !other) throw new Error("the catalogue is too small");
  const html = async (path: string) => (await request.get(path)).text();
  const [path, list, neighbour] = [`/product/${changed.productId}`, "/shop/product?page=61", `/product/${other.productId}`];
  // An older cached page could expire during the test.
  expect((await tell(request, changeOf(changed.productId))).status()).toBe(200);
  for (const each of [path, list, neighbour]) await html(each);
  const price = 4321 + Math.round(Math.random() * 1000) / 100;
  const { price: before } = await request
    .get(`/api/gateway/base3/productquery/v1/products/detail?product_id=${changed.productId}`)
    .then((answer) => answer.json());
  await gateway.setPrice(changed.productId, price);
  // Without the webhook the cached page stays.
  expect(await html(path)).not.toContain(money(price));
  await gateway.fault("productquery/v1/products/detail", { status: 500, match: other.productId });
  expect((await tell(request, changeOf(changed.productId))).status()).toBe(200);
  expect(await html(path)).toContain(money(price));
  expect(await html(list)).toContain(money(price));
  expect((await request.get(neighbour)).status()).toBe(200);
  await gateway.setPrice(changed.productId, before);
  expect((await tell(request, changeOf(changed.productId))).status()).toBe(200);
  expect(await html(path)).not.toContain(money(price));
});

test("a message that is not signed, not fresh or not the first is refused @faults", async ({ request }) => {
  const body = JSON.stringify({ products: [] });
  const refusal = async (...given: Parameters<typeof tell>) => {
    const answer = await tell(...given);
    return [answer.status(), (await answer.json()).errors];
  };
  expect(await refusal(request, body, { signature: "" })).toEqual([401, "unsigned"]);
  expect(await refusal(request, body, { signature: signatureOf(now() - 5, body) })).toEqual([401, "forged"]);
  expect(await refusal(request, body, { timestamp: now() - 400 })).toEqual([401, "old"]);
  const timestamp = now() - 3;
  const once = JSON.stringify({ products: [], shops: [String(Math.floor(Math.random() * 1e9))] });
  expect((await tell(request, once, { timestamp })).status()).toBe(200);
  expect(await refusal(request, once, { timestamp })).toEqual([401, "replayed"]);
});

test("a signed message that makes no sense is refused @faults", async ({ request }) => {
  for (const body of ["{", "[]", '{"products":["../7"]}', '{"everything":true}']) {
    expect({ body, status: (await tell(request, body)).status() }).toEqual({ body, status: 400 });
  }
  expect((await tell(request, JSON.stringify({ products: ["1".repeat(300_000)] }))).status()).toBe(413);
});

test("F4: the IndexNow key is where search engines look for it @faults", async ({ request }) => {
  const key = process.env.INDEXNOW_KEY ?? "";
  const response = await request.get(`/${key}.txt`);
  expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  expect(await response.text()).toBe(key);
  expect((await request.get("/another-key-of-somebody.txt")).status()).toBe(404);
});
