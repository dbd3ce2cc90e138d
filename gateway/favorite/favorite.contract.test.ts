import { FavoriteAdd, FavoriteList, FavoriteRemove } from "../../lib/contract/favorite.ts";
import { ProductDetailCall, ProductSearch } from "../../lib/contract/product.ts";
import { ask, HOSTILE_TEXTS, newMember, refused, send } from "../client.fixture.ts";

const save = (token: string, obj_id: string) => ask(FavoriteAdd, { token, body: { obj_id } });
const forget = (token: string, obj_id: string) => ask(FavoriteRemove, { token, params: { obj_id } });
const list = (token: string, query: Record<string, string | number> = {}) => ask(FavoriteList, { token, query });
const idsOf = ({ records }: Awaited<ReturnType<typeof list>>) => records.map(({ obj_id }) => obj_id);

const someIds = async (pageSize: number, currPage = 1) =>
  (await ask(ProductSearch, { body: { pageSize, currPage } })).records.map(({ productId }) => productId);

test("a saved product is listed with its price now and then, the last saved first", async () => {
  const { token } = await newMember();
  const [one = "", other = ""] = await someIds(2);
  await save(token, one);
  expect(await save(token, other)).toEqual({ obj_id: other });
  const wishes = await list(token);
  expect(idsOf(wishes)).toEqual([other, one]);
  const detail = await ask(ProductDetailCall, { query: { product_id: other } });
  expect(wishes.records[0]).toMatchObject({
    ...{ name: detail.name, price: detail.price, saved_price: detail.price, is_available: true, shop_id: detail.shop_id },
    ...{
      shop_name: detail.shop_name,
      has_variants: detail.skus.length > 1,
      unit: detail.unit,
      min_quantity: detail.min_quantity,
      lowest_price: Math.min(detail.price, ...detail.multistage_price.map(({ price }) => price)),
    },
  });
});

// spec: 9.1
test("saving twice changes nothing, forgetting twice neither", async () => {
  const { token } = await newMember();
  const [id = ""] = await someIds(1);
  await save(token, id);
  const first = await list(token);
  await save(token, id);
  expect(await list(token)).toEqual(first);
  await forget(token, id);
  expect(await forget(token, id)).toEqual({ obj_id: id });
  expect(await list(token)).toEqual({ records: [], total: 0 });
});

test("what is saved again right after it was removed comes back with its day", async () => {
  const { token } = await newMember();
  const [one = "", other = ""] = await someIds(2);
  await save(token, one);
  await save(token, other);
  const before = await list(token);
  await forget(token, one);
  await save(token, one);
  expect(await list(token)).toEqual(before);
});

test("a question for some products is answered with those that are saved", async () => {
  const { token } = await newMember();
  const ids = await someIds(30);
  for (const id of ids.slice(0, 3)) await save(token, id);
  const found = await list(token, { obj_ids: [...ids.slice(2), "nonsense", "99999999999"].join(","), pageSize: 100 });
  expect([idsOf(found), found.total]).toEqual([ids.slice(2, 3), 1]);
  expect(await list(token, { obj_ids: "" })).toEqual({ records: [], total: 0 });
  const many = Array.from({ length: 101 }, (_, index) => index).join(",");
  expect((await refused(FavoriteList, { token, query: { obj_ids: many } })).status).toBe(400);
});

test("nobody sees or changes another member's wishes", async () => {
  const [owner, stranger] = [await newMember(), await newMember()];
  const [id = ""] = await someIds(1);
  await save(owner.token, id);
  expect((await list(stranger.token)).total).toBe(0);
  await forget(stranger.token, id);
  expect((await list(owner.token)).total).toBe(1);
});

test.each([FavoriteAdd, FavoriteRemove, FavoriteList])("$method $path needs a session", async (call) => {
  expect((await refused(call, { params: { obj_id: "1" } })).status).toBe(401);
});

test.each(["999999999", "99999999999999999999", "-1", "1.5", ...HOSTILE_TEXTS.filter((text) => text.trim() !== "")])(
  "%p cannot be saved",
  async (text) => {
    const { token } = await newMember();
    expect(await refused(FavoriteAdd, { token, body: { obj_id: text.slice(0, 64) } })).toEqual({
      status: 404,
      errors: "No encontramos ese producto.",
    });
    expect([200, 400]).toContain((await send(FavoriteList, { token, query: { obj_ids: text } })).status);
  },
);

test("2,000 wishes are browsed, each on one page only", async () => {
  const { token } = await newMember();
  const pages = await Promise.all(Array.from({ length: 20 }, (_, index) => someIds(100, index + 1)));
  const ids = pages.flat();
  for (let from = 0; from < ids.length; from += 50) await Promise.all(ids.slice(from, from + 50).map((id) => save(token, id)));
  const [first, last] = [await list(token), await list(token, { currPage: 20, pageSize: 100 })];
  expect([first.total, first.records.length, last.records.length]).toEqual([ids.length, 24, 100]);
  const all = await Promise.all(Array.from({ length: 20 }, (_, index) => list(token, { currPage: index + 1, pageSize: 100 })));
  expect(new Set(all.flatMap(idsOf)).size).toBe(ids.length);
}, 60_000);
