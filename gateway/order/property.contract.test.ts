import { callAddress } from "../../lib/contract/call.ts";
import { LegacyOrderDestroy, LegacyOrderEvaluate } from "../../lib/contract/legacy-order.ts";
import { ORDER_STATUSES, type Order, OrderCancel, OrderDetail, OrderReceive, OrderStore } from "../../lib/contract/order.ts";
import { BankPayInit, CrossBorderPayInit, VoucherSave } from "../../lib/contract/payment.ts";
import { Upload } from "../../lib/contract/upload.ts";
import { answerPage, type Buyer, newBuyer, someLines } from "../buyer.fixture.ts";
import { ask, send } from "../client.fixture.ts";

const SEEDS = [1, 2, 3, 4, 5];
const WINDOWS = 2;
const CALLS_A_WINDOW = 30;
const ORDERS = 3;

/** The steps that an order may ever have taken. */
const STEPS = new Set([
  "pending_payment paid",
  "pending_payment cancelled",
  "paid shipped",
  "shipped received",
  "received evaluated",
]);
const PAID = new Set<string>(["paid", "shipped", "received", "evaluated"]);
/** How a call may be answered: done, or refused for a reason that is told. */
const ANSWERS = new Set([200, 303, 404, 409, 422]);

/** Numbers between 0 and 1, the same ones for the same seed. */
function randomOf(seed: number) {
  let state = seed * 7919;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

async function upload(token: string): Promise<string> {
  const body = new FormData();
  body.append("file", new File(["%PDF-1.7\n% voucher\n"], "comprobante.pdf"));
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${process.env.GATEWAY_URL}${callAddress(Upload)}`, { method: "POST", body, headers });
  return Upload.response.parse(await response.json()).url;
}

/** What a buyer can do to an order in one browser window. Each action returns the status of its last response. */
function actionsOf({ token, accountId }: Buyer, amounts: Map<string, number>) {
  const begin = async (orderNo: string) => {
    const { status, json } = await send(CrossBorderPayInit, { token, query: { orderNo, paymentAccountId: accountId } });
    return status === 200 ? CrossBorderPayInit.response.parse(json).redirect_url : status;
  };
  const answer = (decision: string) => async (orderNo: string) => {
    const page = await begin(orderNo);
    return typeof page === "number" ? page : (await answerPage(page, decision)).status;
  };
  const hand = (share: number) => async (orderNo: string) => {
    await send(BankPayInit, { token, query: { orderNo } });
    const amount = Math.round((amounts.get(orderNo) ?? 0) * share * 100) / 100;
    const body = { orderNo, amount, currency: "USD", paid_at: "2026-01-15", voucher_url: await upload(token) };
    return (await send(VoucherSave, { token, body })).status;
  };
  return [
    answer("approve"),
    answer("approve"),
    answer("decline"),
    hand(1),
    hand(0.5),
    async (orderNo: string) =>
      (await send(CrossBorderPayInit, { token, query: { orderNo, paymentAccountId: accountId } })).status,
    async (orderNo: string) => (await send(OrderCancel, { token, body: { orderNo } })).status,
    async (orderNo: string) => (await send(OrderReceive, { token, query: { orderNo } })).status,
    async (orderNo: string) => (await send(OrderReceive, { token, query: { orderNo } })).status,
    async (orderNo: string) => (await send(LegacyOrderEvaluate, { token, body: { orderNo, score: 5 } })).status,
    async (orderNo: string) => (await send(LegacyOrderDestroy, { token, body: { orderNo } })).status,
    async (orderNo: string) => (await send(OrderDetail, { token, query: { orderNo } })).status,
  ];
}

const cents = (dollars: number) => Math.round(dollars * 100);

/** What holds of every order at every moment, whatever was done to it. */
function assertSound(order: Order) {
  const path = order.timeline.map(({ status }) => status);
  expect(path[0]).toBe("pending_payment");
  expect(path.at(-1)).toBe(order.status);
  expect(ORDER_STATUSES).toContain(order.status);
  for (const [index, status] of path.slice(1).entries()) expect(STEPS).toContain(`${path[index]} ${status}`);
  const approved = order.payments.filter(({ status }) => status === "approved");
  expect(approved).toHaveLength(PAID.has(order.status) ? 1 : 0);
  for (const payment of order.payments) expect(cents(payment.amount)).toBe(cents(order.total));
  const pending = order.payments.filter(({ status }) => status === "pending");
  if (order.status !== "pending_payment") expect(pending).toEqual([]);
  expect(new Set(pending.map(({ provider }) => provider)).size).toBe(pending.length);
}

test.each(SEEDS)(
  "two windows that do anything at once never break an order or its money (seed %i)",
  async (seed) => {
    const random = randomOf(seed);
    const pick = <T>(list: readonly T[]): T => {
      const found = list[Math.floor(random() * list.length)];
      if (found === undefined) throw new Error("nothing to pick from");
      return found;
    };
    const buyer = await newBuyer();
    const { token, addressId } = buyer;
    const lines = await someLines(1);
    const amounts = new Map<string, number>();
    const keys = Array.from({ length: ORDERS }, () => crypto.randomUUID());
    const store = (idempotency_key: string) =>
      ask(OrderStore, { token, body: { lines, address_id: addressId, idempotency_key } });
    const placed = await Promise.all([...keys, ...keys].map(store));
    const numbers = [...new Set(placed.map(({ orderNo }) => orderNo))];
    expect(numbers).toHaveLength(ORDERS);
    const show = (orderNo: string) => send(OrderDetail, { token, query: { orderNo } });
    for (const orderNo of numbers) amounts.set(orderNo, OrderDetail.response.parse((await show(orderNo)).json).total);

    const actions = actionsOf(buyer, amounts);
    const plans = Array.from({ length: WINDOWS }, () =>
      Array.from({ length: CALLS_A_WINDOW }, () => ({ act: pick(actions), orderNo: pick(numbers) })),
    );
    const run = async (plan: (typeof plans)[number]) => {
      for (const { act, orderNo } of plan) {
        expect(ANSWERS).toContain(await act(orderNo));
        const { status, json } = await show(orderNo);
        if (status === 200) assertSound(OrderDetail.response.parse(json));
        else expect(status).toBe(404);
      }
    };
    await Promise.all(plans.map(run));
    for (const [index, orderNo] of numbers.entries()) expect((await store(keys[index] ?? "")).orderNo).toBe(orderNo);
  },
  120_000,
);
