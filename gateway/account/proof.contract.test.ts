import { ChangeEmail, EmailUndo, ProofCode, Prove, SetEmailCode } from "../../lib/contract/account.ts";
import { NoticeList } from "../../lib/contract/notice.ts";
import { AutoRegister, Login, UserAuthInfo } from "../../lib/contract/session.ts";
import { ask, lastCode, newMember, newTicket, outboxMessages, refused, waitForMessage } from "../client.fixture.ts";
import { secondSession, verifiedMember, withPassword, withPhone } from "./account.fixture.ts";

const newEmail = () => `${crypto.randomUUID()}@example.co`;
const PASSWORD = "Tazas-de-ceramica-7";

const emailCode = async (email: string, token: string) => ({ body: { ...(await newTicket()), email }, token });

async function changedTo(email: string, token: string) {
  await ask(SetEmailCode, await emailCode(email, token));
  return { body: { email, code: await lastCode(email) }, token };
}

/** The token in the undo link that this e-mail address was sent. */
async function undoToken(email: string, subject = "Su correo electrónico cambió"): Promise<string> {
  const { text } = await waitForMessage(email, subject);
  return /token=([\w-]+)/.exec(text)?.[1] ?? "";
}

describe("a session in which nobody has proved anything", () => {
  test("sends no e-mail to an address of its choice, and changes none", async () => {
    const { token } = await newMember();
    const email = newEmail();
    expect((await refused(SetEmailCode, await emailCode(email, token))).status).toBe(403);
    expect((await refused(ChangeEmail, { body: { email, code: "000000" }, token })).status).toBe(403);
    expect(await outboxMessages(email)).toEqual([]);
  });

  test("proves it with the code that goes to the account's own e-mail", async () => {
    const { email: old, token } = await newMember();
    const { token: other } = await newMember();
    await ask(ProofCode, { body: await newTicket(), token });
    const code = await lastCode(old);
    expect((await refused(Prove, { body: { code }, token: other })).status).toBe(422);
    const { proved_until } = await ask(Prove, { body: { code }, token });
    const minutes = (Date.parse(proved_until) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9);
    expect(minutes).toBeLessThanOrEqual(10.1);
    expect((await ask(UserAuthInfo, { token })).data.userStatus.proved_until).toBe(proved_until);
    await ask(ChangeEmail, await changedTo(newEmail(), token));
  });

  test("proves it with the password, and does not guess it", async () => {
    const { email, token } = await verifiedMember();
    await withPassword(email, token, PASSWORD);
    const guest = (await ask(AutoRegister, { body: { email } })).access_token;
    expect((await refused(Prove, { body: { password: PASSWORD }, token: guest })).status).toBe(422);
    const found = [];
    for (let time = 0; time < 11; time += 1) found.push((await refused(Prove, { body: { password: "nada" }, token })).status);
    expect(found).toEqual([...Array(10).fill(422), 429]);
  });

  test("pays for a code with a captcha, whatever it is for", async () => {
    const { token } = await newMember();
    expect((await refused(ProofCode, { body: {}, token })).status).toBe(400);
    const { token: proved } = await verifiedMember();
    expect((await refused(SetEmailCode, { body: { email: newEmail() }, token: proved })).status).toBe(422);
  });
});

describe("a changed phone", () => {
  test.each(["Agregó un teléfono a su cuenta", "Su teléfono cambió"])(
    "is taken back by who reads the e-mail: %s",
    async (subject) => {
      const { email, token } = await verifiedMember();
      await withPhone(token);
      await withPhone(token);
      await ask(EmailUndo, { body: { token: await undoToken(email, subject) } });
      expect((await refused(UserAuthInfo, { token })).status).toBe(401);
      const { userStatus } = (await ask(UserAuthInfo, { token: await secondSession(email) })).data;
      expect(userStatus).toMatchObject({ email, has_password: false });
      expect(userStatus.phone).toBeUndefined();
    },
  );
});

test("a phone that stays the same is not told as changed", async () => {
  const { token } = await verifiedMember();
  await withPhone(token, await withPhone(token));
  const { records } = await ask(NoticeList, { token });
  expect(records.map(({ title }) => title)).not.toContain("Su teléfono cambió");
});

describe("a changed e-mail", () => {
  test("is taken back by who reads the old one; whoever changed it is out, with password and phone", async () => {
    const { email: old, token, user } = await verifiedMember();
    const stolen = newEmail();
    await ask(ChangeEmail, await changedTo(stolen, token));
    await withPassword(stolen, token, PASSWORD);
    await withPhone(token);
    const undo = { body: { token: await undoToken(old) } };
    await ask(EmailUndo, undo);
    expect((await refused(UserAuthInfo, { token })).status).toBe(401);
    expect((await refused(Login, { body: { loginType: "email", email: old, password: PASSWORD } })).status).toBe(422);
    const back = (await ask(UserAuthInfo, { token: await secondSession(old) })).data;
    expect(back.userStatus).toMatchObject({ email: old, has_password: false });
    expect(back.userStatus.phone ?? "").toBe("");
    expect(user.email).toBe(old);
    expect((await refused(EmailUndo, undo)).status).toBe(422);
  });

  test("is taken back without the phone that was changed before it", async () => {
    const { email: old, token } = await verifiedMember();
    await withPhone(token);
    await ask(ChangeEmail, await changedTo(newEmail(), token));
    await ask(EmailUndo, { body: { token: await undoToken(old) } });
    const { userStatus } = (await ask(UserAuthInfo, { token: await secondSession(old) })).data;
    expect(userStatus.phone).toBeUndefined();
  });

  test("changed twice goes back as far as the first letter", async () => {
    const { email: old, token } = await verifiedMember();
    const [one, two] = [newEmail(), newEmail()];
    await ask(ChangeEmail, await changedTo(one, token));
    await ask(ChangeEmail, await changedTo(two, token));
    await ask(EmailUndo, { body: { token: await undoToken(old) } });
    expect((await refused(EmailUndo, { body: { token: await undoToken(one) } })).status).toBe(422);
    await secondSession(old);
  });

  test("is not taken back with a token of nobody", async () => {
    expect((await refused(EmailUndo, { body: { token: "nobody's" } })).status).toBe(422);
  });
});
