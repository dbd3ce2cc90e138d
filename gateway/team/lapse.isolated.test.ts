import { OrderDetail } from "../../lib/contract/order.ts";
import { OrderDecide } from "../../lib/contract/team.ts";
import { newOrder } from "../buyer.fixture.ts";
import { ask, outboxMessages, refused, waitForMessage } from "../client.fixture.ts";
import { startTestGateway, type TestGateway } from "../gateway.fixture.ts";
import { joined, newTeam } from "../team.fixture.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ GATEWAY_OUTBOX: "1", APPROVAL_SECONDS: "2" });
  process.env.GATEWAY_URL = gateway.url;
}, 120_000);
afterAll(() => gateway.remove());

// spec: 28.4
test("an order that nobody approves in time is cancelled, and who placed it is told once", async () => {
  const { id, owner } = await newTeam(0);
  const buyer = await joined(owner, id, "order");
  const orderNo = await newOrder(buyer, { team: id });
  const subject = "Nadie aprobó el pedido a tiempo";
  expect((await waitForMessage(buyer.email, subject)).text).toContain(orderNo);
  const { status, cancel_reason: reason } = await ask(OrderDetail, { token: buyer.token, query: { orderNo } });
  expect([status, reason]).toEqual(["cancelled", "Nadie lo aprobó a tiempo."]);
  expect((await refused(OrderDecide, { token: owner.token, body: { orderNo, is_approved: true } })).status).toBe(422);
  expect((await outboxMessages(buyer.email)).filter((message) => message.subject === subject)).toHaveLength(1);
});
