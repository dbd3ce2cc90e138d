import { randomUUID } from "node:crypto";
import { AddressList, AddressUpdate } from "../../lib/contract/address.ts";
import { CartAdd, CartList } from "../../lib/contract/cart.ts";
import { OrderDetail, OrderPage, OrderPre, OrderStore } from "../../lib/contract/order.ts";
import { ProductDetailCall } from "../../lib/contract/product.ts";
import { type Buyer, newBuyer, someLines } from "../buyer.fixture.ts";
import { ask, refused, send } from "../client.fixture.ts";

let buyer: Buyer;
beforeAll(async () => {
  buyer = await newBuyer();
});

const store = (body: object, { token, addressId }: Buyer = buyer) =>
  ask(OrderStore, { token, body: { address_id: addressId, idempotency_key: randomUUID(), ...body } });
const storeRefused = (body: object, { token, addressId }: Buyer = buyer) =>
  refused(OrderStore, { token, body: { address_id: addressId, idempotency_key: randomUUID(), ...body } });

test("what an order would be: by shop, at the catalogue's prices, with an estimate and the default address", async () => {
  const { token, addressId } = buyer;
  const lines = await someLines(3);
  const refusal = await ask(OrderPre, { token, body: { lines } });
  const shown = refusal.shops.flatMap((shop) => shop.lines);
  expect(shown.map(({ product_id }) => product_id).sort()).toEqual(lines.map(({ product_id }) => product_id).sort());
  for (const line of shown) expect(Math.round(line.unit_price * 100) * line.quantity).toBe(Math.round(line.total * 100));
  expect(refusal.total).toBeCloseTo(
    shown.reduce((sum, { total }) => sum + total, 0),
    6,
  );
  expect(refusal.weight_kg).toBeGreaterThan(0);
  expect(refusal.volume_m3).toBeGreaterThan(0);
  expect(refusal.address).toEqual({
    id: addressId,
    receiver: "Ana Gómez",
    phone: "+57 300 123 4567",
    text: "Carrera 43A # 1-50, Torre 2, oficina 801, Medellín, Antioquia",
  });
  expect(refusal.refused).toEqual([]);
  expect((await ask(OrderPage, { token })).total).toBe(0);
});

test("lines that are not to be had are told in the preview and refused in the order", async () => {
  const lines = [...(await someLines(1)), { product_id: "999999999", quantity: 1 }];
  const refusal = await ask(OrderPre, { token: buyer.token, body: { lines } });
  expect(refusal.shops).toHaveLength(1);
  expect(refusal.refused).toEqual([{ product_id: "999999999", reason: "No encontramos este producto." }]);
  expect(await storeRefused({ lines })).toEqual({
    status: 422,
    errors: ["Producto 999999999: No encontramos este producto."],
  });
});

test("an order keeps name, price, picture, notes and address as they were", async () => {
  const own = await newBuyer();
  const lines = await someLines(2);
  const preview = await ask(OrderPre, { token: own.token, body: { lines } });
  const [shop] = preview.shops;
  const { orderNo, status } = await store({ lines, notes: { [shop?.shop_id ?? ""]: "Con factura" } }, own);
  expect(status).toBe("pending_payment");
  expect(orderNo).toMatch(/^\d{12}$/);
  const query = { orderNo };
  const order = await ask(OrderDetail, { token: own.token, query });
  expect(order.shops).toEqual(
    preview.shops.map((group) => ({
      ...group,
      lines: group.lines.map(({ min_quantity: _least, multistage_price: _tiers, ...line }) => line),
      note: group.shop_id === shop?.shop_id ? "Con factura" : "",
    })),
  );
  expect(order).toMatchObject({
    orderNo,
    status,
    total: preview.total,
    weight_kg: preview.weight_kg,
    volume_m3: preview.volume_m3,
    actions: ["pay", "cancel", "reorder"],
    payments: [],
  });
  expect(order.timeline.map((event) => event.status)).toEqual(["pending_payment"]);
  const [{ version } = { version: 0 }] = (await ask(AddressList, { token: own.token })).data;
  await ask(AddressUpdate, {
    token: own.token,
    params: { id: own.addressId },
    body: {
      receiver: "Otra",
      phone: "6041234567",
      department: "11",
      municipality: "11001",
      address: "Calle 1 # 2-3",
      version,
    },
  });
  expect((await ask(OrderDetail, { token: own.token, query })).address).toEqual(order.address);
});

test("a price in the body is never read", async () => {
  const [line] = await someLines(1);
  const forged = { ...line, price: 0.01, unit_price: 0.01, total: 0.01 };
  const { orderNo } = await store({ lines: [forged], total: 0.01 });
  const product = await ask(ProductDetailCall, { query: { product_id: line?.product_id ?? "" } });
  const cheapest = Math.min(product.price, ...product.multistage_price.map(({ price }) => price));
  const { total } = await ask(OrderDetail, { token: buyer.token, query: { orderNo } });
  expect(total).toBeGreaterThanOrEqual(cheapest * 1000);
});

test("the total that the person saw is the total, or nothing is ordered", async () => {
  const own = await newBuyer();
  const lines = await someLines(1);
  const { total } = await ask(OrderPre, { token: own.token, body: { lines } });
  const refusal = await storeRefused({ lines, expected_total: 1 }, own);
  expect(refusal.status).toBe(422);
  expect(refusal.errors).toMatch(
    /^El total cambió: ahora es \$[\d.]+,\d\d USD y usted vio \$1,00 USD\. Revise el pedido y confírmelo de nuevo\.$/,
  );
  expect((await ask(OrderPage, { token: own.token })).total).toBe(0);
  await store({ lines, expected_total: total }, own);
  expect((await ask(OrderPage, { token: own.token })).total).toBe(1);
});

test("the same key never makes two orders, however often and however fast it comes", async () => {
  const own = await newBuyer();
  const body = { lines: await someLines(2), idempotency_key: randomUUID() };
  const refusal = await Promise.all(Array.from({ length: 6 }, () => store(body, own)));
  expect(new Set(refusal.map(({ orderNo }) => orderNo)).size).toBe(1);
  expect((await ask(OrderPage, { token: own.token })).total).toBe(1);
  const other = await storeRefused({ ...body, lines: body.lines.slice(0, 1) }, own);
  expect(other).toEqual({
    status: 422,
    errors: `Con esa clave ya se hizo el pedido ${refusal[0]?.orderNo}, que es otro. Revise sus pedidos.`,
  });
});

test("two members may use the same key", async () => {
  const body = { lines: await someLines(1), idempotency_key: randomUUID() };
  const [one, other] = await Promise.all([store(body), store(body, await newBuyer())]);
  expect(one.orderNo).not.toBe(other.orderNo);
});

test("an order of nothing is refused", async () => {
  for (const body of [{}, { lines: [] }, { cart_ids: [] }])
    expect(await storeRefused(body)).toEqual({ status: 422, errors: "Elija al menos un producto para hacer el pedido." });
});

test("wrong bodies are refused with the field", async () => {
  const [line] = await someLines(1);
  for (const body of [
    { lines: [{ ...line, quantity: 0 }] },
    { lines: [{ ...line, quantity: 1.5 }] },
    { lines: [{ ...line, quantity: 1_000_001 }] },
    { lines: [line], idempotency_key: "again" },
    { lines: [line], notes: { 1: "a".repeat(501) } },
    { lines: Array.from({ length: 201 }, () => line) },
  ])
    expect((await storeRefused(body)).status).toBe(400);
});

describe("from the cart", () => {
  const filled = async (owner: Buyer) => {
    const cart = await ask(CartAdd, { token: owner.token, body: { lines: await someLines(3) } });
    return { total: cart.total, ids: cart.shops.flatMap(({ lines }) => lines.map(({ id }) => id)) };
  };

  test("what is ordered leaves the cart, at the prices that the cart shows, and the rest stays", async () => {
    const own = await newBuyer();
    const { ids, total } = await filled(own);
    const preview = await ask(OrderPre, { token: own.token, body: { cart_ids: ids } });
    expect(preview.total).toBe(total);
    expect((await ask(CartList, { token: own.token })).count).toBe(3);
    await store({ cart_ids: ids.slice(0, 2) }, own);
    const left = await ask(CartList, { token: own.token });
    expect(left.shops.flatMap(({ lines }) => lines.map(({ id }) => id))).toEqual(ids.slice(2));
  });

  test("two windows that order the same cart make one order", async () => {
    const own = await newBuyer();
    const { ids } = await filled(own);
    const gone = { status: 404, errors: "Algunas líneas ya no están en su carrito. Revíselo antes de pedir." };
    const refusal = await Promise.all([1, 2].map(() => send(OrderStore, { token: own.token, body: bodyOf(own, ids) })));
    expect(refusal.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await storeRefused({ cart_ids: ids }, own)).toEqual(gone);
    expect((await ask(OrderPage, { token: own.token })).total).toBe(1);
  });

  test("a refused order takes nothing out of the cart", async () => {
    const own = await newBuyer();
    const { ids } = await filled(own);
    expect((await storeRefused({ cart_ids: ids, expected_total: 1 }, own)).status).toBe(422);
    expect((await ask(CartList, { token: own.token })).count).toBe(3);
  });

  test("another member's line is unknown", async () => {
    const { ids } = await filled(await newBuyer());
    expect((await storeRefused({ cart_ids: ids.slice(0, 1) })).status).toBe(404);
    expect((await refused(OrderPre, { token: buyer.token, body: { cart_ids: ids } })).status).toBe(404);
  });

  const bodyOf = ({ addressId }: Buyer, ids: string[]) => ({
    address_id: addressId,
    idempotency_key: randomUUID(),
    cart_ids: ids,
  });
});
