import * as calls from "../../lib/contract/cart.ts";
import { QUANTITY_MAX } from "../../lib/contract/limits.ts";
import { priceAt } from "../../lib/contract/price.ts";
import { type ProductDetail, ProductDetailCall, ProductSearch } from "../../lib/contract/product.ts";
import { ask, HOSTILE_TEXTS, newMember, refused, send } from "../client.fixture.ts";

const NO_LINE = "Esa línea ya no está en su carrito.";

type Line = { product_id: string; sku_id?: string; quantity: number };

const detail = (product_id: string) => ask(ProductDetailCall, { query: { product_id } });
const add = (token: string, ...lines: Line[]) => ask(calls.CartAdd, { token, body: { lines } });
const list = (token: string) => ask(calls.CartList, { token });
const linesOf = ({ shops }: Awaited<ReturnType<typeof list>>) => shops.flatMap(({ lines }) => lines);

const search = (currPage: number) => ask(ProductSearch, { body: { currPage, pageSize: 100 } });

const leastOf = ({ min_quantity = 1 }: ProductDetail) => Math.max(1, min_quantity);

/** A line with the smallest quantity that can be ordered of a product's first variant. */
const leastLine = (product: ProductDetail): Line & { sku_id?: string } => {
  const [sku] = product.skus;
  return { product_id: product.id, ...(sku && { sku_id: sku.sku_id }), quantity: leastOf(product) };
};

/** The products of one page of a search: of several shops, some with variants and tiers. */
async function somePage(currPage = 1, pageSize = 12): Promise<ProductDetail[]> {
  const { records } = await ask(ProductSearch, { body: { currPage, pageSize } });
  return Promise.all(records.map(({ productId }) => detail(productId)));
}

let products: ProductDetail[] = [];
let plain: ProductDetail;
let varied: ProductDetail;

beforeAll(async () => {
  products = (await Promise.all([1, 2, 3].map((page) => somePage(page)))).flat();
  const found = {
    plain: products.find(
      ({ skus, step, multistage_price, min_quantity = 1 }) =>
        !skus.length && step === undefined && multistage_price.length > 1 && min_quantity > 1,
    ),
    varied: products.find(({ skus, step }) => skus.length > 1 && step === undefined),
  };
  if (!found.plain || !found.varied) throw new Error("the catalogue has no such products");
  plain = found.plain;
  varied = found.varied;
});

describe("adding", () => {
  test("lines are grouped by shop, priced by the tier of each quantity, with subtotals exact to the cent", async () => {
    const { token } = await newMember();
    const cart = await add(token, ...products.map(leastLine));
    expect(cart.refused).toEqual([]);
    expect(cart.count).toBe(products.length);
    for (const line of linesOf(cart)) {
      const { unit, total } = priceAt({ price: line.unit_price, tiers: line.multistage_price }, line.quantity);
      expect([line.unit_price, line.total]).toEqual([unit, total]);
    }
    for (const { lines, subtotal } of cart.shops)
      expect(subtotal).toBeCloseTo(
        lines.reduce((sum, { total }) => sum + total, 0),
        6,
      );
    expect(cart.total).toBeCloseTo(
      cart.shops.reduce((sum, { subtotal }) => sum + subtotal, 0),
      6,
    );
    expect(new Set(cart.shops.map(({ shop_id }) => shop_id)).size).toBe(cart.shops.length);
    expect(await ask(calls.CartList, { token, body: { only: "count" } })).toEqual({
      shops: [],
      total: 0,
      count: products.length,
    });
    expect({ ...cart, refused: undefined }).toEqual({ ...(await list(token)), refused: undefined });
  });

  test("the same product and variant again is one line, its quantity the sum and the tier that of the sum", async () => {
    const { token } = await newMember();
    const [, second] = plain.multistage_price;
    await add(token, { product_id: plain.id, quantity: leastOf(plain) });
    const cart = await add(token, { product_id: plain.id, quantity: second?.quantity ?? 0 });
    expect(linesOf(cart)).toMatchObject([{ quantity: leastOf(plain) + (second?.quantity ?? 0), unit_price: second?.price }]);
  });

  test("what is there already counts towards the minimum", async () => {
    const { token } = await newMember();
    const alone = await add(token, { product_id: plain.id, quantity: 1 });
    expect(alone).toMatchObject({ count: 0, refused: [{ product_id: plain.id, name: plain.name }] });
    await add(token, { product_id: plain.id, quantity: leastOf(plain) });
    const cart = await add(token, { product_id: plain.id, quantity: 1 });
    expect(linesOf(cart)).toMatchObject([{ quantity: leastOf(plain) + 1 }]);
  });

  test("variants are lines of their own; without one, or with one that is none, the line is refused and the others stay", async () => {
    const { token } = await newMember();
    const [one, other] = varied.skus;
    const quantity = leastOf(varied);
    const cart = await add(
      token,
      { product_id: varied.id, sku_id: one?.sku_id ?? "", quantity },
      { product_id: varied.id, sku_id: other?.sku_id ?? "", quantity },
      { product_id: varied.id, quantity },
      { product_id: varied.id, sku_id: "none", quantity },
      { product_id: "999999999", quantity },
    );
    expect(linesOf(cart).map(({ options }) => options)).toEqual([one?.options, other?.options]);
    expect(cart.refused.map(({ reason }) => reason)).toEqual([
      "Elija una variante de este producto.",
      "Esa variante ya no existe. Elija otra.",
      "No encontramos este producto.",
    ]);
  });

  test("a sum beyond the most that a line holds is refused, and nothing is cut", async () => {
    const { token } = await newMember();
    const line = { product_id: plain.id, quantity: 700_000 };
    await add(token, line);
    for (const more of [[line], [line, line], [{ ...line, quantity: QUANTITY_MAX }]]) {
      const cart = await add(token, ...more);
      expect(linesOf(cart)).toMatchObject([{ quantity: 700_000 }]);
      expect(cart.refused).toMatchObject([{ product_id: plain.id, reason: expect.stringMatching(/1\.000\.000/) }]);
    }
    const rest = { ...line, quantity: QUANTITY_MAX - 700_000 };
    expect(linesOf(await add(token, rest))).toMatchObject([{ quantity: QUANTITY_MAX }]);
  });

  test("many at once lose no line and no unit", async () => {
    const { token } = await newMember();
    const wanted = products.slice(0, 10).map(leastLine);
    await Promise.all([...wanted, ...wanted].map((line) => add(token, line)));
    const lines = linesOf(await list(token));
    expect(new Map(lines.map(({ product_id, quantity }) => [product_id, quantity]))).toEqual(
      new Map(wanted.map(({ product_id, quantity }) => [product_id, quantity * 2])),
    );
  });
});

describe("changing", () => {
  test("quantities are set, several at once, and the price follows", async () => {
    const { token } = await newMember();
    const [line] = linesOf(await add(token, leastLine(plain)));
    const last = plain.multistage_price.at(-1);
    const cart = await ask(calls.CartUpdate, { token, body: { lines: [{ id: line?.id ?? "", quantity: last?.quantity ?? 0 }] } });
    expect(linesOf(cart)).toMatchObject([{ quantity: last?.quantity, unit_price: last?.price }]);
    expect(linesOf(cart)[0]).not.toHaveProperty("notice");
  });

  test("under the minimum is refused with its text, and nothing of the same update is done", async () => {
    const { token } = await newMember();
    const lines = linesOf(await add(token, leastLine(plain), leastLine(varied)));
    const [one, other] = lines;
    const body = {
      lines: [
        { id: other?.id, quantity: leastOf(varied) + 5 },
        { id: one?.id, quantity: 1 },
      ],
    };
    const short = plain.id === one?.product_id ? plain : varied;
    expect(await refused(calls.CartUpdate, { token, body })).toEqual({
      status: 422,
      errors: `${short.name}: El pedido mínimo es de ${leastOf(short)}.`,
    });
    expect(linesOf(await list(token))).toEqual(lines);
  });

  test.each([1e12, 0, -1, 1.5, "many", null, QUANTITY_MAX + 1])("the quantity %p is refused", async (quantity) => {
    const { token } = await newMember();
    const [line] = linesOf(await add(token, leastLine(plain)));
    expect((await refused(calls.CartUpdate, { token, body: { lines: [{ id: line?.id, quantity }] } })).status).toBe(400);
    expect((await refused(calls.CartAdd, { token, body: { lines: [{ product_id: plain.id, quantity }] } })).status).toBe(400);
  });
});

describe("removing", () => {
  test("one, twice, and all; what is added right after comes back with its number", async () => {
    const { token } = await newMember();
    const [one, other] = linesOf(await add(token, leastLine(plain), leastLine(varied)));
    const ids = [one?.id ?? ""];
    expect(linesOf(await ask(calls.CartRemove, { token, body: { ids } }))).toMatchObject([{ id: other?.id }]);
    expect((await ask(calls.CartRemove, { token, body: { ids } })).count).toBe(1);
    expect(await ask(calls.CartRemoveAll, { token })).toEqual({ shops: [], total: 0, count: 0 });
    expect((await ask(calls.CartRemoveAll, { token })).count).toBe(0);
    expect(await refused(calls.CartUpdate, { token, body: { lines: [{ id: one?.id, quantity: 100 }] } })).toEqual({
      status: 404,
      errors: NO_LINE,
    });
    const back = linesOf(await add(token, leastLine(plain), leastLine(varied)));
    expect(back.map(({ id, quantity }) => [id, quantity])).toEqual([one, other].map((line) => [line?.id, line?.quantity]));
  });
});

describe("other people's carts and nonsense", () => {
  test("another member's line is unknown to every call", async () => {
    const [owner, stranger] = [await newMember(), await newMember()];
    const [line] = linesOf(await add(owner.token, leastLine(plain)));
    const asked = { token: stranger.token };
    const refusal = { status: 404, errors: NO_LINE };
    expect(await refused(calls.CartUpdate, { ...asked, body: { lines: [{ id: line?.id, quantity: 500 }] } })).toEqual(refusal);
    expect(await refused(calls.CartRemove, { ...asked, body: { ids: [line?.id] } })).toEqual(refusal);
    await ask(calls.CartRemoveAll, asked);
    expect(linesOf(await list(owner.token))).toEqual([line]);
  });

  test.each([calls.CartAdd, calls.CartList, calls.CartUpdate, calls.CartRemove, calls.CartRemoveAll])(
    "$path needs a session",
    async (call) => {
      expect((await refused(call, { body: {} })).status).toBe(401);
    },
  );

  test.each(HOSTILE_TEXTS)("%p names no product, no variant and no line", async (text) => {
    const { token } = await newMember();
    const id = text.slice(0, 64);
    const added = await send(calls.CartAdd, { token, body: { lines: [{ product_id: id, quantity: 1 }] } });
    expect(added).toMatchObject({ status: 200, json: { count: 0, refused: [{ reason: "No encontramos este producto." }] } });
    const variant = await send(calls.CartAdd, { token, body: { lines: [{ product_id: plain.id, sku_id: id, quantity: 100 }] } });
    expect(variant).toMatchObject({ status: 200, json: { count: 0 } });
    expect((await refused(calls.CartRemove, { token, body: { ids: [id] } })).status).toBe(404);
    expect((await refused(calls.CartUpdate, { token, body: { lines: [{ id, quantity: 1 }] } })).status).toBe(404);
  });

  test("a price in a body is never read", async () => {
    const { token } = await newMember();
    const line = { ...leastLine(plain), unit_price: 0.01, total: 0.01, price: 0.01 };
    expect(linesOf(await add(token, line))[0]?.unit_price).toBe(plain.multistage_price[0]?.price);
  });
});

test("a cart holds 200 lines, and says so of the next one", async () => {
  const { token } = await newMember();
  const pages = await Promise.all(Array.from({ length: 12 }, (_, index) => search(index + 1)));
  const lines = pages.map(({ records }) => records.map(({ productId }) => ({ product_id: productId, quantity: 5000 })));
  // Products with a choice of variants are refused; the others fill the cart.
  let cart = await list(token);
  for (const some of lines) if (cart.count < 200) cart = await add(token, ...some);
  expect(cart.count).toBe(200);
  const { count, refused: refusal } = await add(token, ...lines.flat().slice(-100));
  expect(count).toBe(200);
  expect(refusal.map(({ reason }) => reason)).toContainEqual(expect.stringMatching(/hasta 200 líneas/));
  expect((await list(token)).count).toBe(200);
});
