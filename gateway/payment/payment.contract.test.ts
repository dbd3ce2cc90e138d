import { ForeignPayDetail } from "../../lib/contract/legacy-order.ts";
import { NoticeList } from "../../lib/contract/notice.ts";
import { OrderCancel, OrderDetail } from "../../lib/contract/order.ts";
import { BankPayInit, CrossBorderPayInit, CrossBorderQuery, ForeignAccountAdd } from "../../lib/contract/payment.ts";
import { answerPage, type Buyer, newBuyer, newOrder, openHostedPage, pay } from "../buyer.fixture.ts";
import { ask, refused } from "../client.fixture.ts";

const NO_ORDER = { status: 404, errors: "No encontramos ese pedido." };
const CANCELLED = { status: 422, errors: "Este pedido está cancelado. Solo se paga un pedido que está pendiente de pago." };

let buyer: Buyer;
let stranger: Buyer;
beforeAll(async () => {
  [buyer, stranger] = await Promise.all([newBuyer(), newBuyer()]);
});

const paymentsOf = async (orderNo: string, { token } = buyer) => (await ask(OrderDetail, { token, query: { orderNo } })).payments;
const begin = (orderNo: string, { token, accountId } = buyer) =>
  ask(CrossBorderPayInit, { token, query: { orderNo, paymentAccountId: accountId } });
const beginRefused = (orderNo: string, accountId = buyer.accountId, { token } = buyer) =>
  refused(CrossBorderPayInit, { token, query: { orderNo, paymentAccountId: accountId } });
const query = (orderNo: string) => ask(CrossBorderQuery, { token: buyer.token, query: { orderNo } });

describe("the cross-border provider", () => {
  // spec: 23.39
  test("an approved payment pays the order and leads back to it", async () => {
    const orderNo = await newOrder(buyer);
    const { payment_id, redirect_url } = await begin(orderNo);
    expect(await query(orderNo)).toMatchObject({ payment_id, status: "pending" });
    const { status, location } = await answerPage(redirect_url, "approve");
    expect([status, new URL(location ?? "").pathname]).toEqual([303, `/personCenter/Orders/${orderNo}`]);
    const { amount, ...refusal } = await query(orderNo);
    expect(refusal).toEqual({ orderNo, payment_id, status: "approved" });
    const order = await ask(OrderDetail, { token: buyer.token, query: { orderNo } });
    expect(order).toMatchObject({ total: amount, payments: [{ id: payment_id, provider: "crossborder", status: "approved" }] });
    expect(["paid", "shipped"]).toContain(order.status);
    const { payments } = await ask(ForeignPayDetail, { token: buyer.token, query: { orderNo } });
    expect(payments).toEqual(order.payments);
    const { records } = await ask(NoticeList, { token: buyer.token, query: { kind: "payment" } });
    expect(records[0]).toMatchObject({ title: "Recibimos su pago" });
  });

  test("approving twice, and at once, pays once", async () => {
    const orderNo = await newOrder(buyer);
    const page = await openHostedPage(buyer, orderNo);
    const refusal = await Promise.all(Array.from({ length: 5 }, () => answerPage(page, "approve")));
    expect(refusal.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
    expect((await answerPage(page, "decline")).status).toBe(409);
    expect((await paymentsOf(orderNo)).map(({ status }) => status)).toEqual(["approved"]);
    const { timeline } = await ask(OrderDetail, { token: buyer.token, query: { orderNo } });
    expect(timeline.filter(({ status }) => status === "paid")).toHaveLength(1);
  });

  test("continuing takes the open payment up again, and each window can finish it", async () => {
    const orderNo = await newOrder(buyer);
    const first = await begin(orderNo);
    const second = await begin(orderNo);
    expect(second.payment_id).toBe(first.payment_id);
    expect((await fetch(first.redirect_url)).status).toBe(200);
    expect((await answerPage(second.redirect_url, "approve")).status).toBe(303);
    expect(await (await fetch(first.redirect_url)).text()).toContain("Este pago ya fue aprobado.");
  });

  test("a declined payment leaves the order unpaid, and another can be begun", async () => {
    const orderNo = await newOrder(buyer);
    const page = await openHostedPage(buyer, orderNo);
    expect((await answerPage(page, "decline")).status).toBe(303);
    expect(await query(orderNo)).toMatchObject({ status: "declined", reason: "El servicio de pagos no lo aprobó." });
    expect((await answerPage(page, "approve")).status).toBe(409);
    expect((await ask(OrderDetail, { token: buyer.token, query: { orderNo } })).status).toBe("pending_payment");
    await pay(buyer, orderNo);
    expect((await paymentsOf(orderNo)).map(({ status }) => status)).toEqual(["declined", "approved"]);
  });

  test("an order that is paid or cancelled is not paid", async () => {
    const [paid, cancelled] = [await newOrder(buyer), await newOrder(buyer)];
    const open = await openHostedPage(buyer, cancelled);
    await pay(buyer, paid);
    await ask(OrderCancel, { token: buyer.token, body: { orderNo: cancelled } });
    const { status, errors } = await beginRefused(paid);
    expect(status).toBe(422);
    expect(errors).toMatch(/Solo se paga un pedido que está pendiente de pago\.$/);
    expect(await beginRefused(cancelled)).toEqual(CANCELLED);
    expect(await refused(BankPayInit, { token: buyer.token, query: { orderNo: cancelled } })).toEqual(CANCELLED);
    expect((await answerPage(open, "approve")).status).toBe(409);
    expect((await paymentsOf(cancelled)).map((payment) => payment.status)).toEqual(["abandoned"]);
  });

  // spec: 17.2
  test("another member's order and payment method do not exist", async () => {
    const orderNo = await newOrder(buyer);
    expect(await beginRefused(orderNo, stranger.accountId, stranger)).toEqual(NO_ORDER);
    expect(await beginRefused(orderNo, stranger.accountId)).toEqual({
      status: 404,
      errors: "No encontramos ese método de pago.",
    });
    await begin(orderNo);
    const asked = { token: stranger.token, query: { orderNo } };
    expect((await refused(CrossBorderQuery, asked)).status).toBe(404);
    expect(await refused(ForeignPayDetail, asked)).toEqual(NO_ORDER);
    expect(await refused(BankPayInit, asked)).toEqual(NO_ORDER);
  });

  test("before a payment was begun there is none to ask about", async () => {
    const orderNo = await newOrder(buyer);
    expect(await refused(CrossBorderQuery, { token: buyer.token, query: { orderNo } })).toEqual({
      status: 404,
      errors: "Todavía no hay un pago de ese pedido.",
    });
  });
});

describe("the provider's page", () => {
  test("shows amount, order and masked account, and lets nothing else in", async () => {
    const { token } = buyer;
    const account = { holder: '<b>"Ana"</b>', bank: "Banco & Cía", country: "CO", currency: "USD", number: "031-123456-78" };
    const { id } = await ask(ForeignAccountAdd, { token, body: account });
    const orderNo = await newOrder(buyer);
    const { redirect_url } = await ask(CrossBorderPayInit, { token, query: { orderNo, paymentAccountId: id } });
    const response = await fetch(redirect_url);
    const html = await response.text();
    expect(html).toContain("Banco &amp; Cía •••• 5678, &lt;b&gt;&quot;Ana&quot;&lt;/b&gt;");
    expect(html).toMatch(/\$[\d.]+,\d\d USD/);
    expect(html).toContain(orderNo);
    expect(html).not.toContain("<script");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringMatching(/default-src 'none'; style-src 'sha256-.+'; form-action 'self' http/),
    });
  });

  test("opens for nobody without its key", async () => {
    const page = await openHostedPage(buyer, await newOrder(buyer));
    const { origin, pathname } = new URL(page);
    for (const address of [`${pathname}?token=guess`, pathname, "/pay/1?token=1", `/pay/${crypto.randomUUID()}?token=1`]) {
      const response = await fetch(origin + address);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain("Pago no encontrado");
    }
    expect((await answerPage(`${origin}${pathname}?token=guess`, "approve")).status).toBe(404);
    expect((await answerPage(page, "steal")).status).toBe(404);
  });

  test("leads back to the site whatever a request says", async () => {
    const page = await openHostedPage(buyer, await newOrder(buyer));
    const response = await fetch(`${page}&return_url=https://example.net&next=//example.net`);
    expect(await response.text()).not.toContain("example.net");
  });
});
