import { OrderCancel, OrderDetail, OrderPage, OrderPre, OrderReceive, OrderStore } from "../../lib/contract/order.ts";
import { type Buyer, newBuyer, newOrder, pay, someLines, waitForOrder } from "../buyer.fixture.ts";
import { ask, newMember, refused } from "../client.fixture.ts";

let buyer: Buyer;
beforeAll(async () => {
  buyer = await newBuyer();
});

test("the list has statuses, pages, and the words of number, product and shop", async () => {
  const own = await newBuyer();
  const lines = await someLines(3);
  const numbers: string[] = [];
  for (const line of lines) numbers.push(await newOrder(own, { lines: [line] }));
  const [first = "", second = "", third = ""] = numbers;
  await ask(OrderCancel, { token: own.token, body: { orderNo: second } });
  const list = async (query: Record<string, string | number>) => {
    const { records, total } = await ask(OrderPage, { token: own.token, query });
    return { total, numbers: records.map(({ orderNo }) => orderNo) };
  };
  expect(await list({})).toEqual({ total: 3, numbers: [third, second, first] });
  expect(await list({ pageSize: 2, currPage: 2 })).toEqual({ total: 3, numbers: [first] });
  expect(await list({ pageSize: 2, currPage: 3 })).toEqual({ total: 3, numbers: [] });
  expect(await list({ status: "cancelled" })).toEqual({ total: 1, numbers: [second] });
  expect(await list({ status: "on_the_moon" })).toEqual({ total: 0, numbers: [] });
  const spaced = `${first.slice(0, 4)} ${first.slice(4, 8)}-${first.slice(8)}`;
  for (const keyword of [first, first.slice(0, 7), spaced])
    expect(await list({ keyword })).toEqual({ total: 1, numbers: [first] });
  expect(await list({ keyword: first, status: "cancelled" })).toEqual({ total: 0, numbers: [] });
  const order = await ask(OrderDetail, { token: own.token, query: { orderNo: first } });
  for (const keyword of [order.shops[0]?.shop_name ?? "", (order.shops[0]?.lines[0]?.name ?? "").toUpperCase()])
    expect((await list({ keyword })).numbers).toContain(first);
  for (const keyword of ["🎁", "zzzzqqq", "'", "%", "\\"]) expect((await list({ keyword })).total).toBe(0);
  await list({ keyword: "a & !b | (c:* 'd" });
  const stopWordsAlone = "de la";
  for (const keyword of ["   ", stopWordsAlone]) expect((await list({ keyword })).total).toBe(3);
  const others = await newOrder(buyer, { lines });
  expect(await list({ keyword: others })).toEqual({ total: 0, numbers: [] });
  expect((await list({ keyword: order.shops[0]?.lines[0]?.name ?? "" })).numbers).not.toContain(others);
  const counted = async (query: Record<string, string | number>) => (await ask(OrderPage, { token: own.token, query })).counts;
  expect(await counted({})).toEqual({ pending_payment: 2, cancelled: 1 });
  for (const part of ["currPage=2", "status=cancelled"])
    expect(await counted(Object.fromEntries(new URLSearchParams(part)))).toEqual({ pending_payment: 2, cancelled: 1 });
  expect(await counted({ keyword: first, status: "cancelled" })).toEqual({ pending_payment: 1 });
  expect(await counted({ keyword: "zzzzqqq" })).toEqual({});
});

test("an order goes from unpaid to paid, shipped and received, and nothing else is allowed on the way", async () => {
  const { token } = buyer;
  const orderNo = await newOrder(buyer);
  const receive = () => refused(OrderReceive, { token, query: { orderNo } });
  const cancel = () => refused(OrderCancel, { token, body: { orderNo } });
  const onlyShipped = "Solo se puede confirmar la llegada de un pedido enviado.";
  const onlyUnpaid = "Solo se puede cancelar un pedido que no se ha pagado.";
  expect(await receive()).toEqual({ status: 422, errors: `Este pedido está pendiente de pago. ${onlyShipped}` });
  await pay(buyer, orderNo);
  expect(await cancel()).toEqual({ status: 422, errors: `Este pedido ya está pagado. ${onlyUnpaid}` });
  const shipped = await waitForOrder(buyer, orderNo, "shipped");
  expect(shipped.actions).toEqual(["receive", "reorder"]);
  expect(shipped.tracking_no).toMatch(/^SIM\d{10}$/);
  expect(shipped.timeline.map(({ status }) => status)).toEqual(["pending_payment", "paid", "shipped"]);
  expect(await cancel()).toEqual({ status: 422, errors: `Este pedido ya está en camino. ${onlyUnpaid}` });
  expect(await ask(OrderReceive, { token, query: { orderNo } })).toEqual({ orderNo, status: "received" });
  expect(await receive()).toEqual({ status: 422, errors: `Este pedido ya se recibió. ${onlyShipped}` });
  expect(await cancel()).toEqual({ status: 422, errors: `Este pedido ya se recibió. ${onlyUnpaid}` });
  expect((await ask(OrderDetail, { token, query: { orderNo } })).actions).toEqual(["evaluate", "delete", "reorder"]);
}, 60_000);

test("a cancelled order keeps its reason and goes nowhere", async () => {
  const { token } = buyer;
  const orderNo = await newOrder(buyer);
  const body = { orderNo, reason: "Cambié de opinión" };
  expect(await ask(OrderCancel, { token, body })).toEqual({ orderNo, status: "cancelled" });
  expect(await ask(OrderDetail, { token, query: { orderNo } })).toMatchObject({
    cancel_reason: "Cambié de opinión",
    actions: ["delete", "reorder"],
    timeline: [{ status: "pending_payment" }, { status: "cancelled", text: "Cambié de opinión" }],
  });
  expect(await refused(OrderCancel, { token, body })).toEqual({
    status: 422,
    errors: "Este pedido está cancelado. Solo se puede cancelar un pedido que no se ha pagado.",
  });
});

test("another member's order and address do not exist", async () => {
  const stranger = await newBuyer();
  const orderNo = await newOrder(buyer);
  const { token } = stranger;
  const noOrder = { status: 404, errors: "No encontramos ese pedido." };
  expect(await refused(OrderDetail, { token, query: { orderNo } })).toEqual(noOrder);
  expect(await refused(OrderCancel, { token, body: { orderNo } })).toEqual(noOrder);
  expect(await refused(OrderReceive, { token, query: { orderNo } })).toEqual(noOrder);
  expect((await ask(OrderPage, { token, query: { keyword: orderNo } })).total).toBe(0);
  const lines = await someLines(1);
  const noAddress = { status: 404, errors: "No encontramos esa dirección." };
  const body = { lines, address_id: buyer.addressId, idempotency_key: crypto.randomUUID() };
  expect(await refused(OrderStore, { token, body })).toEqual(noAddress);
  expect(await refused(OrderPre, { token, body })).toEqual(noAddress);
});

test("identifiers that can belong to nothing are unknown, not an error", async () => {
  const { token } = await newMember();
  for (const orderNo of ["0", "-1", "'; drop table member_order; --", "9".repeat(64), "🎁"])
    expect((await refused(OrderDetail, { token, query: { orderNo } })).status).toBe(404);
});
