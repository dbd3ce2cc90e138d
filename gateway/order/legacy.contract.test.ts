import { randomUUID } from "node:crypto";
import * as calls from "../../lib/contract/legacy-order.ts";
import { OrderCancel, OrderDetail, OrderPage, OrderReceive } from "../../lib/contract/order.ts";
import { type Buyer, newBuyer, newOrder, pay, someLines, waitForOrder } from "../buyer.fixture.ts";
import { ask, refused } from "../client.fixture.ts";

const NO_ORDER = { status: 404, errors: "No encontramos ese pedido." };
const NO_TEMPORARY = { status: 404, errors: "No encontramos ese pedido temporal." };

let buyer: Buyer;
let stranger: Buyer;
beforeAll(async () => {
  [buyer, stranger] = await Promise.all([newBuyer(), newBuyer()]);
});

const keep = async (count: number, { token } = buyer) =>
  ask(calls.TemporaryOrderAdd, { token, body: { lines: await someLines(count) } });
const bodyOf = (id: string, { addressId } = buyer) => ({
  id,
  address_id: addressId,
  idempotency_key: randomUUID(),
  note: "Frágil",
});
const place = async (owner = buyer) => {
  const { id } = await keep(1, owner);
  return (await ask(calls.LegacyOrderStore, { token: owner.token, body: bodyOf(id, owner) })).orderNo;
};

describe("temporary orders", () => {
  test("are kept, priced, changed and deleted", async () => {
    const { token } = await newBuyer();
    const lines = await someLines(2);
    const made = await ask(calls.TemporaryOrderAdd, { token, body: { lines } });
    expect(made.lines).toMatchObject(lines);
    expect(made.total).toBeCloseTo(
      made.lines.reduce((sum, { total }) => sum + total, 0),
      6,
    );
    const body = { id: made.id, lines: lines.slice(0, 1) };
    const changed = await ask(calls.TemporaryOrderUpdate, { token, body });
    expect(changed.lines).toEqual(made.lines.slice(0, 1));
    expect((await ask(calls.TemporaryOrderList, { token })).data).toEqual([changed]);
    expect(await ask(calls.TemporaryOrderDelete, { token, body: { ids: [made.id] } })).toEqual({ deleted: 1 });
    expect((await ask(calls.TemporaryOrderList, { token })).data).toEqual([]);
  });

  test("lines that are not to be had are refused", async () => {
    const body = { lines: [{ product_id: "999999999", quantity: 1 }] };
    const refusal = { status: 422, errors: ["Producto 999999999: No encontramos este producto."] };
    expect(await refused(calls.TemporaryOrderAdd, { token: buyer.token, body })).toEqual(refusal);
    const { id } = await keep(1);
    expect(await refused(calls.TemporaryOrderUpdate, { token: buyer.token, body: { id, ...body } })).toEqual(refusal);
  });

  test("another member's does not exist", async () => {
    const { id } = await keep(1);
    const { token } = stranger;
    const lines = await someLines(1);
    expect(await refused(calls.TemporaryOrderUpdate, { token, body: { id, lines } })).toEqual(NO_TEMPORARY);
    expect(await refused(calls.TemporaryOrderDelete, { token, body: { ids: [id] } })).toEqual(NO_TEMPORARY);
    expect(await refused(calls.LegacyOrderStore, { token, body: bodyOf(id, stranger) })).toEqual(NO_TEMPORARY);
    expect((await ask(calls.TemporaryOrderList, { token })).data).toEqual([]);
  });

  test("are placed once, with the address and the note, and are gone then", async () => {
    const own = await newBuyer();
    const kept = await keep(2, own);
    const body = bodyOf(kept.id, own);
    const refusal = await Promise.all([1, 2, 3].map(() => ask(calls.LegacyOrderStore, { token: own.token, body })));
    const [{ orderNo } = { orderNo: "" }] = refusal;
    expect(refusal).toEqual(refusal.map(() => ({ orderNo, status: "pending_payment" })));
    expect((await ask(calls.TemporaryOrderList, { token: own.token })).data).toEqual([]);
    const order = await ask(calls.LegacyOrderShow, { token: own.token, query: { orderNo } });
    expect(order.total).toBe(kept.total);
    for (const shop of order.shops) expect(shop.note).toBe("Frágil");
    const asked = { token: own.token, body: { ...bodyOf((await keep(1, own)).id, own), address_id: stranger.addressId } };
    expect(await refused(calls.LegacyOrderStore, asked)).toEqual({ status: 404, errors: "No encontramos esa dirección." });
    expect((await ask(calls.TemporaryOrderList, { token: own.token })).data).toHaveLength(1);
  });
});

test("each family lists and shows its own orders, and changes no other", async () => {
  const own = await newBuyer();
  const { token } = own;
  const [national, legacy] = [await newOrder(own), await place(own)];
  const numbers = (found: { records: { orderNo: string }[] }) => found.records.map(({ orderNo }) => orderNo);
  expect(numbers(await ask(OrderPage, { token }))).toEqual([national]);
  expect(numbers(await ask(calls.LegacyOrderIndex, { token }))).toEqual([legacy]);
  expect(numbers(await ask(calls.LegacyOrderIndex, { token, query: { keyword: legacy } }))).toEqual([legacy]);
  expect(numbers(await ask(OrderPage, { token, query: { keyword: legacy } }))).toEqual([]);
  expect(await ask(calls.LegacyOrderIndex, { token, query: { status: "paid" } })).toMatchObject({ records: [], total: 0 });
  expect(await refused(OrderDetail, { token, query: { orderNo: legacy } })).toEqual(NO_ORDER);
  expect(await refused(calls.LegacyOrderShow, { token, query: { orderNo: national } })).toEqual(NO_ORDER);
  expect(await refused(OrderCancel, { token, body: { orderNo: legacy } })).toEqual(NO_ORDER);
  expect(await refused(calls.LegacyOrderCancel, { token, body: { orderNo: national } })).toEqual(NO_ORDER);
  expect(await refused(OrderReceive, { token, query: { orderNo: legacy } })).toEqual(NO_ORDER);
  expect(await refused(calls.LegacyOrderReceive, { token, body: { orderNo: national } })).toEqual(NO_ORDER);
  const cancelled = await ask(calls.LegacyOrderCancel, { token, body: { orderNo: legacy, reason: "Ya no" } });
  expect(cancelled).toEqual({ orderNo: legacy, status: "cancelled" });
});

test("a legacy order is paid, received and evaluated; nothing of it is allowed earlier or twice", async () => {
  const { token } = buyer;
  const orderNo = await place();
  const evaluation = { orderNo, score: 4, comment: "Llegó completo" };
  const receive = () => refused(calls.LegacyOrderReceive, { token, body: { orderNo } });
  const evaluate = () => refused(calls.LegacyOrderEvaluate, { token, body: evaluation });
  const destroy = () => refused(calls.LegacyOrderDestroy, { token, body: { orderNo } });
  const cancel = () => refused(calls.LegacyOrderCancel, { token, body: { orderNo } });
  const onlyReceived = "Solo se puede calificar un pedido recibido, y una sola vez.";
  const onlyEnded = "Solo se puede eliminar un pedido recibido o cancelado.";
  expect(await evaluate()).toEqual({ status: 422, errors: `Este pedido está pendiente de pago. ${onlyReceived}` });
  expect(await destroy()).toEqual({ status: 422, errors: `Este pedido está pendiente de pago. ${onlyEnded}` });
  await pay(buyer, orderNo);
  expect((await ask(calls.ForeignPayDetail, { token, query: { orderNo } })).payments).toMatchObject([{ status: "approved" }]);
  await waitForOrder(buyer, orderNo, "shipped", calls.LegacyOrderShow);
  expect(await evaluate()).toEqual({ status: 422, errors: `Este pedido ya está en camino. ${onlyReceived}` });
  expect(await destroy()).toEqual({ status: 422, errors: `Este pedido ya está en camino. ${onlyEnded}` });
  await ask(calls.LegacyOrderReceive, { token, body: { orderNo } });
  expect((await receive()).status).toBe(422);
  expect((await cancel()).status).toBe(422);
  expect(await ask(calls.LegacyOrderEvaluate, { token, body: evaluation })).toEqual({ orderNo, status: "evaluated" });
  expect(await evaluate()).toEqual({ status: 422, errors: `Este pedido ya se calificó. ${onlyReceived}` });
  expect(await ask(calls.LegacyOrderShow, { token, query: { orderNo } })).toMatchObject({
    evaluation: { score: 4, comment: "Llegó completo" },
    actions: ["delete", "reorder"],
  });
  for (const score of [0, 6, 2.5])
    expect((await refused(calls.LegacyOrderEvaluate, { token, body: { orderNo, score } })).status).toBe(400);
}, 60_000);

test("a deleted order of either family is gone for every call, and the counts know", async () => {
  const own = await newBuyer();
  const { token } = own;
  const [national, legacy] = [await newOrder(own), await place(own)];
  await ask(OrderCancel, { token, body: { orderNo: national } });
  await ask(calls.LegacyOrderCancel, { token, body: { orderNo: legacy } });
  for (const orderNo of [national, legacy]) {
    expect(await refused(calls.LegacyOrderDestroy, { token: stranger.token, body: { orderNo } })).toEqual(NO_ORDER);
    expect(await refused(calls.LegacyOrderEvaluate, { token: stranger.token, body: { orderNo, score: 5 } })).toEqual(NO_ORDER);
    expect(await ask(calls.LegacyOrderDestroy, { token, body: { orderNo } })).toEqual({ orderNo });
    expect(await refused(calls.LegacyOrderDestroy, { token, body: { orderNo } })).toEqual(NO_ORDER);
  }
  expect(await ask(OrderPage, { token })).toEqual({ records: [], total: 0, counts: {} });
  expect(await ask(OrderPage, { token, query: { status: "cancelled" } })).toEqual({ records: [], total: 0, counts: {} });
  expect(await ask(calls.LegacyOrderIndex, { token })).toEqual({ records: [], total: 0, counts: {} });
  expect(await refused(OrderDetail, { token, query: { orderNo: national } })).toEqual(NO_ORDER);
  expect(await refused(calls.LegacyOrderShow, { token, query: { orderNo: legacy } })).toEqual(NO_ORDER);
  expect(await refused(calls.ForeignPayDetail, { token, query: { orderNo: national } })).toEqual(NO_ORDER);
});
