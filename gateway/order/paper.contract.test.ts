import { randomUUID } from "node:crypto";
import { ChangeInfo } from "../../lib/contract/account.ts";
import { LegacyOrderShow, LegacyOrderStore, TemporaryOrderAdd } from "../../lib/contract/legacy-order.ts";
import { OrderDetail, OrderPage } from "../../lib/contract/order.ts";
import { newBuyer, newOrder, pay, someLines } from "../buyer.fixture.ts";
import { ask, refused } from "../client.fixture.ts";

test("an order keeps the buyer's company and own number, and tells how it is packed and where a transfer goes", async () => {
  const buyer = await newBuyer();
  const { token } = buyer;
  await ask(ChangeInfo, { token, body: { firstname: "Ana", company: "Variedades Ana", tax_id: "900123456-8" } });
  const orderNo = await newOrder(buyer, { purchase_order: " OC-2026-77 " });
  await ask(ChangeInfo, { token, body: { firstname: "Ana", company: "Otra S. A. S.", tax_id: "" } });
  const order = await ask(OrderDetail, { token, query: { orderNo } });
  expect(order).toMatchObject({ purchase_order: "OC-2026-77", buyer: { company: "Variedades Ana", tax_id: "900123456-8" } });
  expect(order.transfer?.account).toMatch(/\d/);
  const [line] = order.shops.flatMap(({ lines }) => lines);
  expect(line?.weight_kg).toBeCloseTo(order.weight_kg ?? 0, 1);
  expect(line?.pack_quantity).toBeGreaterThan(0);
  const { records } = await ask(OrderPage, { token, query: { keyword: "OC-2026-77" } });
  expect(records).toMatchObject([{ orderNo, purchase_order: "OC-2026-77", items: [] }]);
  await pay(buyer, orderNo);
  expect((await ask(OrderDetail, { token, query: { orderNo } })).transfer).toBeUndefined();
});

test("an order without a company takes the one that the member names later", async () => {
  const buyer = await newBuyer();
  const { token } = buyer;
  const orderNo = await newOrder(buyer);
  const buyerOf = async () => (await ask(OrderDetail, { token, query: { orderNo } })).buyer;
  expect(await buyerOf()).toEqual({});
  await ask(ChangeInfo, { token, body: { firstname: "Ana", company: "Variedades Ana" } });
  expect(await buyerOf()).toEqual({ company: "Variedades Ana" });
});

test("a list with lines has every line of each order, with its shop", async () => {
  const buyer = await newBuyer();
  const { token } = buyer;
  const orderNo = await newOrder(buyer, { lines: await someLines(3) });
  const order = await ask(OrderDetail, { token, query: { orderNo } });
  for (const keyword of ["", orderNo]) {
    const { records } = await ask(OrderPage, { token, query: { with_lines: "true", keyword } });
    expect(records.map(({ items }) => items)).toEqual([
      order.shops.flatMap(({ shop_name, lines }) => lines.map((line) => ({ ...line, shop_name }))),
    ]);
  }
});

test("the order of a draft knows the total that the member saw, and the member's own number", async () => {
  const { token, addressId } = await newBuyer();
  const draft = await ask(TemporaryOrderAdd, { token, body: { lines: await someLines(1) } });
  const body = { id: draft.id, address_id: addressId, idempotency_key: randomUUID(), purchase_order: "OC-5" };
  const { status, errors } = await refused(LegacyOrderStore, { token, body: { ...body, expected_total: draft.total + 1 } });
  expect({ status, errors }).toEqual({ status: 422, errors: expect.stringMatching(/^El total cambió/) });
  const { orderNo } = await ask(LegacyOrderStore, { token, body: { ...body, expected_total: draft.total } });
  expect(await ask(LegacyOrderShow, { token, query: { orderNo } })).toMatchObject({ purchase_order: "OC-5", total: draft.total });
});
