import * as calls from "../../lib/contract/product.ts";
import { ask, HOSTILE_TEXTS, refused, send } from "../client.fixture.ts";
import { shownPrice } from "./shown-price.fixture.ts";

const search = (body: Record<string, unknown>) => ask(calls.ProductSearch, { body });
const idsOf = (records: { productId: string }[]) => records.map(({ productId }) => productId);

describe("categories", () => {
  test("the tree has three levels, and the tops are its first", async () => {
    const { data: tree } = await ask(calls.ProductTypeList);
    const { data: tops } = await ask(calls.TopTypeList);
    expect(tops.map(({ id }) => id)).toEqual(tree.map(({ id }) => id));
    expect(tree.some(({ children }) => children.some((sub) => sub.children.length > 0))).toBe(true);
  });

  test("below a top are its own, and the lineage of a leaf leads back to it", async () => {
    const { data: tree } = await ask(calls.ProductTypeList);
    const top = tree.find(({ children }) => (children[0]?.children.length ?? 0) > 0);
    const sub = top?.children[0];
    const leaf = sub?.children[0];
    const { data: below } = await ask(calls.SubTypeList, { query: { parent_id: top?.id ?? "" } });
    expect(below.map(({ id }) => id)).toEqual(top?.children.map(({ id }) => id));
    const { data: lineage } = await ask(calls.TopProductTypeList, { query: { product_type_id: leaf?.id ?? "" } });
    expect(lineage.map(({ id }) => id)).toEqual([top?.id, sub?.id, leaf?.id]);
  });

  test("a withdrawn product says its name, and the best of its category are related to it", async () => {
    const query = { product_id: "1000500" };
    const refusal = await refused(calls.ProductDetailCall, { query });
    expect(refusal.status).toBe(410);
    expect(refusal.errors).toMatch(/^Bolsa de envío .+: ya no está a la venta\.$/);
    const { records } = await ask(calls.ProductRecommend, { query: { ...query, pageSize: 6 } });
    expect(records.length).toBeGreaterThan(2);
  });

  test.each(["999999999", "99999999999999999999", "abc", "-1", "1.5", "'"])("the category %p is unknown", async (id) => {
    expect((await refused(calls.SubTypeList, { query: { parent_id: id } })).status).toBe(404);
    expect((await refused(calls.TopProductTypeList, { query: { product_type_id: id } })).status).toBe(404);
    expect(await search({ product_type_id: id })).toMatchObject({ records: [], total: 0 });
  });
});

describe("search", () => {
  test.each(calls.SORTS)("pages by %s never share a product and end with the total", async (sort) => {
    const first = await search({ sort, pageSize: 50 });
    const pages = await Promise.all([2, 3, 4, 5, 6].map((currPage) => search({ sort, pageSize: 50, currPage })));
    const ids = [first, ...pages].flatMap(({ records }) => idsOf(records));
    expect(new Set(ids).size).toBe(ids.length);
    expect(pages.every(({ total }) => total === first.total)).toBe(true);
  });

  test("a page past the end is empty and tells the true total", async () => {
    const { total } = await search({});
    expect(await search({ currPage: 9999, pageSize: 100 })).toMatchObject({ records: [], total });
  });

  test("a price range the wrong way round is read the right way", async () => {
    const right = await search({ min_price: 1, max_price: 3, sort: "price_asc" });
    const wrong = await search({ min_price: 3, max_price: 1, sort: "price_asc" });
    expect(wrong).toEqual(right);
    const prices = right.records.map(shownPrice);
    expect(prices.every((price) => price >= 1 && price <= 3)).toBe(true);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
  });

  test("facets are the level below the chosen category and add up to the total", async () => {
    const all = await search({});
    expect(all.facets.reduce((sum, { total = 0 }) => sum + total, 0)).toBe(all.total);
    const top = all.facets[0];
    const within = await search({ product_type_id: top?.id });
    expect(within.total).toBe(top?.total);
    expect(within.facets.every(({ parent_id }) => parent_id === top?.id)).toBe(true);
    expect(within.facets.reduce((sum, { total = 0 }) => sum + total, 0)).toBe(within.total);
    const narrowed = await search({ product_type_id: top?.id, min_price: 0, max_price: 1_000_000 });
    expect(narrowed).toEqual(within);
  });

  test.each(HOSTILE_TEXTS)("%p is searched for, not executed", async (text) => {
    expect((await send(calls.ProductSearch, { body: { keyword: text } })).status).toBe(200);
    expect((await send(calls.ProductSearch, { body: { keyword: text, sort: "price_asc", min_price: 1 } })).status).toBe(200);
    expect((await send(calls.ProductRecommendV2, { query: { keyword: text } })).status).toBe(200);
    expect([200, 400]).toContain((await send(calls.ProductSearch, { body: { activeCode: text.slice(0, 64) } })).status);
  });

  test.each([
    { currPage: 0 },
    { currPage: -1 },
    { currPage: 1.5 },
    { pageSize: 101 },
    { pageSize: "many" },
    { sort: "price; drop table product" },
    { keyword: "a".repeat(2001) },
    { keyword: ["taza"] },
    { min_price: -1 },
    { product_type_id: {} },
  ])("%p is refused field by field", async (body) => {
    const { status, errors } = await refused(calls.ProductSearch, { body });
    expect(status).toBe(400);
    expect(errors).toHaveProperty(Object.keys(body)[0] ?? "", expect.any(Array));
  });

  test("prices beyond any price are only prices", async () => {
    // Only the products of one shop: other tests add products to other shops meanwhile.
    const shop_id = (await search({ sort: "price_desc" })).records[0]?.shopId;
    const { total } = await search({ shop_id });
    expect(total).toBeGreaterThan(0);
    expect((await search({ shop_id, min_price: 0, max_price: 1e300 })).total).toBe(total);
  });
});

describe("one product", () => {
  test("a factory's goods carry its brand, also among the facts; a trader's have none", async () => {
    const { records } = await search({ pageSize: 60 });
    const details = await Promise.all(
      records.map(({ productId }) => ask(calls.ProductDetailCall, { query: { product_id: productId } })),
    );
    const branded = details.filter(({ brand }) => brand !== undefined);
    expect(branded.length).toBeGreaterThan(0);
    expect(branded.length).toBeLessThan(details.length);
    for (const { brand, shop_name, attr_detail } of branded) {
      expect(brand?.split(" ")[0]).toBe(shop_name.split(" ")[0]);
      expect(attr_detail).toContainEqual({ name: "Marca", value: brand });
    }
    const shopsOf = Map.groupBy(branded, ({ brand }) => brand);
    for (const made of shopsOf.values()) expect(new Set(made.map(({ shop_id }) => shop_id)).size).toBe(1);
    for (const { shop_user_id, import_im, detail_image, new_detail } of details) {
      expect(import_im).toBe(shop_user_id);
      expect(new_detail !== undefined).toBe(detail_image.length > 0);
    }
  });

  // spec: 18.1
  test("its detail agrees with its card, and its relations do not include it", async () => {
    const { records } = await search({ pageSize: 5 });
    for (const card of records) {
      const detail = await ask(calls.ProductDetailCall, { query: { product_id: card.productId } });
      expect(detail).toMatchObject({ id: card.productId, name: card.name, price: card.price, shop_id: card.shopId });
      expect(detail.cover[0]).toBe(card.image);
      const related = await ask(calls.ProductRecommend, { query: { product_id: card.productId, pageSize: 12 } });
      expect(idsOf(related.records)).not.toContain(card.productId);
      expect(new Set(idsOf(related.records)).size).toBe(related.records.length);
    }
  });

  test("goods of its kind are its first relations, then others of its category", async () => {
    const related = async (keyword: string, pageSize: number) => {
      const { records } = await search({ keyword, pageSize: 1 });
      const [product] = records;
      const query = { product_id: product?.productId ?? "", pageSize };
      return (await ask(calls.ProductRecommend, { query })).records.map(({ name }) => name);
    };
    for (const name of await related("sonajero", 4)) expect(name).toMatch(/^Sonajero/);
    const names = await related("cobija de bebé", 12);
    const isBlanket = names.map((name) => name.startsWith("Cobija de bebé"));
    expect(isBlanket[0]).toBe(true);
    expect(isBlanket.lastIndexOf(true)).toBeLessThan(isBlanket.indexOf(false));
  });

  test("without a product, the best of many categories are recommended", async () => {
    const { records } = await ask(calls.ProductRecommend, { query: { pageSize: 12 } });
    expect(records.length).toBe(12);
  });

  test.each(["999999999", "99999999999999999999", "abc", "1 or 1=1", "\u0000"])("the product %p is unknown", async (id) => {
    expect((await refused(calls.ProductDetailCall, { query: { product_id: id } })).status).toBe(404);
    expect((await refused(calls.ProductRecommend, { query: { product_id: id } })).status).toBe(404);
  });

  test("media come with an address", async () => {
    const { records } = await search({ pageSize: 1 });
    expect(records[0]?.image).toMatch(/^https?:\/\/.+\/media\//);
  });
});

test("categories of a shop are those of its products", async () => {
  const { records } = await search({ pageSize: 1 });
  const shop = records[0]?.shopId ?? "";
  const { data } = await ask(calls.ShopTypeList, { query: { shop_id: shop } });
  expect(data.length).toBeGreaterThan(0);
  const { total } = await search({ shop_id: shop });
  expect(data.filter(({ parent_id }) => !parent_id).reduce((sum, { total: own = 0 }) => sum + own, 0)).toBe(total);
  expect((await refused(calls.ShopTypeList, { query: { shop_id: "nobody" } })).status).toBe(404);
});
