import { ProductDetailCall, ProductSearch } from "../../lib/contract/product.ts";
import { ErrorBody } from "../../lib/contract/wire.ts";
import { ask, send } from "../client.fixture.ts";
import { shownPrice } from "../product/shown-price.fixture.ts";

const base = process.env.GATEWAY_URL ?? "";
const JSON_TYPE = { "content-type": "application/json" };
const PATH = ProductDetailCall.path;

/** Uses a switch. `id`: that of an added fault. */
async function turn(method: string, path: string, body?: unknown) {
  const response = await fetch(`${base}/_test${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: JSON_TYPE }),
  });
  const { id }: { id?: number } = await response.json();
  return { status: response.status, id };
}

const fault = (given: Record<string, unknown>) => turn("POST", "/faults", { call: PATH, ...given });
const detail = (id: string) => send(ProductDetailCall, { query: { product_id: id } });

async function someProduct(page: number) {
  const [product] = (await ask(ProductSearch, { body: { currPage: page, pageSize: 1 } })).records;
  if (!product) throw new Error("the catalogue is empty");
  return product.productId;
}

/** Those of `words` that find the product by themselves, at this price. */
async function wordsAt(id: string, words: readonly string[], price: number) {
  const found = words.map(async (keyword) => {
    const body = { keyword, min_price: price, max_price: price, sort: "price_asc" as const, pageSize: 100 };
    const { records } = await ask(ProductSearch, { body });
    return records.some(({ productId }) => productId === id) ? [keyword] : [];
  });
  return (await Promise.all(found)).flat();
}

const withSwitches = process.env.GATEWAY_TEST_SWITCHES === "1";

if (!withSwitches) {
  test("the switches are off where nobody asked for them", async () => {
    const response = await fetch(`${base}/_test/reset`, { method: "POST" });
    expect(response.status).toBe(404);
    ErrorBody.parse(await response.json());
  });
} else {
  describe("the switches for testers", () => {
    test("a status for one product fails its calls only, until it is taken back", async () => {
      const id = await someProduct(11);
      const { id: number } = await fault({ status: 500, match: id });
      expect((await detail(id)).status).toBe(500);
      expect((await detail(await someProduct(12))).status).toBe(200);
      await turn("DELETE", `/faults/${number}`);
      expect((await detail(id)).status).toBe(200);
      expect((await turn("DELETE", `/faults/${number}`)).status).toBe(404);
    });

    test("a fault is counted, of one method, and found by body or bearer as well", async () => {
      const id = await someProduct(13);
      await fault({ status: 503, match: id, count: 1 });
      expect([(await detail(id)).status, (await detail(id)).status]).toEqual([503, 200]);
      await fault({ status: 503, match: id, method: "POST", seconds: 5 });
      expect((await detail(id)).status).toBe(200);
      await turn("POST", "/faults", { call: ProductSearch.path, status: 422, match: '"keyword":"falla-422"', count: 1 });
      expect((await send(ProductSearch, { body: { keyword: "falla-422" } })).status).toBe(422);
      await fault({ status: 429, match: "bearer-of-one", count: 1 });
      const asMember = await fetch(`${base}/base3/${PATH}?product_id=${id}`, {
        headers: { authorization: "Bearer bearer-of-one" },
      });
      expect(asMember.status).toBe(429);
    });

    test("an answer is late, of another text, or does not come", async () => {
      const id = await someProduct(14);
      const address = `${base}/base3/${PATH}?product_id=${id}`;
      await fault({ latency_ms: 300, match: id, count: 1 });
      const start = performance.now();
      expect((await fetch(address)).status).toBe(200);
      expect(performance.now() - start).toBeGreaterThanOrEqual(290);
      await fault({ body: '{"data":[', match: id, count: 1 });
      expect(await (await fetch(address)).text()).toBe('{"data":[');
      await fault({ dropped: true, match: id, count: 1 });
      await expect(fetch(address)).rejects.toThrow("fetch failed");
      expect((await fetch(address)).status).toBe(200);
    });

    test("a fault ends by itself", async () => {
      const id = await someProduct(15);
      await fault({ status: 500, match: id, seconds: 0 });
      expect((await detail(id)).status).toBe(200);
    });

    test.each([{ call: "no/such/call" }, { call: PATH, status: 99 }, { call: PATH, often: 1 }, {}])(
      "%p is refused",
      async (given) => {
        expect((await turn("POST", "/faults", given)).status).toBe(400);
      },
    );

    test("a product gets another price, everywhere at once, and its tiers move with it", async () => {
      const id = await someProduct(70);
      const before = await ask(ProductDetailCall, { query: { product_id: id } });
      const price = Math.round(before.price * 300) / 100;
      const words = await wordsAt(id, before.name.match(/\p{L}{5,}/gu) ?? [], shownPrice(before));
      expect((await turn("PUT", `/products/${id}/price`, { price })).status).toBe(200);
      const after = await ask(ProductDetailCall, { query: { product_id: id } });
      expect(after.price).toBe(price);
      expect(after.multistage_price.map((tier) => tier.quantity)).toEqual(before.multistage_price.map((tier) => tier.quantity));
      for (const [index, tier] of after.multistage_price.entries())
        expect(tier.price).toBeCloseTo((before.multistage_price[index]?.price ?? 0) * 3, 1);
      const listed = await ask(ProductSearch, {
        body: { min_price: shownPrice(after), max_price: shownPrice(after), keyword: before.name, pageSize: 100 },
      });
      expect(listed.records.map(({ productId }) => productId)).toContain(id);
      expect(words.length).toBeGreaterThan(0);
      expect(await wordsAt(id, words, shownPrice(after))).toEqual(words);
      expect(await wordsAt(id, words, shownPrice(before))).toEqual([]);
      expect((await turn("PUT", `/products/${id}/price`, { price: before.price })).status).toBe(200);
    });

    test("what is no price, and a product that never was, are refused", async () => {
      expect((await turn("PUT", "/products/999999999/price", { price: 1 })).status).toBe(404);
      expect((await turn("PUT", `/products/${await someProduct(1)}/price`, { price: 0 })).status).toBe(400);
    });
  });
}
