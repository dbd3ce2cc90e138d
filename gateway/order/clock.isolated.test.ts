import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { OrderDetail, OrderPage, OrderReceive } from "../../lib/contract/order.ts";
import { BankPayInit, CrossBorderQuery } from "../../lib/contract/payment.ts";
import { answerPage, type Buyer, newBuyer, newOrder, openHostedPage, pay, waitForOrder } from "../buyer.fixture.ts";
import { ask, refused } from "../client.fixture.ts";
import { startTestGateway, type TestGateway } from "../gateway.fixture.ts";

let gateway: TestGateway;
let buyer: Buyer;
beforeAll(async () => {
  gateway = await startTestGateway({ PAY_SECONDS: "1", SHIP_SECONDS: "1", SITE_URL: "https://tienda.example.co/" });
  process.env.GATEWAY_URL = gateway.url;
  buyer = await newBuyer();
}, 120_000);
afterAll(() => gateway.remove());

const last = (orderNo: string) => ask(CrossBorderQuery, { token: buyer.token, query: { orderNo } });

async function abandoned(orderNo: string) {
  for (let tries = 0; tries < 50; tries += 1) {
    const payment = await last(orderNo);
    if (payment.status !== "pending") return payment;
    await wait(100);
  }
  throw new Error("the payment was never given up");
}

test("a payment left on the provider's page is given up; the order waits for another", async () => {
  const orderNo = await newOrder(buyer);
  const page = await openHostedPage(buyer, orderNo);
  expect(await abandoned(orderNo)).toMatchObject({ status: "abandoned", reason: "El pago quedó sin terminar." });
  expect((await answerPage(page, "approve")).status).toBe(409);
  expect(await (await fetch(page)).text()).toContain("Este pago ya no está abierto.");
  expect((await ask(OrderDetail, { token: buyer.token, query: { orderNo } })).actions).toEqual(["pay", "cancel", "reorder"]);
  await pay(buyer, orderNo);
  expect((await last(orderNo)).status).toBe("approved");
});

test("a bank transfer waits for days, not for seconds", async () => {
  const orderNo = await newOrder(buyer);
  const { payment_id, expires_at = "" } = await ask(BankPayInit, { token: buyer.token, query: { orderNo } });
  const days = (Date.parse(expires_at) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(14.9);
  expect(days).toBeLessThan(15.1);
  const readAgain = await ask(BankPayInit, { token: buyer.token, query: { orderNo } });
  expect(readAgain.expires_at).toBe(expires_at);
  await openHostedPage(buyer, orderNo);
  await abandoned(orderNo);
  const { payments } = await ask(OrderDetail, { token: buyer.token, query: { orderNo } });
  expect(payments.find(({ id }) => id === payment_id)?.status).toBe("pending");
});

test("the page leads back to the configured site, and a paid order is shipped at its time", async () => {
  const orderNo = await newOrder(buyer);
  const { location } = await answerPage(await openHostedPage(buyer, orderNo), "approve");
  expect(location).toBe(`https://tienda.example.co/personCenter/Orders/${orderNo}`);
  const { timeline } = await waitForOrder(buyer, orderNo, "shipped");
  const [, paid, shipped] = timeline.map(({ at }) => Date.parse(at));
  expect(((shipped ?? 0) - (paid ?? 0)) / 1000).toBeCloseTo(1, 1);
});

// spec: 16.2
test("a status that this gateway never gives is listed and shown as it came", async () => {
  await gateway.kill();
  const printed = await gateway.run("gateway/seed-heavy-member.ts", "--orders", "400", "--messages", "3", "--wishes", "2");
  const { token } = z.object({ token: z.string() }).parse(JSON.parse(printed));
  await gateway.start();
  const { records, total } = await ask(OrderPage, { token, query: { status: "in_customs" } });
  expect([total, new Set(records.map(({ status }) => status))]).toEqual([2, new Set(["in_customs"])]);
  const orderNo = records[0]?.orderNo ?? "";
  expect(await ask(OrderDetail, { token, query: { orderNo } })).toMatchObject({ status: "in_customs", actions: ["reorder"] });
  expect((await refused(OrderReceive, { token, query: { orderNo } })).status).toBe(422);
  const all = await ask(OrderPage, { token, query: { pageSize: 100, currPage: 4 } });
  expect([all.total, all.records.length]).toEqual([380, 80]);
}, 120_000);
