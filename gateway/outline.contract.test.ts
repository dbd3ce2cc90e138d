import * as product from "../lib/contract/product.ts";
import * as shop from "../lib/contract/shop.ts";
import { OUTLINE_RANGE } from "../lib/contract/wire.ts";
import { ask, refused } from "./client.fixture.ts";

const products = async (range?: number) => (await ask(product.ProductSearch, { body: { outline: { range } } })).outline ?? [];
const shops = async (range?: number) => (await ask(shop.ShopSearch, { body: { outline: { range } } })).outline ?? [];

describe.each([
  ["products", products, async () => (await ask(product.ProductSearch, { body: { pageSize: 1 } })).total],
  ["shops", shops, async () => (await ask(shop.ShopSearch, { body: { pageSize: 1 } })).total],
])("the outline of %s", (_name, outline, total) => {
  test("its ranges hold everything once, in order, each changed last when its latest record was", async () => {
    const ranges = await outline();
    const held = await Promise.all(ranges.map(({ id }) => outline(Number(id))));
    const ids = held.flat().map(({ id }) => Number(id));
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other));
    expect(ids.length).toBe(await total());
    for (const [index, range] of ranges.entries()) {
      const records = held[index] ?? [];
      expect(records.every(({ id }) => Math.floor(Number(id) / OUTLINE_RANGE) === Number(range.id))).toBe(true);
      expect(
        records
          .map(({ updated_at = "" }) => updated_at)
          .sort()
          .at(-1),
      ).toBe(range.updated_at);
    }
  });

  test("an empty range is empty", async () => expect(await outline(99_999)).toEqual([]));
});

test("a range is the sum of its ten parts", async () => {
  const [range] = await products();
  const part = async (number: number) =>
    (await ask(product.ProductSearch, { body: { outline: { range: range?.id, part: number } } })).outline ?? [];
  const parts = await Promise.all(Array.from({ length: 10 }, (_, number) => part(number)));
  expect(parts.flat()).toEqual(await products(Number(range?.id)));
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(1000);
  expect((await refused(product.ProductSearch, { body: { outline: { range: 1, part: 10 } } })).status).toBe(400);
});

test.each([-1, 1.5, "x", 100_000, 1e12])("the range %p is refused", async (range) => {
  expect((await refused(product.ProductSearch, { body: { outline: { range } } })).status).toBe(400);
});

test("what is offered comes in steps that hold everything on sale once, with prices and texts", async () => {
  const offered = async (after: number) => (await ask(product.ProductSearch, { body: { offered_after: after } })).offered ?? [];
  const ids: number[] = [];
  for (let step = await offered(0); step.length > 0; step = await offered(ids.at(-1) ?? 0)) {
    ids.push(...step.map(({ id }) => Number(id)));
    expect(step.every(({ price, cover, describe_detail_image: words }) => price > 0 && cover.length > 0 && words)).toBe(true);
  }
  expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other));
  expect(ids.length).toBe((await ask(product.ProductSearch, { body: { pageSize: 1 } })).total);
});
