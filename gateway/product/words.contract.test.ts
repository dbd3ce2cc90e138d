import * as calls from "../../lib/contract/product.ts";
import { ask } from "../client.fixture.ts";
import { plain } from "../search/keyword.ts";
import { shownPrice } from "./shown-price.fixture.ts";

const search = (body: Record<string, unknown>) => ask(calls.ProductSearch, { body });
const idsOf = (records: { productId: string }[]) => records.map(({ productId }) => productId);

const WORD = /\p{L}{6,}/gu;

/** The most frequent word of names that is long enough for a typo. */
async function commonWord(): Promise<string> {
  const { records } = await search({ pageSize: 100 });
  const counts = new Map<string, number>();
  for (const word of records.flatMap(({ name }) => name.match(WORD) ?? [])) counts.set(word, (counts.get(word) ?? 0) + 1);
  const [best] = [...counts].sort(([, one], [, other]) => other - one);
  if (!best) throw new Error("the catalogue is empty");
  return best[0];
}

test("a word, which is counted beforehand, is counted as it is beside another", async () => {
  const word = await commonWord();
  const [counted, looked] = await Promise.all([search({ keyword: word }), search({ keyword: `${word} ${word}` })]);
  expect(counted.total).toBeGreaterThan(0);
  expect(counted.facets.reduce((sum, { total = 0 }) => sum + total, 0)).toBe(counted.total);
  expect(looked).toEqual(counted);
});

test("a list has only what the words mean, on all pages and in any order, and counts nothing else", async () => {
  const { records, total, facets, filters = [] } = await search({ keyword: "termo", pageSize: 100, with_filters: true });
  expect(records.every(({ name }) => name.startsWith("Termo"))).toBe(true);
  expect([records.length, facets.reduce((sum, { total: goods = 0 }) => sum + goods, 0)]).toEqual([total, total]);
  const counts = filters.flatMap(({ values }) => values.map((value) => value.total));
  expect(Math.max(0, ...counts)).toBeLessThanOrEqual(total);
  for (const sort of calls.SORTS) {
    const sorted = await search({ keyword: "termo", pageSize: 100, sort });
    expect([sort, sorted.total, idsOf(sorted.records).toSorted()]).toEqual([sort, total, idsOf(records).toSorted()]);
  }
});

test("goods of other sorts whose names have the words come with the last page", async () => {
  const keyword = "corazón";
  const { total } = await search({ keyword });
  const first = await search({ keyword, pageSize: total - 1 });
  expect(first).not.toHaveProperty("mentions");
  const { records, mentions = [] } = await search({ keyword, pageSize: total - 1, currPage: 2 });
  expect(records).toHaveLength(1);
  expect(mentions.length).toBeGreaterThan(0);
  for (const { name } of mentions) expect(plain(name)).toMatch(/corazon/);
  expect(idsOf([...first.records, ...records])).not.toEqual(expect.arrayContaining(idsOf(mentions.slice(0, 1))));
  expect(await search({ keyword, pageSize: total - 1, currPage: 3 })).not.toHaveProperty("mentions");
});

test("a word that few of the results have is told with its count, where no filter narrows them", async () => {
  const { records, few } = await search({ keyword: "peluche unicornio" });
  expect(few).toEqual([{ word: "unicornio", total: 1 }]);
  expect(records[0]?.name).toMatch(/unicornio/i);
  expect(await search({ keyword: "peluche unicornio", max_price: 1000 })).not.toHaveProperty("few");
  expect(await search({ keyword: "peluche" })).not.toHaveProperty("few");
  expect((await search({ keyword: "mouse inalámbrico" })).few).toEqual([{ word: "inalámbrico", total: 1 }]);
});

test("goods that have an unsold word only in their packing are mentioned", async () => {
  const { mentions = [] } = await search({ keyword: "cartuchera", pageSize: 100 });
  expect(mentions.some(({ name }) => /con cartuchera/.test(name))).toBe(true);
});

test("where no product is what the words mean, those that have them are the list", async () => {
  const { records, only_mentioned } = await search({ keyword: "unicornio" });
  expect(only_mentioned).toBe(true);
  for (const { name } of records) expect(name).toMatch(/unicornio/i);
});

test.each(calls.SORTS)("a common word is listed by %s with the same counts", async (sort) => {
  const keyword = await commonWord();
  const { total, facets } = await search({ keyword });
  expect(await search({ keyword, sort })).toMatchObject({ total, facets });
});

test("a word's goods in a range of prices are those of its goods whose prices lie there, in any order and counted by category", async () => {
  const keyword = await commonWord();
  const all: calls.ProductCard[] = [];
  for (let currPage = 1; ; currPage += 1) {
    const { records, total } = await search({ keyword, sort: "price_asc", pageSize: 100, currPage });
    all.push(...records);
    if (all.length >= total || records.length === 0) break;
  }
  const prices = all.map(shownPrice);
  expect(prices).toEqual([...prices].sort((one, other) => one - other));
  const priceAt = (share: number) => prices[Math.floor(share * prices.length)] ?? 0;
  const [low, high] = [priceAt(0.2), priceAt(0.8)];
  const range = { min_price: low, max_price: high };
  const within = all.filter((card) => low <= shownPrice(card) && shownPrice(card) <= high);
  for (const sort of calls.SORTS) {
    const { records, total, facets } = await search({ keyword, ...range, sort, pageSize: 100 });
    expect([sort, total, facets.reduce((sum, { total: goods = 0 }) => sum + goods, 0)]).toEqual([sort, within.length, total]);
    expect(idsOf(within)).toEqual(expect.arrayContaining(idsOf(records)));
  }
  const dearest = await search({ keyword, ...range, sort: "price_desc", pageSize: 100 });
  expect(idsOf(dearest.records)).toEqual(idsOf(within.toReversed().slice(0, 100)));
  const [category] = dearest.facets;
  expect((await search({ keyword, ...range, product_type_id: category?.id })).total).toBe(category?.total);
});

test("words find within a category of any level what they find of it everywhere", async () => {
  const keyword = await commonWord();
  let { facets } = await search({ keyword });
  for (const level of ["top", "sub", "leaf"]) {
    const [category] = facets;
    const within = await search({ keyword, product_type_id: category?.id, sort: "price_asc", pageSize: 100 });
    expect([level, within.total]).toEqual([level, category?.total]);
    const prices = within.records.map(shownPrice);
    const cheaper = await search({ keyword, product_type_id: category?.id, max_price: prices[0] });
    expect(cheaper.total).toBe(prices.filter((price) => price === prices[0]).length);
    facets = within.facets;
  }
  expect(facets).toEqual([]);
  expect(await search({ keyword: "de la", product_type_id: "100" })).toMatchObject({ records: [], total: 0 });
});

test("pages of a word never share a product, also where the weighing of matches ends", async () => {
  const keyword = await commonWord();
  const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((currPage) => search({ keyword, pageSize: 35, currPage })));
  const ids = pages.flatMap(({ records }) => idsOf(records));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBe(Math.min(pages[0]?.total ?? 0, 210));
});

test("accents and capitals make no difference", async () => {
  const keyword = await commonWord();
  const { total } = await search({ keyword });
  expect(total).toBeGreaterThan(0);
  expect((await search({ keyword: plain(keyword).toUpperCase() })).total).toBe(total);
});

test("a missing letter is forgiven, and the answer says what was searched", async () => {
  const keyword = await commonWord();
  const typed = keyword.slice(0, 3) + keyword.slice(4);
  const found = await search({ keyword: typed });
  expect(found.total).toBeGreaterThan(0);
  if (found.corrected_keyword) expect(plain(found.corrected_keyword)).not.toBe(plain(typed));
});

test.each(["muneca", "muñeca"])("%s stays as it was typed beside a word that is corrected", async (word) => {
  expect((await search({ keyword: `${word} jugete` })).corrected_keyword).toBe(`${word} juguete`);
});

test("ñ is found without its tilde, and comes first where it is asked for", async () => {
  const { records } = await search({ keyword: "niño", pageSize: 10 });
  const { total } = await search({ keyword: "nino" });
  expect(total).toBeGreaterThanOrEqual(records.length);
  const withTilde = records.map(({ name }) => /niñ/i.test(name));
  expect(withTilde).toEqual([...withTilde].sort((one, other) => Number(other) - Number(one)));
});

test("suggested terms and products begin like what was typed", async () => {
  const keyword = (await commonWord()).slice(0, 4);
  const { records, terms } = await ask(calls.ProductRecommendV2, { query: { keyword, pageSize: 5 } });
  expect(records.length).toBeGreaterThan(0);
  expect(terms.length).toBeGreaterThan(0);
  expect(terms.every((term) => ` ${plain(term)}`.includes(` ${plain(keyword)}`))).toBe(true);
});
