import { AccountCancel, AccountCancelCode, MemberInfo } from "../../lib/contract/account.ts";
import { AddressList } from "../../lib/contract/address.ts";
import { OrderCancel } from "../../lib/contract/order.ts";
import { ForeignAccountList } from "../../lib/contract/payment.ts";
import { AutoRegister, Login, LoginByCookie, LoginCode, UserAuthInfo } from "../../lib/contract/session.ts";
import { newBuyer, newOrder, pay, someLines } from "../buyer.fixture.ts";
import { ask, expire, lastCode, newMember, newTicket, outboxMessages, refused, send } from "../client.fixture.ts";

const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const WRONG = { status: 422, errors: "El código no es correcto. Revíselo e inténtelo de nuevo." };
const EXPIRED = { status: 422, errors: "El código venció. Pida uno nuevo." };

describe("the cancellation", () => {
  test("needs the code that was sent for it", async () => {
    const { email, token } = await newMember();
    await ask(AccountCancelCode, { body: await newTicket(), token });
    const code = await lastCode(email);
    expect(await refused(AccountCancel, { body: { code: other(code) }, token })).toEqual(WRONG);
    await expire(email);
    expect(await refused(AccountCancel, { body: { code }, token })).toEqual(EXPIRED);
    await ask(UserAuthInfo, { token });
  });

  test("ends every session and password for good; the e-mail is free and begins anew", async () => {
    const { email, token, restoreToken, user } = await newMember();
    await ask(AccountCancelCode, { body: await newTicket(), token });
    await ask(AccountCancel, { body: { code: await lastCode(email), reason: "Ya no importo." }, token });
    expect((await refused(UserAuthInfo, { token })).status).toBe(401);
    expect((await refused(LoginByCookie, { body: { token: restoreToken } })).status).toBe(401);
    expect((await outboxMessages(email))[0]).toMatchObject({ subject: "Su cuenta quedó eliminada" });
    const before = (await outboxMessages(email)).length;
    await ask(LoginCode, { query: { ...(await newTicket()), email } });
    expect(await outboxMessages(email)).toHaveLength(before);
    const anew = await ask(AutoRegister, { body: { email } });
    expect(anew.user.userId).not.toBe(user.userId);
  });

  test("and a login with a code or a renewal at the same moment never wait for each other in a circle", async () => {
    const ended = Array.from({ length: 6 }, async () => {
      const { email, token, restoreToken } = await newMember();
      await ask(AccountCancelCode, { body: await newTicket(), token });
      const code = await lastCode(email);
      await ask(LoginCode, { query: { ...(await newTicket()), email } });
      const login = { loginType: "email", email, code: await lastCode(email) };
      const [cancelled, ...others] = await Promise.all([
        send(AccountCancel, { body: { code }, token }),
        send(Login, { body: login }),
        send(LoginByCookie, { body: { token: restoreToken } }),
      ]);
      // A login that came first has ended the session that cancels, or deleted its code: then 401 or 422.
      expect([200, 401, 422]).toContain(cancelled.status);
      for (const { status } of others) expect([200, 401, 422]).toContain(status);
    });
    await Promise.all(ended);
  });

  test("waits for open orders, which it names, and takes what is the member's alone", async () => {
    const buyer = await newBuyer();
    const { email, token } = buyer;
    await ask(AccountCancelCode, { body: await newTicket(), token });
    const code = await lastCode(email);
    const orderNo = await newOrder(buyer);
    const open = {
      status: 422,
      errors: `Tiene pedidos abiertos: ${orderNo}. Recíbalos o cancélelos antes de eliminar la cuenta.`,
    };
    expect(await refused(AccountCancel, { body: { code }, token })).toEqual(open);
    expect(await refused(AccountCancelCode, { body: await newTicket(), token })).toEqual(open);
    await ask(OrderCancel, { body: { orderNo }, token });
    await ask(AccountCancel, { body: { code }, token });
    const { access_token: anew } = await ask(AutoRegister, { body: { email } });
    expect(await ask(AddressList, { token: anew })).toMatchObject({ data: [] });
    expect(await ask(ForeignAccountList, { token: anew })).toMatchObject({ data: [] });
  });
});

describe("the level", () => {
  // spec: 1.3, 3.1
  test("of a new member is the first, and tells what the next one takes", async () => {
    const { token } = await newMember();
    const level = await ask(MemberInfo, { token });
    expect(level).toMatchObject({
      level: "standard",
      name: "Estándar",
      next_level: "Plata",
      next_level_hint: "le faltan $5.000,00 USD en pedidos pagados de los últimos 12 meses.",
    });
    expect(level.benefits.length).toBeGreaterThan(0);
  });

  test("rises with what was paid, not with what was ordered", async () => {
    const buyer = await newBuyer();
    const [line] = await someLines(1);
    const orderNo = await newOrder(buyer, { lines: [{ ...line, quantity: 1_000_000 }] });
    expect((await ask(MemberInfo, { token: buyer.token })).level).toBe("standard");
    await pay(buyer, orderNo);
    const { level, next_level } = await ask(MemberInfo, { token: buyer.token });
    expect([level, next_level]).toEqual(["diamond", undefined]);
  });
});
