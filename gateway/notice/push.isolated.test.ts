import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PushSave } from "../../lib/contract/notice.ts";
import { OrderCancel } from "../../lib/contract/order.ts";
import { vapidVariables } from "../../scripts/vapid-keys.ts";
import { secondSession } from "../account/account.fixture.ts";
import { newBuyer, newOrder } from "../buyer.fixture.ts";
import { ask, newMember, send } from "../client.fixture.ts";
import { type PostgresGateway, startGatewayOnPostgres, type TestGateway } from "../gateway.fixture.ts";
import { newSubscription, type PushService, startPushService } from "../push.fixture.ts";

const ORDERS = 6;
/** Placed, and cancelled. */
const NOTICES = 2 * ORDERS;
const directory = mkdtempSync(join(tmpdir(), "push-"));
let running: PostgresGateway;
let service: PushService;
let second: TestGateway;
beforeAll(async () => {
  service = await startPushService();
  const keys = vapidVariables({ DATA_DIR: directory, PRODUCTION: false, COMPANY_EMAIL: "contacto@example.com" });
  running = await startGatewayOnPostgres({ ...keys, GATEWAY_OUTBOX: "1", GATEWAY_TEST_SWITCHES: "1" });
  second = await running.startAnother();
}, 180_000);
afterAll(async () => {
  await running?.stop();
  await service?.stop();
  rmSync(directory, { recursive: true, force: true });
}, 60_000);

test("two members who use one browser at once leave it to one of them", async () => {
  const tokens = [(await newMember()).token, (await newMember()).token];
  for (let round = 0; round < 20; round += 1) {
    const { body } = newSubscription(service.origin);
    const answers = await Promise.all(tokens.map((token) => send(PushSave, { token, body })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  }
}, 60_000);

test("two gateways over one database send each notification to each browser once, also when one of them dies", async () => {
  const made = await newBuyer();
  const buyer = { ...made, token: await secondSession(made.email) };
  const browsers = [newSubscription(service.origin), newSubscription(service.origin)];
  const tokens = [buyer.token, await secondSession(made.email)];
  for (const [index, token] of tokens.entries()) await ask(PushSave, { token, body: browsers[index]?.body });
  const placed = async () => {
    for (let count = 0; count < ORDERS; count += 1)
      await ask(OrderCancel, { token: buyer.token, body: { orderNo: await newOrder(buyer) } });
  };
  await placed();
  for (const { endpoint } of browsers) await service.receivedAt(endpoint, NOTICES);
  await second.kill();
  await placed();
  for (const { endpoint, open } of browsers) {
    const received = await service.receivedAt(endpoint, 2 * NOTICES);
    expect(received).toHaveLength(2 * NOTICES);
    expect(new Set(received.map((message) => JSON.stringify(open(message)))).size).toBe(2 * NOTICES);
  }
}, 180_000);
