import { setTimeout as wait } from "node:timers/promises";
import { NoticeList } from "../../lib/contract/notice.ts";
import { OrderPage, OrderStore } from "../../lib/contract/order.ts";
import { secondSession } from "../account/account.fixture.ts";
import { type Buyer, newBuyer, newOrder, someLines } from "../buyer.fixture.ts";
import { ask, outboxMessages, send } from "../client.fixture.ts";
import { startTestGateway, type TestGateway } from "../gateway.fixture.ts";

const BURST = 6;

const PLACED = "Recibimos su pedido";
const DUE = "Su pedido sigue pendiente de pago";

let gateway: TestGateway;
let buyer: Buyer;
beforeAll(async () => {
  gateway = await startTestGateway({ GATEWAY_OUTBOX: "1", REMIND_SECONDS: "0" });
  process.env.GATEWAY_URL = gateway.url;
  const made = await newBuyer();
  // An e-mail that nobody has proved to own gets no more than some e-mails a day.
  buyer = { ...made, token: await secondSession(made.email) };
}, 120_000);
afterAll(() => gateway.remove());

/** Whether the order was acknowledged. One that was not, because the process died first, may have been placed all the same. */
async function tryToPlace(body: object): Promise<boolean> {
  try {
    return (await send(OrderStore, { token: buyer.token, body })).status === 200;
  } catch {
    return false;
  }
}

type Placing = Promise<boolean>[];

async function firstAcknowledged(placing: Placing): Promise<void> {
  await Promise.any(placing.map(async (one) => ((await one) ? undefined : Promise.reject(new Error("not acknowledged")))));
}

async function emailsBegun(placing: Placing): Promise<void> {
  await Promise.all(placing);
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await outboxMessages(buyer.email)).some(({ subject }) => subject === PLACED)) return;
    await wait(50);
  }
  throw new Error("no e-mail was handed over");
}

/** When the process is killed: as orders arrive, while they are placed, and while e-mails are handed over. */
const MOMENTS = [() => wait(40), firstAcknowledged, emailsBegun];

/** How often each order was told of, by its number. */
async function timesTold(title: string) {
  const sent = (await outboxMessages(buyer.email)).filter(({ subject }) => subject === title);
  const { records } = await ask(NoticeList, { token: buyer.token, query: { pageSize: 100 } });
  const kept = records.filter((notice) => notice.title === title);
  return (orderNo: string) => ({
    sent: sent.filter(({ text }) => text.includes(`Orders/${orderNo}`)).length,
    kept: kept.filter(({ summary }) => summary.includes(orderNo)).length,
  });
}

async function numbersOfOrders() {
  const { records } = await ask(OrderPage, { token: buyer.token, query: { pageSize: 100 } });
  return records.map(({ orderNo }) => orderNo);
}

/** Waits until the outbox has as many e-mails of each kind as there are orders. */
async function allHandedOver(orders: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const subjects = (await outboxMessages(buyer.email)).map(({ subject }) => subject);
    const count = (title: string) => subjects.filter((subject) => subject === title).length;
    if (count(PLACED) >= orders && count(DUE) >= orders) return;
    await wait(200);
  }
  throw new Error("e-mails are missing");
}

test("however often the gateway is killed, each order is told of once, in one e-mail and one message", async () => {
  const lines = await someLines(1);
  for (const moment of MOMENTS) {
    const placing = Array.from({ length: BURST }, () =>
      tryToPlace({ lines, address_id: buyer.addressId, idempotency_key: crypto.randomUUID() }),
    );
    await moment(placing);
    await gateway.kill();
    await Promise.all(placing);
    await gateway.start();
  }
  await allHandedOver((await numbersOfOrders()).length);
  // A second kill repeats nothing. A repeated e-mail would come before those of one more order.
  await gateway.kill();
  await gateway.start();
  await newOrder(buyer);
  const orders = await numbersOfOrders();
  expect(orders.length).toBeGreaterThan(BURST);
  await allHandedOver(orders.length);
  for (const title of [PLACED, DUE]) {
    const told = await timesTold(title);
    for (const orderNo of orders) expect({ orderNo, ...told(orderNo) }).toEqual({ orderNo, sent: 1, kept: 1 });
  }
}, 180_000);
