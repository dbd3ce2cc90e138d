import { randomUUID } from "node:crypto";
import { LegacyOrderStore, TemporaryOrderAdd } from "../../lib/contract/legacy-order.ts";
import { OrderCancel, OrderDetail, OrderPage } from "../../lib/contract/order.ts";
import { type Buyer, newBuyer, newOrder, someLines } from "../buyer.fixture.ts";
import { ask, refused } from "../client.fixture.ts";

async function newLegacyOrder({ token, addressId }: Buyer): Promise<string> {
  const { id } = await ask(TemporaryOrderAdd, { token, body: { lines: await someLines(1) } });
  return (await ask(LegacyOrderStore, { token, body: { id, address_id: addressId, idempotency_key: randomUUID() } })).orderNo;
}

const numbers = ({ records }: { records: { orderNo: string }[] }) => records.map(({ orderNo }) => orderNo);
const DAY_MS = 86_400_000;
/** A day in Colombia, so many days after today. */
const day = (later: number) => new Date(Date.now() - 5 * 3_600_000 + later * DAY_MS).toISOString().slice(0, 10);

let buyer: Buyer;
let national: string;
let legacy: string;
beforeAll(async () => {
  buyer = await newBuyer();
  national = await newOrder(buyer);
  legacy = await newLegacyOrder(buyer);
});

const list = (query: Record<string, string | number> = {}) =>
  ask(OrderPage, { token: buyer.token, query: { all_families: "true", ...query } });

test("orders of both families are one list, with their counts, pages and words", async () => {
  const all = await list();
  expect(numbers(all)).toEqual([legacy, national]);
  expect(all).toMatchObject({ total: 2, all_families: true, counts: { pending_payment: 2 } });
  expect(all.records.map(({ family }) => family)).toEqual(["legacy", "national"]);
  expect(numbers(await list({ pageSize: 1, currPage: 2 }))).toEqual([national]);
  expect(numbers(await list({ keyword: legacy }))).toEqual([legacy]);
  expect(numbers(await list({ keyword: national }))).toEqual([national]);
  expect(numbers(await list({ status: "pending_payment" }))).toEqual([legacy, national]);
  expect(numbers(await list({ status: "paid" }))).toEqual([]);
  const [lines] = (await list({ with_lines: "true" })).records;
  expect(lines?.items).toHaveLength(1);
});

test("nobody else's orders are in it", async () => {
  const stranger = await newBuyer();
  const query = { all_families: "true" };
  expect((await ask(OrderPage, { token: stranger.token, query })).total).toBe(0);
  expect((await ask(OrderPage, { token: stranger.token, query: { ...query, keyword: national } })).total).toBe(0);
});

test("orders are found by day and total, together with status and words", async () => {
  const { total } = await ask(OrderDetail, { token: buyer.token, query: { orderNo: national } });
  expect(numbers(await list({ from: day(0), to: day(0) }))).toEqual([legacy, national]);
  expect(await list({ from: day(1) })).toMatchObject({ total: 0, counts: {} });
  expect((await list({ from: day(0), status: "cancelled" })).counts).toEqual({ pending_payment: 2 });
  expect((await list({ to: day(-1) })).total).toBe(0);
  expect((await list({ min_total: total, max_total: total })).total).toBeGreaterThan(0);
  expect((await list({ max_total: total - 0.01, keyword: national })).total).toBe(0);
  expect(numbers(await list({ min_total: total, from: day(0), keyword: national, status: "pending_payment" }))).toEqual([
    national,
  ]);
  const { total: paged, records } = await list({ from: day(-1), pageSize: 1, currPage: 2 });
  expect([paged, records.length]).toEqual([2, 1]);
});

test("days and totals that cannot be are refused", async () => {
  const wrong = { from: ["2026-02-30", "0000-01-01"], to: ["ayer"], min_total: ["-1"], max_total: ["x"] };
  for (const [name, values] of Object.entries(wrong))
    for (const value of values)
      expect((await refused(OrderPage, { token: buyer.token, query: { [name]: value } })).status).toBe(400);
});

test("a cancelled order moves in the counts of the whole list too", async () => {
  const own = await newBuyer();
  const orderNo = await newOrder(own);
  await ask(OrderCancel, { token: own.token, body: { orderNo } });
  const { counts } = await ask(OrderPage, { token: own.token, query: { all_families: "true" } });
  expect(counts).toEqual({ cancelled: 1 });
});
