import { setTimeout as wait } from "node:timers/promises";
import { CartAdd, CartList } from "../../lib/contract/cart.ts";
import { OrderDetail, OrderPage, OrderStore } from "../../lib/contract/order.ts";
import { type Buyer, newBuyer, someLines } from "../buyer.fixture.ts";
import { ask, send } from "../client.fixture.ts";
import { startTestGateway, type TestGateway } from "../gateway.fixture.ts";

/** Milliseconds after the first of a burst when the process is killed. */
const KILLED_AFTER = [20, 60, 150];
const BURST = 10;

let gateway: TestGateway;
let buyer: Buyer;
beforeAll(async () => {
  gateway = await startTestGateway({});
  process.env.GATEWAY_URL = gateway.url;
  buyer = await newBuyer();
}, 120_000);
afterAll(() => gateway.remove());

const cents = (dollars: number) => Math.round(dollars * 100);

/** An order is whole: its lines, its shops and its history are all there, and its sums agree. */
async function assertWhole(orderNo: string) {
  const order = await ask(OrderDetail, { token: buyer.token, query: { orderNo } });
  const lines = order.shops.flatMap((shop) => shop.lines);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.reduce((sum, { total }) => sum + cents(total), 0)).toBe(cents(order.total));
  expect(order.shops.reduce((sum, { subtotal }) => sum + cents(subtotal), 0)).toBe(cents(order.total));
  expect(order.timeline).toHaveLength(1);
}

/** Number of an answered order; undefined where the process died first. */
async function stored(body: object): Promise<string | undefined> {
  try {
    const { status, json } = await send(OrderStore, { token: buyer.token, body });
    return status === 200 ? OrderStore.response.parse(json).orderNo : undefined;
  } catch {
    // The connection broke: nobody knows yet what became of the order.
    return undefined;
  }
}

test("a gateway killed while orders come in has each of them whole or not at all, and the same key tells which", async () => {
  const { token, addressId } = buyer;
  const lines = await someLines(3);
  const known = new Set<string>();
  let lost = 0;
  for (const after of KILLED_AFTER) {
    const { shops } = await ask(CartAdd, { token, body: { lines } });
    const ids = shops.flatMap((shop) => shop.lines.map(({ id }) => id));
    const bodies = Array.from({ length: BURST }, (_, index) => ({
      ...(index === BURST - 1 ? { cart_ids: ids } : { lines }),
      address_id: addressId,
      idempotency_key: crypto.randomUUID(),
    }));
    const answers = Promise.all(bodies.map(stored));
    await wait(after);
    await gateway.kill();
    const before = await answers;
    lost += before.filter((orderNo) => orderNo === undefined).length;
    await gateway.start();
    const placed = (await ask(OrderPage, { token })).total - known.size;
    const isInCart = (await ask(CartList, { token })).count === lines.length;
    expect(placed).toBeGreaterThanOrEqual(before.filter((orderNo) => orderNo !== undefined).length);
    expect(placed).toBeLessThanOrEqual(BURST);
    const again = await Promise.all(bodies.map(stored));
    for (const [index, orderNo = ""] of again.entries()) {
      expect(orderNo).toMatch(/^\d{12}$/);
      if (before[index] !== undefined) expect(orderNo).toBe(before[index]);
      known.add(orderNo);
      await assertWhole(orderNo);
    }
    // The cart kept its lines exactly when its order was not placed.
    if (before.at(-1) !== undefined) expect(isInCart).toBe(false);
    expect((await ask(CartList, { token })).count).toBe(0);
    expect((await ask(OrderPage, { token })).total).toBe(known.size);
  }
  expect(known.size).toBe(KILLED_AFTER.length * BURST);
  expect(lost).toBeGreaterThan(0);
}, 120_000);
