import { AccountCancel, AccountCancelCode, SessionList } from "../../lib/contract/account.ts";
import { PUSH_BROWSERS_MAX } from "../../lib/contract/limits.ts";
import { EmailChoicesSave, PushEnd, PushSave, PushState } from "../../lib/contract/notice.ts";
import { OrderCancel } from "../../lib/contract/order.ts";
import { Login, Logout } from "../../lib/contract/session.ts";
import { secondSession, verifiedMember, withPassword } from "../account/account.fixture.ts";
import { newBuyer, newOrder } from "../buyer.fixture.ts";
import { ask, lastCode, newMember, newTicket, refused, waitForMessage } from "../client.fixture.ts";
import { newSubscription, type PushService, readSignature, startPushService } from "../push.fixture.ts";

let service: PushService;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.stop());

/** Logins cost their proof of work and hashing of passwords. */
const PATIENCE_MS = 120_000;

const GONE = { status: 422, errors: "No podemos enviar notificaciones a este navegador." };

async function turnOn(token: string) {
  const subscription = newSubscription(service.origin);
  const saved = await ask(PushSave, { token, body: subscription.body });
  return { ...subscription, ...saved };
}

const browsersOf = async (token: string) => (await ask(PushState, { token })).browsers;

test("what happens to an order comes to the browser once, encrypted for it alone and signed, without amounts or names", async () => {
  const buyer = await newBuyer();
  const { key } = await ask(PushState, { token: buyer.token });
  const browser = await turnOn(buyer.token);
  const orderNo = await newOrder(buyer);
  const [message, ...more] = await service.receivedAt(browser.endpoint);
  if (!message) throw new Error("nothing came");
  expect(more).toEqual([]);
  expect(browser.open(message)).toMatchObject({
    title: "Recibimos su pedido",
    body: `Pedido ${orderNo}`,
    path: `/personCenter/Orders/${orderNo}`,
  });
  expect(message.body.includes(orderNo)).toBe(false);
  expect(message.headers).toMatchObject({ ttl: "86400", "content-encoding": "aes128gcm" });
  expect(message.headers.topic).toMatch(/^[\w-]{32}$/);
  const signature = readSignature(message);
  expect(signature).toMatchObject({ key, aud: service.origin });
  expect(signature.exp - Date.now() / 1000).toBeLessThanOrEqual(24 * 60 * 60);
  expect(signature.sub).toMatch(/^(mailto:|https:)/);
  // A repeated message would come before that of one more order.
  await newOrder(buyer);
  const all = await service.receivedAt(browser.endpoint, 2);
  expect(new Set(all.map((one) => browser.open(one).tag)).size).toBe(all.length);
});

test("who wants no e-mails of a kind gets it in the browser all the same; the consent has its date and ends with one press", async () => {
  const buyer = await newBuyer();
  await ask(EmailChoicesSave, { token: buyer.token, body: { wanted: [] } });
  const browser = await turnOn(buyer.token);
  expect(await browsersOf(buyer.token)).toEqual([
    { id: browser.id, user_agent: "", consented_at: browser.consented_at, is_current: true },
  ]);
  await newOrder(buyer);
  await service.receivedAt(browser.endpoint);
  await ask(PushEnd, { token: buyer.token, params: { id: browser.id } });
  expect(await browsersOf(buyer.token)).toEqual([]);
  const other = await turnOn(buyer.token);
  await newOrder(buyer);
  await service.receivedAt(other.endpoint);
  expect(service.at(browser.endpoint)).toHaveLength(1);
});

test("a browser has one subscription, and one member at a time", async () => {
  const [first, second] = [await newMember(), await newMember()];
  await turnOn(first.token);
  const browser = await turnOn(first.token);
  expect(await browsersOf(first.token)).toHaveLength(1);
  await ask(PushSave, { token: second.token, body: browser.body });
  expect([await browsersOf(first.token), await browsersOf(second.token)].map(({ length }) => length)).toEqual([0, 1]);
});

test(
  "a member has notifications in ten browsers at most, also where many ask at once",
  async () => {
    const { email, token: first } = await verifiedMember();
    const password = "Bodega-del-norte-7";
    await withPassword(email, first, password);
    const sessions = Array.from({ length: PUSH_BROWSERS_MAX }, () =>
      ask(Login, { body: { loginType: "email", email, password } }),
    );
    const tokens = [first, ...(await Promise.all(sessions)).map(({ access_token: token }) => token)];
    const outcomes = await Promise.all(
      tokens.map((token) =>
        refused(PushSave, { token, body: newSubscription(service.origin).body }).then(({ status }) => status),
      ),
    );
    expect(outcomes.filter((status) => status === 200)).toHaveLength(PUSH_BROWSERS_MAX);
    expect(outcomes.filter((status) => status === 422)).toHaveLength(1);
  },
  PATIENCE_MS,
);

test("addresses that are no push service's and keys that are none are refused", async () => {
  const { token } = await newMember();
  const { body } = newSubscription(service.origin);
  const forged = [
    "https://169.254.169.254/latest/meta-data",
    "http://10.0.0.5/x",
    "https://fcm.googleapis.com.mal.example/x",
    "https://user:pass@fcm.googleapis.com/x",
    "https://fcm.googleapis.com:444/x",
    "http://fcm.googleapis.com/x",
  ];
  for (const endpoint of forged) expect(await refused(PushSave, { token, body: { ...body, endpoint } })).toEqual(GONE);
  for (const endpoint of ["javascript:alert(1)", "file:///etc/passwd", `https://fcm.googleapis.com/${"x".repeat(1000)}`, ""])
    expect((await refused(PushSave, { token, body: { ...body, endpoint } })).status).toBe(400);
  const off = { ...body.keys, p256dh: "B".padEnd(87, "A") };
  expect(await refused(PushSave, { token, body: { ...body, keys: off } })).toEqual(GONE);
  expect((await refused(PushSave, { token, body: { ...body, keys: { ...body.keys, auth: "x" } } })).status).toBe(400);
  expect((await refused(PushSave, { body })).status).toBe(401);
  expect(await browsersOf(token)).toEqual([]);
});

test("nobody turns off, or sees, another member's browser", async () => {
  const [owner, other] = [await newMember(), await newMember()];
  const { id } = await turnOn(owner.token);
  expect((await refused(PushEnd, { token: other.token, params: { id } })).status).toBe(404);
  for (const odd of ["0", "x", "99999999999"])
    expect((await refused(PushEnd, { token: owner.token, params: { id: odd } })).status).toBe(404);
  expect([await browsersOf(owner.token), await browsersOf(other.token)].map(({ length }) => length)).toEqual([1, 0]);
});

test(
  "the logout in a browser ends its notifications, as does another member's login there; others' stay",
  async () => {
    const { email } = await verifiedMember();
    const device_token = crypto.randomUUID();
    const [leaving, staying] = [await secondSession(email), await secondSession(email, { device_token })];
    await turnOn(leaving);
    await turnOn(staying);
    await ask(Logout, { token: leaving, body: {} });
    expect(await browsersOf(staying)).toHaveLength(1);
    const stranger = await verifiedMember();
    await secondSession(stranger.email, { device_token: crypto.randomUUID() });
    expect(await browsersOf(staying)).toHaveLength(1);
    await secondSession(stranger.email, { device_token });
    expect(await browsersOf(staying)).toEqual([]);
    expect((await ask(SessionList, { token: staying })).data.length).toBeGreaterThan(0);
  },
  PATIENCE_MS,
);

test("an account that is cancelled has no notifications any more", async () => {
  const { email, token } = await newMember();
  const browser = await turnOn(token);
  await ask(AccountCancelCode, { body: await newTicket(), token });
  await ask(AccountCancel, { body: { code: await lastCode(email) }, token });
  // Another member takes the same address: it is free.
  const { token: other } = await newMember();
  await ask(PushSave, { token: other, body: browser.body });
  expect(await browsersOf(other)).toHaveLength(1);
});

test.each([404, 410])("a browser that its push service does not know any more (%i) is forgotten", async (status) => {
  const buyer = await newBuyer();
  const browser = await turnOn(buyer.token);
  service.answer(browser.endpoint, { status });
  await newOrder(buyer);
  await service.receivedAt(browser.endpoint);
  await expect(untilOff(buyer.token)).resolves.toBe(true);
});

async function untilOff(token: string): Promise<boolean> {
  for (let tries = 0; tries < 100; tries += 1) if ((await browsersOf(token)).length === 0) return true;
  return false;
}

test(
  "a service that fails is asked again, and one that hangs or refuses keeps neither e-mails nor others waiting",
  async () => {
    const buyer = await newBuyer();
    const hanging = await turnOn(buyer.token);
    service.answer(hanging.endpoint, "never");
    const another = await newBuyer();
    const failing = await turnOn(another.token);
    service.answer(failing.endpoint, { status: 503, headers: { "retry-after": "1" } });
    const orderNo = await newOrder(buyer);
    await ask(OrderCancel, { token: buyer.token, body: { orderNo } });
    await newOrder(another);
    await waitForMessage(buyer.email, "Recibimos su pedido");
    await waitForMessage(another.email, "Recibimos su pedido");
    await service.receivedAt(failing.endpoint, 1);
    service.answer(failing.endpoint, { status: 201 });
    const twice = await service.receivedAt(failing.endpoint, 2);
    expect(new Set(twice.map((message) => failing.open(message).tag)).size).toBe(1);
    await service.receivedAt(hanging.endpoint);
  },
  PATIENCE_MS,
);
