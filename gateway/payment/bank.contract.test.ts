import { callAddress } from "../../lib/contract/call.ts";
import { OrderCancel, OrderDetail, OrderPage } from "../../lib/contract/order.ts";
import { BankPayInit, CrossBorderPayInit, VoucherDetail, VoucherSave } from "../../lib/contract/payment.ts";
import { Upload } from "../../lib/contract/upload.ts";
import { answerPage, type Buyer, newBuyer, newOrder, openHostedPage, pay, waitForOrder } from "../buyer.fixture.ts";
import { ask, refused } from "../client.fixture.ts";

const IN_REVIEW = "El banco está revisando el comprobante de este pedido. Espere su respuesta";

let buyer: Buyer;
let stranger: Buyer;
beforeAll(async () => {
  [buyer, stranger] = await Promise.all([newBuyer(), newBuyer()]);
});

async function upload({ token } = buyer): Promise<string> {
  const body = new FormData();
  body.append("file", new File(["%PDF-1.7\n% voucher\n"], "comprobante.pdf", { type: "application/pdf" }));
  const address = `${process.env.GATEWAY_URL}${callAddress(Upload)}`;
  const response = await fetch(address, { method: "POST", body, headers: { authorization: `Bearer ${token}` } });
  return Upload.response.parse(await response.json()).url;
}

const transfer = (orderNo: string) => ask(BankPayInit, { token: buyer.token, query: { orderNo } });
const voucherFor = async (orderNo: string, amount: number, more: object = {}) => ({
  ...{ orderNo, amount, currency: "USD", paid_at: "2026-01-15", voucher_url: await upload() },
  ...more,
});
const save = (body: object) => ask(VoucherSave, { token: buyer.token, body });
const saveRefused = (body: object, { token } = buyer) => refused(VoucherSave, { token, body });
const voucher = (orderNo: string) => ask(VoucherDetail, { token: buyer.token, query: { orderNo } });

const reviewed = async (orderNo: string) => {
  for (let tries = 0; tries < 80; tries += 1) {
    const found = await voucher(orderNo);
    if (found.status !== "in_review") return found;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`the voucher of ${orderNo} was never reviewed`);
};

test("tells where to pay and with which reference, the same again when asked again", async () => {
  const orderNo = await newOrder(buyer);
  const refusal = await transfer(orderNo);
  const { total } = await ask(OrderDetail, { token: buyer.token, query: { orderNo } });
  expect(refusal).toMatchObject({ reference: orderNo, amount: total, currency: "USD" });
  for (const text of [refusal.beneficiary, refusal.bank, refusal.account, refusal.swift]) expect(text).not.toBe("");
  expect((await transfer(orderNo)).payment_id).toBe(refusal.payment_id);
});

// spec: 23.39
test("a voucher of the whole amount pays the order, and nothing else does meanwhile", async () => {
  const orderNo = await newOrder(buyer);
  const { amount } = await transfer(orderNo);
  const page = await openHostedPage(buyer, orderNo);
  const body = await voucherFor(orderNo, amount);
  const again = await voucherFor(orderNo, amount);
  expect(await save(body)).toMatchObject({ status: "in_review" });
  // At the same time: a review may take no more than a second.
  const [second, otherPayment, cancelled, approval, order] = await Promise.all([
    saveRefused(again),
    refused(CrossBorderPayInit, { token: buyer.token, query: { orderNo, paymentAccountId: buyer.accountId } }),
    refused(OrderCancel, { token: buyer.token, body: { orderNo } }),
    answerPage(page, "approve"),
    ask(OrderDetail, { token: buyer.token, query: { orderNo } }),
  ]);
  expect(second).toEqual({ status: 422, errors: "Ya recibimos un comprobante de este pedido y el banco lo está revisando." });
  expect(otherPayment).toEqual({ status: 422, errors: `${IN_REVIEW} antes de pagar otra vez.` });
  expect(cancelled).toEqual({ status: 422, errors: `${IN_REVIEW} para cancelarlo.` });
  expect(approval.status).toBe(409);
  expect(order.actions).toEqual(["reorder"]);
  expect(await reviewed(orderNo)).toMatchObject({ orderNo, amount, currency: "USD", status: "approved", note: "" });
  await waitForOrder(buyer, orderNo, "shipped");
  const { payments } = await ask(OrderDetail, { token: buyer.token, query: { orderNo } });
  expect(payments.map(({ provider, status }) => [provider, status])).toEqual([
    ["bank", "approved"],
    ["crossborder", "abandoned"],
  ]);
  expect((await saveRefused(await voucherFor(orderNo, amount))).status).toBe(422);
}, 90_000);

test("a voucher of another amount is rejected with the reason, and the right one is taken after it", async () => {
  const orderNo = await newOrder(buyer);
  const { amount } = await transfer(orderNo);
  await save(await voucherFor(orderNo, 1.5));
  const { status, note } = await reviewed(orderNo);
  expect([status, note]).toEqual([
    "rejected",
    expect.stringMatching(
      /^El comprobante es por \$1,50 USD y el pedido vale \$\S+ USD\. Si transfirió menos, transfiera los \$\S+ USD que faltan /,
    ),
  ]);
  const listed = async () => {
    const { records } = await ask(OrderPage, { token: buyer.token });
    return records.find((order) => order.orderNo === orderNo)?.is_refused;
  };
  expect(await listed()).toBe(true);
  await save(await voucherFor(orderNo, amount, { currency: "COP" }));
  expect(await listed()).toBe(false);
  expect(await reviewed(orderNo)).toMatchObject({ status: "rejected", note: expect.stringContaining("COP") });
  await save(await voucherFor(orderNo, amount));
  expect(await reviewed(orderNo)).toMatchObject({ status: "approved" });
  const { payments, vouchers } = await ask(OrderDetail, { token: buyer.token, query: { orderNo } });
  expect(vouchers?.map((one) => [one.payment_id, one.amount, one.currency, one.status])).toEqual([
    [payments[0]?.id, 1.5, "USD", "rejected"],
    [payments[0]?.id, amount, "COP", "rejected"],
    [payments[0]?.id, amount, "USD", "approved"],
  ]);
}, 150_000);

test("a voucher of nothing, of tomorrow, without a transfer, with another's file or for another's order is refused", async () => {
  const orderNo = await newOrder(buyer);
  const early = "Pida primero los datos de la transferencia de este pedido.";
  expect(await saveRefused(await voucherFor(orderNo, 10))).toEqual({ status: 422, errors: early });
  await transfer(orderNo);
  for (const [body, text] of [
    [{ amount: 0 }, "Escriba el valor que transfirió."],
    [{ amount: 0.001 }, "Escriba el valor que transfirió."],
    [{ paid_at: "2999-01-01" }, "La fecha del pago no puede ser futura."],
  ] as const) {
    const refusal = await saveRefused(await voucherFor(orderNo, 10, body));
    expect([refusal.status, Object.values(refusal.errors ?? {}).flat()]).toEqual([422, [text]]);
  }
  const gone = "Uno de los archivos adjuntos ya no está disponible. Adjúntelo de nuevo.";
  for (const voucher_url of [await upload(stranger), "/uploads/none.pdf", "https://example.net/a.pdf"])
    expect(await saveRefused(await voucherFor(orderNo, 10, { voucher_url }))).toEqual({ status: 422, errors: gone });
  for (const body of [{ voucher_url: "javascript:alert(1)" }, { amount: -1 }, { currency: "PESOS" }, { paid_at: "ayer" }])
    expect((await saveRefused(await voucherFor(orderNo, 10, body))).status).toBe(400);
  expect(await saveRefused(await voucherFor(orderNo, 10), stranger)).toEqual({
    status: 404,
    errors: "No encontramos ese pedido.",
  });
  expect((await refused(VoucherDetail, { token: buyer.token, query: { orderNo } })).status).toBe(404);
  await save(await voucherFor(orderNo, 10));
  expect((await refused(VoucherDetail, { token: stranger.token, query: { orderNo } })).status).toBe(404);
});

test("a voucher for a paid order is refused", async () => {
  const orderNo = await newOrder(buyer);
  await transfer(orderNo);
  await pay(buyer, orderNo);
  const refusal = await saveRefused(await voucherFor(orderNo, 10));
  expect(refusal.status).toBe(422);
  expect(refusal.errors).toMatch(/Solo se paga un pedido que está pendiente de pago\.$/);
});

test("a voucher of the year 0, which no database stores, is refused", async () => {
  const orderNo = await newOrder(buyer);
  await transfer(orderNo);
  expect((await saveRefused(await voucherFor(orderNo, 1, { paid_at: "0000-01-01" }))).status).toBe(400);
});
