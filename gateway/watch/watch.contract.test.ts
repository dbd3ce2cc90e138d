import { AccountCancel, AccountCancelCode } from "../../lib/contract/account.ts";
import { EmailChoicesSave } from "../../lib/contract/notice.ts";
import { type ProductCard, ProductSearch } from "../../lib/contract/product.ts";
import { AutoRegister } from "../../lib/contract/session.ts";
import {
  PriceWatchCreate,
  PriceWatchDelete,
  SearchWatchCreate,
  SearchWatchDelete,
  SearchWatchRename,
  WATCHES_MAX,
  WatchAll,
} from "../../lib/contract/watch.ts";
import { verifiedMember } from "../account/account.fixture.ts";
import {
  ask,
  HOSTILE_TEXTS,
  lastCode,
  newMember,
  newTicket,
  outboxMessages,
  refused,
  send,
  waitForMessage,
} from "../client.fixture.ts";
import { addProductLike, changePrice, waitForNotices, watchNotices } from "./watch.fixture.ts";

const NO_SEARCH = { status: 404, errors: "No encontramos esa búsqueda guardada." };

const goods = async (currPage: number, pageSize = 1) => (await ask(ProductSearch, { body: { pageSize, currPage } })).records;

async function oneOf(currPage: number): Promise<ProductCard> {
  const [product] = await goods(currPage);
  if (!product) throw new Error("the catalogue is empty");
  return product;
}

const save = (token: string, filter: object, name = "Mi búsqueda") => ask(SearchWatchCreate, { token, body: { name, filter } });
const watch = (token: string, product_id: string) => ask(PriceWatchCreate, { token, body: { product_id } });

// spec: 27.1
describe("saved searches", () => {
  test("have a name and a filter, the last one first; the same filter again gives it another name", async () => {
    const { token } = await newMember();
    const filter = { keyword: "termo", max_price: 20, min_price: 1, material: "Acero inoxidable" };
    const { id } = await save(token, filter, "Termos");
    const { id: other } = await save(token, { keyword: "globo" });
    expect(await save(token, filter, "Termos de acero")).toEqual({ id });
    await ask(SearchWatchRename, { token, params: { id: other }, body: { name: " Globos " } });
    const { searches } = await ask(WatchAll, { token });
    expect(searches).toMatchObject([
      { id: other, name: "Globos", filter: { keyword: "globo" } },
      { id, name: "Termos de acero", filter },
    ]);
    await ask(SearchWatchDelete, { token, params: { id } });
    expect((await ask(WatchAll, { token })).searches).toHaveLength(1);
    expect(await refused(SearchWatchDelete, { token, params: { id } })).toEqual(NO_SEARCH);
  });

  test("are one member's alone", async () => {
    const [first, second] = [await newMember(), await newMember()];
    const { id } = await save(first.token, { keyword: "vela" });
    for (const call of [SearchWatchRename, SearchWatchDelete])
      expect(await refused(call, { token: second.token, params: { id }, body: { name: "Mía" } })).toEqual(NO_SEARCH);
    expect((await ask(WatchAll, { token: second.token })).searches).toEqual([]);
    expect((await ask(WatchAll, { token: first.token })).searches).toMatchObject([{ name: "Mi búsqueda" }]);
  });

  test("are as many as one may have, however many are saved at once", async () => {
    const { token } = await newMember();
    const made = await Promise.all(
      Array.from({ length: WATCHES_MAX + 4 }, (_, index) =>
        send(SearchWatchCreate, { token, body: { name: "x", filter: { keyword: `vela ${index}` } } }),
      ),
    );
    const statuses = made.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(WATCHES_MAX).fill(200), ...Array(4).fill(422)]);
  });

  test("of nothing, without a name, or with what is no filter are refused; odd words are kept as they are", async () => {
    const { token } = await newMember();
    for (const body of [
      { name: "x", filter: {} },
      { name: " ", filter: { keyword: "vela" } },
      { name: "x".repeat(81), filter: { keyword: "vela" } },
      { name: "x", filter: { keyword: "v".repeat(201) } },
      { name: "x", filter: { min_price: -1 } },
    ])
      expect((await refused(SearchWatchCreate, { token, body })).status).toBe(400);
    for (const keyword of HOSTILE_TEXTS.filter((text) => text.trim() && text.length <= 80)) {
      const { status } = await send(SearchWatchCreate, { token, body: { name: keyword, filter: { keyword } } });
      expect([200, 400]).toContain(status);
    }
  });

  test("tell once of new goods that they ask for, and of no others", async () => {
    const { token } = await newMember();
    const product = await oneOf(21);
    const { id } = await save(token, { keyword: product.name, shop_id: product.shopId, max_price: product.price + 100 });
    await save(token, { keyword: product.name, min_price: product.price + 1000 }, "Cara");
    await save(token, { shop_id: "999999999" }, "De nadie");
    const first = await addProductLike(product.productId);
    expect(await waitForNotices(token, 1)).toMatchObject([
      { title: "Llegó un producto que busca", link: `/product/${first}`, is_read: false },
    ]);
    await addProductLike(product.productId, product.price + 500);
    const second = await addProductLike(product.productId);
    const notices = await waitForNotices(token, 2);
    expect(notices.map(({ link }) => link)).toContain(`/product/${second}`);
    expect(notices).toHaveLength(2);
    await ask(SearchWatchDelete, { token, params: { id } });
  });
});

// spec: 27.2
describe("watched prices", () => {
  test("stand beside the price of the day they were saved; twice is once", async () => {
    const { token } = await newMember();
    const { productId, name, price } = await oneOf(31);
    await watch(token, productId);
    await watch(token, productId);
    const { prices } = await ask(WatchAll, { token });
    expect(prices).toMatchObject([{ product_id: productId, name, price, saved_price: price, is_available: true }]);
    await ask(PriceWatchDelete, { token, params: { product_id: productId } });
    await ask(PriceWatchDelete, { token, params: { product_id: productId } });
    expect((await ask(WatchAll, { token })).prices).toEqual([]);
    await ask(PriceWatchCreate, { token, body: { product_id: productId, saved_price: 120.5 } });
    expect((await ask(WatchAll, { token })).prices).toMatchObject([{ price, saved_price: 120.5 }]);
  });

  test("that go down or up are told of once each, in the member's words only by e-mail where it is wanted", async () => {
    const wanting = await verifiedMember();
    const silent = await verifiedMember();
    await ask(EmailChoicesSave, { token: silent.token, body: { wanted: ["order"] } });
    const { productId, price } = await oneOf(32);
    for (const { token } of [wanting, silent]) await watch(token, productId);
    const aiming = await newMember();
    for (const target_price of [0.5, price + 2])
      await ask(PriceWatchCreate, { token: aiming.token, body: { product_id: productId, target_price } });
    expect((await ask(WatchAll, { token: aiming.token })).prices).toMatchObject([{ target_price: price + 2 }]);
    await changePrice(productId, price + 5);
    for (const { token } of [wanting, silent])
      expect(await waitForNotices(token, 1)).toMatchObject([{ title: "Subió el precio de un producto que vigila" }]);
    await changePrice(productId, price + 2);
    expect(await waitForNotices(wanting.token, 2)).toMatchObject([
      { title: "Bajó el precio de un producto que vigila", link: `/product/${productId}` },
      { title: "Subió el precio de un producto que vigila" },
    ]);
    expect(await waitForNotices(aiming.token, 1)).toMatchObject([{ title: "Bajó el precio de un producto que vigila" }]);
    await waitForMessage(wanting.email, "Bajó el precio de un producto que vigila");
    const subjects = (await outboxMessages(silent.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes("precio"))).toEqual([]);
    await changePrice(productId, price);
  });

  test("of unknown goods are refused, and more than one may have", async () => {
    const { token } = await newMember();
    for (const product_id of ["999999999", "x", "-1"])
      expect((await refused(PriceWatchCreate, { token, body: { product_id } })).status).toBe(404);
    for (const { productId } of await goods(1, WATCHES_MAX)) await watch(token, productId);
    const [one] = await goods(WATCHES_MAX + 1);
    expect((await refused(PriceWatchCreate, { token, body: { product_id: one?.productId } })).status).toBe(422);
    const [first] = await goods(1);
    await watch(token, first?.productId ?? "");
  });
});

test("all of it ends with the account", async () => {
  const { token, email } = await newMember();
  const { productId, price } = await oneOf(33);
  await watch(token, productId);
  await save(token, { keyword: "vela" });
  await ask(AccountCancelCode, { token, body: await newTicket() });
  await ask(AccountCancel, { token, body: { code: await lastCode(email) } });
  const anew = await ask(AutoRegister, { body: { email } });
  await changePrice(productId, price + 1);
  await changePrice(productId, price);
  expect(await ask(WatchAll, { token: anew.access_token })).toEqual({ searches: [], prices: [] });
  expect(await watchNotices(anew.access_token)).toEqual([]);
});

test("nobody asks without a session", async () => {
  for (const call of [WatchAll, SearchWatchCreate, SearchWatchRename, SearchWatchDelete, PriceWatchCreate, PriceWatchDelete])
    expect((await refused(call, { params: { id: "1", product_id: "1" } })).status).toBe(401);
});
