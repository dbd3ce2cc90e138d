import * as calls from "../../lib/contract/notice.ts";
import { ForeignAccountAdd } from "../../lib/contract/payment.ts";
import { ask, newMember, refused } from "../client.fixture.ts";

const ACCOUNT = { holder: "Ana", bank: "Bancolombia", country: "CO", currency: "USD", number: "12345678" };

/** A member with the message that welcomes and one more for each payment method added. */
async function memberWith(methods: number) {
  const member = await newMember();
  for (let made = 0; made < methods; made += 1) await ask(ForeignAccountAdd, { token: member.token, body: ACCOUNT });
  return member;
}

const unread = async (token: string) => (await ask(calls.UnreadCount, { token })).unread_count;

test("a new member is welcomed", async () => {
  const { token } = await newMember();
  expect(await unread(token)).toBe(1);
  const { records, total } = await ask(calls.NoticeList, { token });
  expect([total, records]).toMatchObject([1, [{ kind: "account", title: "Le damos la bienvenida", is_read: false }]]);
  const welcome = await ask(calls.NoticeDetail, { token, params: { id: records[0]?.id ?? "" } });
  expect(welcome).toMatchObject({ link: "/personCenter/Address", is_read: false });
  expect(welcome.content).toContain("Su cuenta de comprador está lista.");
});

test("messages come in pages, the last one first", async () => {
  const { token } = await memberWith(4);
  const page = (currentPage: number) => ask(calls.NoticeList, { token, query: { currentPage, pageSize: 2 } });
  const [first, second, third, fourth] = [await page(1), await page(2), await page(3), await page(4)];
  const ids = [first, second, third].flatMap(({ records }) => records.map(({ id }) => Number(id)));
  expect(ids).toEqual([...ids].sort((one, other) => other - one));
  expect([ids.length, third.total, third.records[0]?.kind]).toEqual([5, 5, "account"]);
  expect(fourth).toEqual({ records: [], total: 5 });
});

test("messages are found by kind and by whether they were read", async () => {
  const { token } = await memberWith(2);
  const { records } = await ask(calls.NoticeList, { token, query: { kind: "payment" } });
  expect(records).toHaveLength(2);
  expect(await ask(calls.NoticeRead, { token, body: { ids: [records[0]?.id] } })).toEqual({ unread_count: 2 });
  expect((await ask(calls.NoticeList, { token, query: { unread: "true" } })).total).toBe(2);
  expect((await ask(calls.NoticeList, { token, query: { unread: "false" } })).records).toMatchObject([{ id: records[0]?.id }]);
  expect((await ask(calls.NoticeList, { token, query: { kind: "'; drop table notice; --" } })).total).toBe(0);
});

test("messages are found by words of their title and text, with and without accents", async () => {
  const { token } = await memberWith(1);
  const found = async (keyword: string, more: object = {}) =>
    (await ask(calls.NoticeList, { token, query: { keyword, ...more } })).records.map(({ kind }) => kind);
  expect(await found("BANCOLOMBIA terminada")).toEqual(["payment"]);
  expect(await found("dirección")).toEqual(["account"]);
  expect(await found("direccion", { kind: "payment" })).toEqual([]);
  for (const nothing of ["bancolombia bienvenida", "%", "--", "'"]) expect(await found(nothing)).toEqual([]);
  expect(await found("  ")).toEqual(["payment", "account"]);
});

// spec: 15.1
test("the count follows what is read and deleted", async () => {
  const { token } = await memberWith(3);
  const { records } = await ask(calls.NoticeList, { token });
  const [one, two] = records.map(({ id }) => id);
  expect(await ask(calls.NoticeRead, { token, body: { ids: [one, one] } })).toEqual({ unread_count: 3 });
  expect(await ask(calls.NoticeRead, { token, body: { ids: [one] } })).toEqual({ unread_count: 3 });
  expect(await ask(calls.NoticeDelete, { token, params: { id: two ?? "" } })).toEqual({ unread_count: 2 });
  expect(await ask(calls.NoticeReadAll, { token })).toEqual({ unread_count: 0 });
  expect(await unread(token)).toBe(0);
  expect((await ask(calls.NoticeList, { token })).total).toBe(3);
});

test("another member's message and one that cannot be are both unknown, in every call", async () => {
  const [owner, other] = await Promise.all([newMember(), newMember()]);
  const mine = (await ask(calls.NoticeList, { token: other.token })).records[0]?.id;
  const id = (await ask(calls.NoticeList, { token: owner.token })).records[0]?.id ?? "";
  const refusal = { status: 404, errors: "No encontramos ese mensaje." };
  for (const foreign of [id, "0", "999999999", "99999999999999", "x"]) {
    const asked = { token: other.token, params: { id: foreign } };
    expect(await refused(calls.NoticeDetail, asked)).toEqual(refusal);
    expect(await refused(calls.NoticeDelete, asked)).toEqual(refusal);
    expect(await refused(calls.NoticeRead, { token: other.token, body: { ids: [mine, foreign] } })).toEqual(refusal);
  }
  await ask(calls.NoticeReadAll, { token: other.token });
  expect(await unread(owner.token)).toBe(1);
});

test("pages and lists that cannot be are refused", async () => {
  const { token } = await newMember();
  for (const query of ["currentPage=0", "currentPage=x", "pageSize=101", "unread=quizá"].map((text) => new URLSearchParams(text)))
    expect((await refused(calls.NoticeList, { token, query: Object.fromEntries(query) })).status).toBe(400);
  for (const ids of [[], Array.from({ length: 101 }, (_, index) => String(index))])
    expect((await refused(calls.NoticeRead, { token, body: { ids } })).status).toBe(400);
});

test("nobody asks without a session", async () => {
  for (const call of Object.values(calls).filter((value) => "kind" in value))
    expect((await refused(call, { params: { id: "1" } })).status).toBe(401);
});
