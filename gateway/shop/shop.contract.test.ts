import * as calls from "../../lib/contract/shop.ts";
import { ask, HOSTILE_TEXTS, refused, send } from "../client.fixture.ts";

const search = (body: Record<string, unknown>) => ask(calls.ShopSearch, { body });
const UNKNOWN = ["999999999", "99999999999999999999", "abc", "1 or 1=1"];

test("pages of shops do not overlap and end with the total", async () => {
  const pages = await Promise.all([1, 2, 3].map((currPage) => search({ pageSize: 20, currPage })));
  const ids = pages.flatMap(({ records }) => records.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(await search({ currPage: 9999 })).toMatchObject({ records: [], total: pages[0]?.total });
});

// spec: 19.2
test("a shop is found by its name, by its market and as a factory", async () => {
  const { records } = await search({ pageSize: 5 });
  const shop = records[0];
  const byName = await search({ keyword: shop?.name, pageSize: 100 });
  expect(byName.records.map(({ id }) => id)).toContain(shop?.id);
  const byMarket = await search({ district: shop?.district?.replace("-East", ""), pageSize: 20 });
  expect(byMarket.records.every(({ district }) => district?.replace("-East", "") === shop?.district?.replace("-East", ""))).toBe(
    true,
  );
  const [all, factories, others] = await Promise.all([search({}), search({ factory: true }), search({ factory: false })]);
  expect(factories.total + others.total).toBe(all.total);
});

test("shops are sorted by their products or by name, and narrowed to those with a licence", async () => {
  const page = { factory: true, pageSize: 100 };
  const byGoods = (await search({ ...page, sort: "goods" })).records.map(({ total }) => total ?? 0);
  expect(byGoods).toEqual(byGoods.toSorted((a, b) => b - a));
  const all = await search({ ...page, sort: "name" });
  const names = all.records.map(({ name }) => name);
  expect(names.map((name) => name.charAt(0))).toEqual(names.map((name) => name.charAt(0)).toSorted());
  const licensed = await search({ ...page, licensed: true });
  expect(licensed.total).toBe(all.records.filter(({ evidence }) => (evidence?.licences ?? 0) > 0).length);
});

test.each(HOSTILE_TEXTS)("%p is searched for, not executed", async (text) => {
  expect((await send(calls.ShopSearch, { body: { keyword: text } })).status).toBe(200);
  expect([200, 400]).toContain((await send(calls.ShopSearch, { body: { district: text.slice(0, 32) } })).status);
});

test("a category that does not exist has no shops", async () => {
  expect(await search({ product_type_id: "abc" })).toMatchObject({ records: [], total: 0 });
});

// spec: 21.1
test("everything about one shop agrees", async () => {
  const { records } = await ask(calls.ShopRecommend, { query: { pageSize: 5 } });
  expect(records.length).toBeGreaterThan(0);
  for (const { id, name } of records) {
    const query = { shop_id: id };
    expect(await ask(calls.ShopDetailCall, { query })).toMatchObject({ id, name, factory: true });
    expect(await ask(calls.FactoryDetail, { query })).toMatchObject({ id, factoryName: name });
    expect(await ask(calls.AdvertisingDetail, { query })).toMatchObject({ id, name });
  }
});

// spec: 21.1
test("a card in a list tells the same of a shop as its own calls", async () => {
  const { records } = await search({ pageSize: 5, factory: true });
  expect(records.length).toBeGreaterThan(0);
  for (const { id, since, total, evidence } of records) {
    const query = { shop_id: id };
    expect(await ask(calls.ShopDetailCall, { query })).toMatchObject({ since, total });
    const factory = await ask(calls.FactoryDetail, { query });
    const page = await ask(calls.AdvertisingDetail, { query });
    const pictures = [...factory.mainPicList, ...factory.secondaryPicList, ...page.aboutUsList, ...page.showcaseList];
    expect(evidence).toEqual({ licences: factory.businessLicenseList.length, pictures: new Set(pictures).size });
  }
});

test.each(UNKNOWN)("the shop %p is unknown", async (id) => {
  for (const call of [calls.ShopDetailCall, calls.FactoryDetail, calls.AdvertisingDetail]) {
    expect((await refused(call, { query: { shop_id: id } })).status).toBe(404);
  }
});

// spec: 21.2
test("advertising pages and videos come in pages that do not overlap", async () => {
  const pages = await Promise.all([1, 2].map((currPage) => ask(calls.AdvertisingPage, { query: { currPage, pageSize: 10 } })));
  const ids = pages.flatMap(({ records }) => records.map(({ id }) => id));
  expect(new Set(ids).size).toBe(20);
  const videos = await ask(calls.AdvertisingSpecialPage, { query: { pageSize: 3 } });
  expect(videos.records.length).toBe(3);
  expect(await ask(calls.AdvertisingSpecialPage, { query: { currPage: 9999 } })).toMatchObject({
    records: [],
    total: videos.total,
  });
});

// spec: 11.2
test("nations, navigation and category menu are not empty", async () => {
  const lists = await Promise.all([ask(calls.AdvertisingNations), ask(calls.AdvertisingNavigation), ask(calls.CategoryRule)]);
  expect(lists.filter(({ data }) => data.length === 0)).toEqual([]);
});
