import { AccountCancelCode, ChangePassword, ChangePasswordByUsername, SetPasswordCode } from "../../lib/contract/account.ts";
import { Login, LoginCode, UserAuthInfo } from "../../lib/contract/session.ts";
import { ask, lastCode, newMember, newTicket, outboxMessages, refused, send } from "../client.fixture.ts";
import { verifiedMember, withPhone } from "./account.fixture.ts";

const NONE = { status: 422, errors: "El código no es correcto o ya se usó. Pida uno nuevo." };

const byPassword = (email: string, password: string) => ({ body: { loginType: "email", email, password } });

describe("the password", () => {
  test("is made with a code sent by e-mail or phone; other sessions end, this one goes on", async () => {
    const { email, token, otherToken } = await verifiedMember();
    await ask(SetPasswordCode, { body: { ...(await newTicket()), channel: "email" }, token });
    await ask(ChangePassword, { body: { code: await lastCode(email), password: "Primera-123" }, token });
    const { data } = await ask(UserAuthInfo, { token });
    expect(data.userStatus.has_password).toBe(true);
    expect((await refused(UserAuthInfo, { token: otherToken })).status).toBe(401);
    expect((await outboxMessages(email))[0]).toMatchObject({ subject: "Su contraseña cambió" });
    await ask(Login, byPassword(email, "Primera-123"));
    const phone = await withPhone(token);
    await ask(SetPasswordCode, { body: { ...(await newTicket()), channel: "phone" }, token });
    await ask(ChangePassword, { body: { code: await lastCode(`+57${phone}`), password: "Segunda-123" }, token });
    expect((await refused(Login, byPassword(email, "Primera-123"))).status).toBe(422);
    await ask(Login, { body: { loginType: "phone", area_code: "57", mobile: phone, password: "Segunda-123" } });
  });

  test("needs a phone to send the code to", async () => {
    const { token } = await newMember();
    const refusal = await refused(SetPasswordCode, { body: { ...(await newTicket()), channel: "phone" }, token });
    expect(refusal).toEqual({ status: 422, errors: "Su cuenta no tiene teléfono." });
  });

  test("is not made with a code for something else, nor too short", async () => {
    const { email, token } = await newMember();
    await ask(AccountCancelCode, { body: await newTicket(), token });
    const body = { code: await lastCode(email), password: "Primera-123" };
    expect(await refused(ChangePassword, { body, token })).toEqual(NONE);
    expect((await refused(ChangePassword, { body: { ...body, password: "corta" }, token })).status).toBe(400);
  });

  test("that was forgotten is replaced by the code of a login alone; every other session ends", async () => {
    const { email, token } = await verifiedMember();
    const reset = (fields: object) => ({ body: { loginType: "email", email, ...fields } });
    const needsCode = await refused(Login, reset({ password: "Primera-123", new_password: "Segunda-123" }));
    expect(needsCode.status).toBe(400);
    await ask(LoginCode, { query: { ...(await newTicket()), email } });
    const code = await lastCode(email);
    expect((await refused(Login, reset({ code, new_password: "corta" }))).status).toBe(400);
    expect((await refused(Login, reset({ code, new_password: "password123" }))).status).toBe(422);
    const opened = await ask(Login, reset({ code, new_password: "Segunda-123" }));
    expect(opened.is_password_changed).toBe(true);
    expect((await refused(UserAuthInfo, { token })).status).toBe(401);
    expect((await outboxMessages(email))[0]).toMatchObject({ subject: "Su contraseña cambió" });
    await ask(Login, byPassword(email, "Segunda-123"));
    const unproved = { body: { code, password: "Tercera-123" }, token: opened.access_token };
    expect(await refused(ChangePassword, unproved)).toEqual(NONE);
  });

  const form = (username: string, old_password: string, password: string) => {
    const fields = new FormData();
    for (const [name, value] of Object.entries({ username, old_password, password })) fields.append(name, value);
    return fields;
  };

  test("is changed with the old one, in a form, by the account's own name", async () => {
    const { email, token } = await newMember();
    await ask(SetPasswordCode, { body: { ...(await newTicket()), channel: "email" }, token });
    await ask(ChangePassword, { body: { code: await lastCode(email), password: "Primera-123" }, token });
    const mismatch = { status: 422, errors: "El usuario o la contraseña actual no coinciden." };
    expect(await refused(ChangePasswordByUsername, { body: form(email, "equivocada", "Segunda-123"), token })).toEqual(mismatch);
    expect(
      await refused(ChangePasswordByUsername, { body: form("otra@example.co", "Primera-123", "Segunda-123"), token }),
    ).toEqual(mismatch);
    expect((await refused(ChangePasswordByUsername, { body: form(email, "Primera-123", "corta"), token })).status).toBe(400);
    await ask(ChangePasswordByUsername, { body: form(email, "Primera-123", "Segunda-123"), token });
    await ask(Login, byPassword(email, "Segunda-123"));
  });

  test("guessed ten times cannot be guessed further", async () => {
    const { email, token } = await newMember();
    const statuses = [];
    for (let time = 0; time < 11; time++)
      statuses.push((await send(ChangePasswordByUsername, { body: form(email, "nada", "Segunda-123"), token })).status);
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
  });
});
