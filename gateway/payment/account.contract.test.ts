import * as calls from "../../lib/contract/payment.ts";
import { ask, HOSTILE_TEXTS, newMember, refused, send } from "../client.fixture.ts";

const ACCOUNT = { holder: "Comercial Andina SAS", bank: "Bancolombia", country: "CO", currency: "USD", number: "031-123456-78" };

const listed = async (token: string) => (await ask(calls.ForeignAccountList, { token })).data;
const added = async (token: string, change: Partial<typeof ACCOUNT> & { is_default?: boolean; swift?: string } = {}) =>
  (await ask(calls.ForeignAccountAdd, { token, body: { ...ACCOUNT, ...change } })).id;

test("no answer carries more of a number than its end", async () => {
  const { token } = await newMember();
  const id = await added(token, { swift: "coloco bm" });
  expect(await listed(token)).toEqual([
    {
      id,
      holder: ACCOUNT.holder,
      bank: "Bancolombia",
      country: "CO",
      currency: "USD",
      masked_number: "•••• 5678",
      is_default: true,
    },
  ]);
  const { json } = await send(calls.ForeignAccountDetail, { token, params: { id } });
  expect(calls.ForeignAccountDetail.response.parse(json)).toMatchObject({ masked_number: "•••• 5678", swift: "COLOCOBM" });
  expect(JSON.stringify(json)).not.toContain("12345678");
});

test("without a number the old one stays; with one its end is shown", async () => {
  const { token } = await newMember();
  const id = await added(token);
  const { number: _number, ...rest } = ACCOUNT;
  await ask(calls.ForeignAccountUpdate, { token, params: { id }, body: { ...rest, holder: "Otro titular" } });
  expect(await listed(token)).toMatchObject([{ holder: "Otro titular", masked_number: "•••• 5678", is_default: true }]);
  await ask(calls.ForeignAccountUpdate, { token, params: { id }, body: { ...ACCOUNT, number: "ES91 2100 0418 4502 0005 1332" } });
  expect(await listed(token)).toMatchObject([{ holder: ACCOUNT.holder, masked_number: "•••• 1332" }]);
});

test("there is one default as long as there is any method", async () => {
  const { token } = await newMember();
  const first = await added(token);
  const second = await added(token, { is_default: true });
  const third = await added(token);
  expect((await listed(token)).map(({ id, is_default }) => [id, is_default])).toEqual([
    [second, true],
    [third, false],
    [first, false],
  ]);
  await ask(calls.ForeignAccountDelete, { token, params: { id: second } });
  expect((await listed(token)).map(({ is_default }) => is_default)).toEqual([true, false]);
});

test("what cannot be an account is refused, field by field; numbers of any country are not", async () => {
  const { token } = await newMember();
  const wrong = { ...ACCOUNT, country: "ZZ", currency: "ZZZ", number: "mi cuenta", swift: "ABC" };
  expect(await refused(calls.ForeignAccountAdd, { token, body: wrong })).toEqual({
    status: 422,
    errors: {
      country: ["Elija el país del banco."],
      currency: ["Elija la moneda de la cuenta."],
      number: ["Revise el número de la cuenta."],
      swift: ["El código SWIFT tiene 8 u 11 letras y números."],
    },
  });
  const mistyped = { ...ACCOUNT, country: "ES", number: "ES92 2100 0418 4502 0005 1332" };
  expect((await refused(calls.ForeignAccountAdd, { token, body: mistyped })).status).toBe(422);
  for (const [country, number] of [
    ["CO", "12345678901"],
    ["US", "000123456789"],
    ["MX", "032180000118359719"],
    ["CN", "6222 0212 3456 7890 123"],
    ["GB", "GB29 NWBK 6016 1331 9268 19"],
  ])
    await ask(calls.ForeignAccountAdd, { token, body: { ...ACCOUNT, country, number } });
});

test("any text is kept to the letter or refused, never a fault", async () => {
  const { token } = await newMember();
  for (const text of HOSTILE_TEXTS) {
    const { status } = await send(calls.ForeignAccountAdd, { token, body: { ...ACCOUNT, holder: text, bank: text } });
    expect([200, 400]).toContain(status);
    const { status: asNumber } = await send(calls.ForeignAccountAdd, { token, body: { ...ACCOUNT, number: text, swift: text } });
    expect([400, 422]).toContain(asNumber);
  }
  expect((await listed(token)).map(({ holder }) => holder)).toContain("<script>alert(1)</script>");
});

test("another member's method and one that cannot be are both unknown, in every call", async () => {
  const [owner, other] = await Promise.all([newMember(), newMember()]);
  const id = await added(owner.token);
  for (const foreign of [id, "0", "999999999", "99999999999999", "x"]) {
    const asked = { token: other.token, params: { id: foreign } };
    const refusal = { status: 404, errors: "No encontramos ese método de pago." };
    expect(await refused(calls.ForeignAccountDetail, asked)).toEqual(refusal);
    expect(await refused(calls.ForeignAccountUpdate, { ...asked, body: ACCOUNT })).toEqual(refusal);
    expect(await refused(calls.ForeignAccountDelete, asked)).toEqual(refusal);
  }
  expect(await listed(owner.token)).toMatchObject([{ id, holder: ACCOUNT.holder }]);
});

test("nobody asks without a session", async () => {
  const mine = [
    calls.ForeignAccountList,
    calls.ForeignAccountDetail,
    calls.ForeignAccountAdd,
    calls.ForeignAccountUpdate,
    calls.ForeignAccountDelete,
  ];
  for (const call of mine) expect((await refused(call, { params: { id: "1" } })).status).toBe(401);
});
