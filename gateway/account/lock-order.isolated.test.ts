import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { ChangeInfo, ChangePassword, SetPasswordCode } from "../../lib/contract/account.ts";
import { AddressAdd } from "../../lib/contract/address.ts";
import type { Call } from "../../lib/contract/call.ts";
import { CartAdd, CartRemove, CartRemoveAll } from "../../lib/contract/cart.ts";
import { ChatSession } from "../../lib/contract/chat.ts";
import { FavoriteAdd } from "../../lib/contract/favorite.ts";
import { INQUIRY_CATEGORY_ID, PublicInquiry } from "../../lib/contract/inquiry.ts";
import { OrderPage } from "../../lib/contract/order.ts";
import { ForeignAccountAdd } from "../../lib/contract/payment.ts";
import { ProductSearch } from "../../lib/contract/product.ts";
import { PriceWatchCreate, SearchWatchCreate } from "../../lib/contract/watch.ts";
import { ACCOUNT, ADDRESS, newBuyer, newOrder, someLines } from "../buyer.fixture.ts";
import { ask, lastCode, newMember, newTicket, send } from "../client.fixture.ts";
import { type PostgresGateway, startGatewayOnPostgres, statementsWait } from "../gateway.fixture.ts";
import { addProductLike, changePrice } from "../watch/watch.fixture.ts";
import { secondSession } from "./account.fixture.ts";

let running: PostgresGateway;
let own: PostgresGateway["database"];
beforeAll(async () => {
  running = await startGatewayOnPostgres({ GATEWAY_OUTBOX: "1", GATEWAY_TEST_SWITCHES: "1", WATCH_SECONDS: "0" });
  own = running.database;
}, 180_000);
afterAll(() => running?.stop(), 60_000);

const Counted = z.object({ count: z.number() });
const count = async (text: string, values: number[] = []) => (await own.row(Counted, text, values))?.count ?? 0;

/** Cancels the account while a call of its member waits for the lock; answers the call's status. */
async function statusWhileCancelled(id: number, call: Call, input: { token: string; body: object }): Promise<number> {
  const { sent } = await own.transaction(async (sql) => {
    await sql.run("select from member where id = $1 for update", [id]);
    const answer = send(call, input);
    await statementsWait(own, 1);
    await sql.run("update member set cancelled_at = now() where id = $1", [id]);
    return { sent: answer };
  });
  return (await sent).status;
}

const ADDED = `
  select (select count(*) from address where member_id = $1)::integer + (select count(*) from foreign_account where member_id = $1)::integer
    + (select count(*) from inquiry where member_id = $1)::integer + (select count(*) from wish where member_id = $1)::integer
    + (select count(*) from chat_conversation where member_id = $1)::integer
    + (select count(*) from price_watch where member_id = $1)::integer + (select count(*) from search_watch where member_id = $1)::integer
    + (select count(*) from member where id = $1 and (first_name <> '' or password_hash is not null))::integer as count`;

test("what a member adds while the account is being cancelled is refused, and nothing of it stays", async () => {
  const { email, token, user } = await newMember();
  const id = Number(user.userId);
  await ask(SetPasswordCode, { token, body: { ...(await newTicket()), channel: "email" } });
  const productId = (await ask(ProductSearch, { body: { pageSize: 1 } })).records[0]?.productId;
  const inquiry = { category_id: INQUIRY_CATEGORY_ID, name: "Tazas", detail: "Tazas", unit: "Piece", email };
  const calls: [Call, object][] = [
    [AddressAdd, ADDRESS],
    [ForeignAccountAdd, ACCOUNT],
    [FavoriteAdd, { obj_id: productId }],
    [ChatSession, { im_user_id: "1", type: "buyer", host: "yiwu.example" }],
    [PublicInquiry, inquiry],
    [PriceWatchCreate, { product_id: productId }],
    [SearchWatchCreate, { name: "Tazas", filter: { keyword: "taza" } }],
    [ChangeInfo, { firstname: "Ana" }],
    [ChangePassword, { code: await lastCode(email), password: "Tazas-de-ceramica-7" }],
  ];
  for (const [call, body] of calls) {
    expect(await statusWhileCancelled(id, call, { token, body })).toBe(401);
    await own.run("update member set cancelled_at = null where id = $1", [id]);
  }
  expect(await count(ADDED, [id])).toBe(0);
});

test("a watch that is told of waits for the cancellation of its account, which does not wait for it", async () => {
  const { token, user } = await newMember();
  const id = Number(user.userId);
  const [product] = (await ask(ProductSearch, { body: { pageSize: 1 } })).records;
  if (!product) throw new Error("the catalogue is empty");
  await ask(PriceWatchCreate, { token, body: { product_id: product.productId } });
  await ask(SearchWatchCreate, { token, body: { name: "De la tienda", filter: { shop_id: product.shopId } } });
  const happenings = {
    price_watch: () => changePrice(product.productId, product.price + 1),
    search_watch: () => addProductLike(product.productId),
  };
  for (const [table, happen] of Object.entries(happenings))
    await own.transaction(async (sql) => {
      await sql.run("select from member where id = $1 for update", [id]);
      await happen();
      await statementsWait(own, 1);
      await sql.run("set local lock_timeout = '500ms'");
      expect(await sql.run(`delete from ${table} where member_id = $1`, [id])).toBe(1);
    });
});

test("a list of orders is read although one that was due is deleted meanwhile", async () => {
  const buyer = await newBuyer();
  const orderNo = await newOrder(buyer);
  await own.run("update member_order set status = 'received' where order_no = $1", [orderNo]);
  const { sent } = await own.transaction(async (sql) => {
    await sql.run("select from member where lower(email) = $1 for update", [buyer.email]);
    await own.run("update member_order set lading_at = now() where order_no = $1", [orderNo]);
    const answer = send(OrderPage, { token: buyer.token });
    // The call, and the background job.
    await statementsWait(own, 2);
    await sql.run("update member_order set hidden_at = now(), lading_at = null where order_no = $1", [orderNo]);
    return { sent: answer };
  });
  expect(await sent).toMatchObject({ status: 200, json: { total: 0 } });
});

const EXPIRED = `
  insert into session (id, member_id, ends_at) values (gen_random_uuid(), $1, now() - interval '1 day')`;

test("a login does not wait for expired sessions that somebody else is deleting", async () => {
  const [{ user }, { email }] = [await newMember(), await newMember()];
  await own.run(EXPIRED, [Number(user.userId)]);
  await own.transaction(async (sql) => {
    await sql.run("select from session where ends_at < now() for update");
    expect(await Promise.race([secondSession(email), wait(5000, undefined, { ref: false })])).toEqual(expect.any(String));
  });
});

test("lines are removed from a cart in any order at once", async () => {
  const { token } = await newMember();
  const { shops } = await ask(CartAdd, { token, body: { lines: await someLines(60) } });
  const ids = shops.flatMap(({ lines }) => lines.map((line) => line.id));
  for (let round = 0; round < 15; round += 1) {
    const answers = await Promise.all([
      send(CartRemove, { token, body: { ids } }),
      send(CartRemove, { token, body: { ids: ids.toReversed() } }),
      send(CartRemove, { token, body: { ids } }),
      send(CartRemove, { token, body: { ids: ids.toReversed() } }),
      send(CartRemoveAll, { token }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  }
});
