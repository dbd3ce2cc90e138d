import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { callAddress } from "../../lib/contract/call.ts";
import { OrderStore } from "../../lib/contract/order.ts";
import { secondSession } from "../account/account.fixture.ts";
import { newBuyer, newOrder, someLines } from "../buyer.fixture.ts";
import { outboxMessages, waitForMessage } from "../client.fixture.ts";
import { type PostgresGateway, startGatewayOnPostgres, type TestGateway } from "../gateway.fixture.ts";

const VARIABLES = { GATEWAY_OUTBOX: "1", REMIND_SECONDS: "0" };
const TOLD = ["Recibimos su pedido", "Su pedido sigue pendiente de pago"];
const ORDERS_EACH = 5;
let running: PostgresGateway;
let own: PostgresGateway["database"];
let first: TestGateway;
let second: TestGateway;
beforeAll(async () => {
  running = await startGatewayOnPostgres(VARIABLES);
  own = running.database;
  first = running.gateway;
  second = await running.startAnother();
}, 180_000);
afterAll(() => running?.stop(), 60_000);

type Buyer = { token: string; addressId: string };

async function place({ url }: TestGateway, { token, addressId }: Buyer, lines: object[]): Promise<string> {
  const body = JSON.stringify({ lines, address_id: addressId, idempotency_key: crypto.randomUUID() });
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const response = await fetch(url + callAddress(OrderStore), { method: "POST", body, headers });
  return OrderStore.response.parse(await response.json()).orderNo;
}

/** How often each subject was sent of each order, once every order has its e-mails. */
async function sentOf(email: string, orders: string[]): Promise<number[]> {
  for (let tries = 0; tries < 150; tries += 1) {
    const sent = await outboxMessages(email);
    const counts = TOLD.flatMap((title) =>
      orders.map((orderNo) => sent.filter(({ subject, text }) => subject === title && text.includes(`Orders/${orderNo}`)).length),
    );
    if (counts.every((count) => count > 0)) return counts;
    await wait(200);
  }
  throw new Error("e-mails are missing");
}

const Stopped = z.object({ count: z.number() });

/** Waits until both gateways, each delivering an e-mail, wait for the locked outbox. */
async function bothStopped(): Promise<void> {
  const text = "select count(*)::integer as count from pg_locks where relation = 'outbox'::regclass and not granted";
  for (let tries = 0; tries < 300; tries += 1) {
    if ((await own.row(Stopped, text))?.count === 2) return;
    await wait(100);
  }
  throw new Error("the gateways hand no e-mails over");
}

test("two gateways over one database hand each e-mail over once, also when one of them dies over it", async () => {
  const made = await newBuyer();
  const buyer = { ...made, token: await secondSession(made.email) };
  const lines = await someLines(1);
  const placed = () =>
    Promise.all([first, second].flatMap((gateway) => Array.from({ length: ORDERS_EACH }, () => place(gateway, buyer, lines))));
  const orders = await placed();
  expect(new Set(await sentOf(buyer.email, orders))).toEqual(new Set([1]));
  await own.transaction(async (sql) => {
    await sql.run("lock table outbox in share mode");
    orders.push(...(await placed()));
    await bothStopped();
    await second.kill();
  });
  orders.push(await place(first, buyer, lines));
  expect(new Set(await sentOf(buyer.email, orders))).toEqual(new Set([1]));
  await second.start();
  // A repeated e-mail would come before those of one more order.
  orders.push(await newOrder(buyer));
  expect(new Set(await sentOf(buyer.email, orders))).toEqual(new Set([1]));
}, 180_000);

const Failing = z.object({ failures: z.number(), pauses: z.number() });

test("an e-mail that cannot be read keeps no other one waiting, and is tried again after pauses that grow", async () => {
  const buyer = await newBuyer();
  const insert = `
    insert into letter (member_id, kind, about, occurrence, recipient, content)
    select id, 'unreadable', '', '', lower(email), '{}' from member where lower(email) = $1`;
  expect(await own.run(insert, [buyer.email])).toBe(1);
  await newOrder(buyer);
  await waitForMessage(buyer.email, "Recibimos su pedido");
  const text = `
    select failures, extract(epoch from try_at - written_at)::float as pauses from letter where kind = 'unreadable' and failures > 2`;
  let failing = await own.row(Failing, text);
  for (let tries = 0; !failing && tries < 150; tries += 1) {
    await wait(100);
    failing = await own.row(Failing, text);
  }
  // The next try is at least the last pause after the e-mail was written, however late this test reads it.
  expect(failing?.pauses).toBeGreaterThanOrEqual(2 ** (failing?.failures ?? 0));
}, 60_000);
