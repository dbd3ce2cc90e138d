import * as account from "../../lib/contract/account.ts";
import { Login, LoginCode, RegisterCode, UserAuthInfo } from "../../lib/contract/session.ts";
import {
  ask,
  expire,
  HOSTILE_TEXTS,
  lastCode,
  newMember,
  newTicket,
  outboxMessages,
  refused,
  send,
  waitForMessage,
} from "../client.fixture.ts";
import { newPhone, verifiedMember, withPhone } from "./account.fixture.ts";

const newEmail = () => `${crypto.randomUUID()}@example.co`;
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

const WRONG = { status: 422, errors: "El código no es correcto. Revíselo e inténtelo de nuevo." };
const EXPIRED = { status: 422, errors: "El código venció. Pida uno nuevo." };
const NONE = { status: 422, errors: "El código no es correcto o ya se usó. Pida uno nuevo." };

const UNPROVED = {
  status: 403,
  errors: "Por seguridad, confirme primero que es usted, con su contraseña o con un código.",
};

const emailCode = async (email: string, token: string) =>
  ask(account.SetEmailCode, { body: { ...(await newTicket()), email }, token });

const info = async (token: string) => (await ask(UserAuthInfo, { token })).data;

test("every call needs a session, but for the one that takes back a change", async () => {
  for (const call of Object.values(account)) {
    if (typeof call !== "object" || !("kind" in call) || call === account.EmailUndo) continue;
    expect((await refused(call, call.method === "GET" ? {} : { body: {} })).status).toBe(401);
  }
});

describe("the profile", () => {
  // spec: 20.5
  test("is changed, and what is left out stays", async () => {
    const { token } = await newMember();
    const body = {
      firstname: " Ana María ",
      nickname: "Ana",
      nationality: "CO",
      company: "Variedades Ana",
      tax_id: "900.123.456-8",
    };
    await ask(account.ChangeInfo, { body, token });
    await ask(account.ChangeInfo, { body: { firstname: "Ana Lucía", company: "" }, token });
    expect(await info(token)).toMatchObject({
      userOther: { firstname: "Ana Lucía", nickname: "Ana", company: "", tax_id: "900123456-8" },
      userinfo: { nationality: "CO" },
    });
  });

  test.each([
    ["abc", /^Escriba un NIT/],
    ["1", /^Escriba un NIT/],
    ["900123456", /^Falta el dígito/],
    ["900123456-7", /^El dígito/],
  ])("refuses the tax number %j, and says what is wrong with it", async (tax_id, refusal) => {
    const { token } = await newMember();
    const { status, errors } = await refused(account.ChangeInfo, { body: { firstname: "Ana", tax_id }, token });
    expect({ status, errors }).toEqual({ status: 422, errors: { tax_id: [expect.stringMatching(refusal)] } });
    expect((await info(token)).userOther.tax_id).toBe("");
  });

  test("takes any tax number of another country", async () => {
    const { token } = await newMember();
    await ask(account.ChangeInfo, { body: { firstname: "Ana", nationality: "ES", tax_id: "B-123" }, token });
    expect((await info(token)).userOther.tax_id).toBe("B-123");
  });

  test("needs a name, and takes any other text as text", async () => {
    const { token } = await newMember();
    expect(await refused(account.ChangeInfo, { body: { firstname: "  " }, token })).toEqual({
      status: 422,
      errors: "Indique su nombre.",
    });
    for (const firstname of HOSTILE_TEXTS) {
      const { status } = await send(account.ChangeInfo, { body: { firstname }, token });
      expect([200, 400, 422]).toContain(status);
    }
  });
});

describe("the e-mail", () => {
  test("is changed with a code sent to the new one; the old one is told, other sessions end", async () => {
    const { email: old, token, otherToken } = await verifiedMember();
    const email = newEmail();
    await emailCode(email, token);
    await ask(account.ChangeEmail, { body: { email, code: await lastCode(email) }, token });
    expect((await info(token)).userStatus.email).toBe(email);
    await waitForMessage(old, "Su correo electrónico cambió");
    expect((await refused(UserAuthInfo, { token: otherToken })).status).toBe(401);
  });

  test("is not changed with a code that is wrong, expired, used, or of another member or e-mail", async () => {
    const { token } = await verifiedMember();
    const { token: stranger } = await verifiedMember();
    const email = newEmail();
    await emailCode(email, token);
    const code = await lastCode(email);
    expect(await refused(account.ChangeEmail, { body: { email, code: other(code) }, token })).toEqual(WRONG);
    expect(await refused(account.ChangeEmail, { body: { email: newEmail(), code }, token })).toEqual(NONE);
    expect(await refused(account.ChangeEmail, { body: { email, code }, token: stranger })).toEqual(NONE);
    await expire(email);
    expect(await refused(account.ChangeEmail, { body: { email, code }, token })).toEqual(EXPIRED);
    await emailCode(email, token);
    const fresh = { body: { email, code: await lastCode(email) }, token };
    await ask(account.ChangeEmail, fresh);
    expect(await refused(account.ChangeEmail, fresh)).toEqual(NONE);
  });

  test("of another account gets an e-mail instead of a code", async () => {
    const { token } = await verifiedMember();
    const { email } = await newMember();
    const taken = await emailCode(email, token);
    expect(taken).toEqual(await emailCode(newEmail(), token));
    expect((await outboxMessages(email))[0]).toMatchObject({ subject: "Este contacto ya pertenece a una cuenta" });
  });

  test("stays with whoever registered it since the code was sent", async () => {
    const { token } = await verifiedMember();
    const email = newEmail();
    await emailCode(email, token);
    const code = await lastCode(email);
    const owner = await verifiedMember();
    await emailCode(email, owner.token);
    await ask(account.ChangeEmail, { body: { email, code: await lastCode(email) }, token: owner.token });
    expect(await refused(account.ChangeEmail, { body: { email, code }, token })).toEqual({
      status: 422,
      errors: "Ese contacto ya pertenece a otra cuenta.",
    });
  });
});

describe("the phone", () => {
  // spec: 20.1
  test("is confirmed by a code, and logs in with a code from then on", async () => {
    const { token, email } = await verifiedMember();
    const phone = await withPhone(token);
    expect((await info(token)).userStatus).toMatchObject({ area_code: "57", phone });
    await ask(LoginCode, { query: { ...(await newTicket()), area_code: "+57", mobile: phone } });
    const code = await lastCode(`+57${phone}`);
    const { user } = await ask(Login, { body: { loginType: "phone", area_code: "57", mobile: phone, code } });
    expect(user).toMatchObject({ email, phone, loginType: "phone" });
  });

  test("of another account gets a message instead of a code", async () => {
    const phone = await withPhone((await verifiedMember()).token);
    const { token } = await verifiedMember();
    await ask(RegisterCode, { query: { ...(await newTicket()), area_code: "57", phone }, token });
    expect((await outboxMessages(`+57${phone}`))[0]).toMatchObject({ subject: "Este contacto ya pertenece a una cuenta" });
    const refusal = await refused(account.ChangePhone, { body: { area_code: "57", phone, code: "000000" }, token });
    expect(refusal).toEqual(WRONG);
  });

  test("is one number however its calling code is cut off", async () => {
    const [owner, another] = [await verifiedMember(), await verifiedMember()];
    const phone = await withPhone(owner.token);
    const cut = { area_code: `57${phone.slice(0, 1)}`, phone: phone.slice(1) };
    await ask(RegisterCode, { query: { ...(await newTicket()), ...cut }, token: another.token });
    expect((await outboxMessages(`+57${phone}`))[0]).toMatchObject({ subject: "Este contacto ya pertenece a una cuenta" });
    await ask(LoginCode, { query: { ...(await newTicket()), area_code: cut.area_code, mobile: cut.phone } });
    const login = { loginType: "phone", area_code: cut.area_code, mobile: cut.phone, code: await lastCode(`+57${phone}`) };
    expect((await ask(Login, { body: login })).user).toMatchObject({ email: owner.email, phone });
  });

  test("is not added by who merely knows the e-mail", async () => {
    const { token } = await newMember();
    const asked = { query: { ...(await newTicket()), area_code: "57", phone: newPhone() }, token };
    expect(await refused(RegisterCode, asked)).toEqual(UNPROVED);
  });
});

test("half a captcha ticket is a wrong one", async () => {
  const { token } = await newMember();
  const refusal = await refused(account.SetPasswordCode, { body: { channel: "email", rand_str: "x" }, token });
  expect(refusal.status).toBe(422);
});
