import {
  AccountCancelCode,
  ProofCode,
  Prove,
  SessionEnd,
  SessionEndOthers,
  SessionList,
  SetPasswordCode,
} from "../../lib/contract/account.ts";
import { InquiryList, PublicInquiry } from "../../lib/contract/inquiry.ts";
import { AutoRegister, Login, LoginByCookie, Logout, Register, RegisterCode, UserAuthInfo } from "../../lib/contract/session.ts";
import { secondSession, verifiedMember } from "../account/account.fixture.ts";
import { ask, lastCode, newMember, newTicket, outboxMessages, refused } from "../client.fixture.ts";

const newEmail = () => `${crypto.randomUUID()}@example.co`;

// spec: 1.3, 20.5
test("a registered guest has a session", async () => {
  const { email, token, user } = await newMember();
  expect(user).toMatchObject({ email, loginType: "email", userType: "buyer" });
  const { data } = await ask(UserAuthInfo, { token });
  expect(data.userStatus).toMatchObject({ email, usertype: "buyer", has_password: false });
});

describe("a guest who gives an e-mail that has an account", () => {
  test("gets the answer that every guest gets, and nothing of the account", async () => {
    const { email, token: owners, user: owner } = await verifiedMember();
    const { user, ...session } = await ask(AutoRegister, { body: { email: email.toUpperCase() } });
    const { user: stranger, ...other } = await ask(AutoRegister, { body: { email: newEmail() } });
    expect([Object.keys(session), Object.keys(user)]).toEqual([Object.keys(other), Object.keys(stranger)]);
    expect(user.userId).not.toBe(owner.userId);
    await ask(UserAuthInfo, { token: owners });
  });

  test("cannot be told from others by what the account settings answer", async () => {
    const { email } = await verifiedMember();
    const [known, unknown] = await Promise.all([email, newEmail()].map((given) => ask(AutoRegister, { body: { email: given } })));
    const refusal = async (token = "") => [
      await ask(ProofCode, { body: await newTicket(), token }),
      await refused(Prove, { body: { code: "000000" }, token }),
      await refused(Prove, { body: { password: "Tazas-de-ceramica" }, token }),
      await ask(AccountCancelCode, { body: await newTicket(), token }),
      await ask(SetPasswordCode, { body: { ...(await newTicket()), channel: "email" }, token }),
    ];
    expect(await refusal(known?.access_token)).toEqual(await refusal(unknown?.access_token));
    expect((await outboxMessages(email)).slice(0, 3).map(({ subject }) => subject)).toEqual(
      Array(3).fill("Usted ya tiene una cuenta"),
    );
  });

  test("is told to the owner, once a day; the request comes to the owner's account", async () => {
    const { email, token } = await verifiedMember();
    const before = (await outboxMessages(email)).length;
    for (const name of ["Tazas", "Platos"]) {
      const { access_token: guest } = await ask(AutoRegister, { body: { email } });
      await ask(PublicInquiry, { body: { category_id: 10981, name, detail: name, unit: "Piece", email }, token: guest });
    }
    const [message] = await outboxMessages(email);
    expect(message?.subject).toBe("Pidieron una cotización con su correo electrónico");
    expect(await outboxMessages(email)).toHaveLength(before + 1);
    const { records } = await ask(InquiryList, { token });
    expect(records.map(({ name }) => name)).toEqual(["Platos", "Tazas"]);
  });

  test("is no hindrance to the owner who registers", async () => {
    const email = newEmail();
    const [first] = [await ask(AutoRegister, { body: { email } }), await ask(AutoRegister, { body: { email } })];
    await ask(RegisterCode, { query: { ...(await newTicket()), email } });
    const owner = await ask(Register, { body: { email, code: await lastCode(email) } });
    expect(owner.user.userId).toBe(first.user.userId);
  });
});

test("a session is renewed once by its long-lived token, and its old bearer ends", async () => {
  const { token, restoreToken, user } = await newMember();
  const renewed = await ask(LoginByCookie, { body: { token: restoreToken } });
  expect(renewed.user).toEqual(user);
  await ask(UserAuthInfo, { token: renewed.access_token });
  expect((await refused(UserAuthInfo, { token })).status).toBe(401);
});

describe("a long-lived token that is used again", () => {
  const device_token = "a browser that the site knows";
  const begin = async () => {
    const { pord_token: token = "" } = await ask(AutoRegister, { body: { email: newEmail(), device_token } });
    return { token, renewed: await ask(LoginByCookie, { body: { token, device_token } }) };
  };

  test("ends all that came from it: one of the two who hold it is a thief", async () => {
    for (const thief of [{}, { device_token: "another" }]) {
      const { token, renewed } = await begin();
      expect((await refused(LoginByCookie, { body: { token, ...thief } })).status).toBe(401);
      expect((await refused(UserAuthInfo, { token: renewed.access_token })).status).toBe(401);
      expect((await refused(LoginByCookie, { body: { token: renewed.pord_token, device_token } })).status).toBe(401);
    }
  });

  test("by another tab of the same browser, within seconds, gives that tab its own", async () => {
    const { token, renewed } = await begin();
    const other = await ask(LoginByCookie, { body: { token, device_token } });
    for (const { access_token } of [renewed, other]) await ask(UserAuthInfo, { token: access_token });
    const { pord_token: next } = renewed;
    await ask(LoginByCookie, { body: { token: next, device_token } });
  });

  test("by many tabs at once gives each its own", async () => {
    const { pord_token: token } = await ask(AutoRegister, { body: { email: newEmail(), device_token } });
    const all = await Promise.all([1, 2, 3, 4].map(() => ask(LoginByCookie, { body: { token, device_token } })));
    expect(new Set(all.map(({ pord_token }) => pord_token)).size).toBe(4);
  });
});

test("a bearer does not renew, a renewing token is no bearer", async () => {
  const { token, restoreToken } = await newMember();
  expect((await refused(LoginByCookie, { body: { token } })).status).toBe(401);
  expect((await refused(UserAuthInfo, { token: restoreToken })).status).toBe(401);
});

test("after logout neither token is worth anything", async () => {
  const { token, restoreToken } = await newMember();
  await ask(Logout, { token });
  expect((await refused(UserAuthInfo, { token })).status).toBe(401);
  expect((await refused(LoginByCookie, { body: { token: restoreToken } })).status).toBe(401);
});

test("the long-lived token alone ends its session, also after it was spent; a token of nobody ends none", async () => {
  for (const isSpent of [false, true]) {
    const { token, restoreToken } = await newMember();
    const bearer = isSpent ? (await ask(LoginByCookie, { body: { token: restoreToken } })).access_token : token;
    await ask(Logout, { body: { token: restoreToken } });
    expect((await refused(UserAuthInfo, { token: bearer })).status).toBe(401);
    expect((await refused(LoginByCookie, { body: { token: restoreToken } })).status).toBe(401);
  }
  expect((await refused(Logout, { body: { token: "nobody's" } })).status).toBe(401);
});

test("a member sees where the account is open, ends one session, or all others", async () => {
  const { email, token } = await verifiedMember();
  const user_agent = "Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0";
  const here = await secondSession(email, { user_agent });
  const list = async () => (await ask(SessionList, { token: here })).data;
  expect((await list()).map((one) => [one.user_agent, one.is_current])).toEqual([
    [user_agent, true],
    ["", false],
    ["", false],
  ]);
  const { token: stranger } = await newMember();
  const [, second] = await list();
  expect((await refused(SessionEnd, { params: { id: second?.id ?? "" }, token: stranger })).status).toBe(404);
  await ask(SessionEnd, { params: { id: second?.id ?? "" }, token: here });
  expect(await list()).toHaveLength(2);
  await ask(SessionEndOthers, { token: here });
  expect(await list()).toMatchObject([{ is_current: true }]);
  expect((await refused(UserAuthInfo, { token })).status).toBe(401);
});

test("an account without a password is not entered with one, nor is one that does not exist", async () => {
  const { email } = await newMember();
  for (const account of [email, "nadie@example.co"]) {
    const refusal = await refused(Login, { body: { loginType: "email", email: account, password: "Secreta-123" } });
    expect(refusal).toEqual({ status: 422, errors: "El correo o la contraseña no coinciden." });
  }
});
