import { AutoRegister, Login, LoginCode, Register, RegisterCode, UserAuthInfo, VerifyCode } from "../../lib/contract/session.ts";
import { ask, expire, lastCode, newMember, newTicket, outboxMessages, refused } from "../client.fixture.ts";

const newEmail = () => `${crypto.randomUUID()}@example.co`;
const newPhone = () =>
  `3${String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(9, "0")
    .slice(0, 9)}`;

const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

const sendLoginCode = async (email: string) => ask(LoginCode, { query: { ...(await newTicket()), email } });
const sendRegisterCode = async (email: string) => ask(RegisterCode, { query: { ...(await newTicket()), email } });
const byCode = (email: string, code: string) => ({ body: { loginType: "email", email, code } });

const WRONG = "El código no es correcto. Revíselo e inténtelo de nuevo.";
const EXPIRED = "El código venció. Pida uno nuevo.";
const WORN = "Se agotaron los intentos con este código. Pida uno nuevo.";
const NONE = "El código no es correcto o ya se usó. Pida uno nuevo.";

/** A member who registered with a code. */
async function registered(password?: string) {
  const email = newEmail();
  await sendRegisterCode(email);
  const code = await lastCode(email);
  const { access_token: token, user } = await ask(Register, { body: { email, code, accepts_terms: true, password } });
  return { email, token, user, code };
}

describe("registration with a code", () => {
  test("opens a session, and the code is used up", async () => {
    const { email, token, user, code } = await registered();
    expect(user).toMatchObject({ email, loginType: "email", phone: "" });
    await ask(UserAuthInfo, { token });
    expect(await refused(Register, { body: { email, code } })).toEqual({ status: 422, errors: NONE });
  });

  test("keeps the name and the company that were given", async () => {
    const email = newEmail();
    await sendRegisterCode(email);
    const body = { email, code: await lastCode(email), accepts_terms: true, firstname: " Ana Gómez ", company: "Variedades Ana" };
    const { access_token: token, user } = await ask(Register, { body });
    expect(user.userName).toBe("Ana Gómez");
    const { data } = await ask(UserAuthInfo, { token });
    expect(data.userOther).toMatchObject({ firstname: "Ana Gómez", company: "Variedades Ana" });
  });

  test("keeps the password, which then logs in", async () => {
    const { email } = await registered("Secreta-123");
    await ask(Login, { body: { loginType: "email", email: email.toUpperCase(), password: "Secreta-123" } });
  });

  test("needs a long enough password and the agreement, before the code is used up", async () => {
    const email = newEmail();
    await sendRegisterCode(email);
    const code = await lastCode(email);
    const short = await refused(Register, { body: { email, code, password: "corta" } });
    expect(short).toEqual({ status: 422, errors: "La contraseña debe tener al menos 8 caracteres." });
    const unread = await refused(Register, { body: { email, code, accepts_terms: false } });
    expect(unread).toEqual({ status: 422, errors: "Para crear la cuenta debe aceptar el acuerdo de usuario." });
    await ask(Register, { body: { email, code } });
  });

  test("who has an account gets an e-mail that says so, and no code", async () => {
    const { email } = await registered();
    const unknown = await sendRegisterCode(newEmail());
    expect(await sendRegisterCode(email.toUpperCase())).toEqual(unknown);
    expect((await outboxMessages(email))[0]).toMatchObject({ subject: "Usted ya tiene una cuenta" });
    expect(await refused(Register, { body: { email, code: "000000" } })).toEqual({ status: 422, errors: WRONG });
  });

  test("takes over an account that somebody made with the e-mail, whose session ends", async () => {
    const { email, token, user } = await newMember();
    await sendRegisterCode(email);
    const taken = await ask(Register, { body: { email, code: await lastCode(email) } });
    expect(taken.user.userId).toBe(user.userId);
    expect((await refused(UserAuthInfo, { token })).status).toBe(401);
    await ask(UserAuthInfo, { token: taken.access_token });
  });

  // spec: 20.1
  test("by phone is refused: accounts are made with an e-mail", async () => {
    const refusal = await refused(RegisterCode, { query: { ...(await newTicket()), area_code: "57", phone: newPhone() } });
    expect(refusal).toEqual({
      status: 422,
      errors: "Las cuentas se crean con un correo electrónico. Después puede añadir el teléfono en su cuenta.",
    });
  });
});

describe("login with a code", () => {
  test("opens a session, and the code is used up", async () => {
    const { email, user } = await registered();
    await sendLoginCode(email);
    const code = await lastCode(email);
    expect((await ask(Login, byCode(email, ` ${code.slice(0, 3)} ${code.slice(3)}`))).user).toEqual(user);
    expect(await refused(Login, byCode(email, code))).toEqual({ status: 422, errors: NONE });
  });

  test("ends the sessions of whoever made the account with somebody else's e-mail; later logins end none", async () => {
    const { email, token, restoreToken } = await newMember();
    await sendLoginCode(email);
    const first = await ask(Login, byCode(email, await lastCode(email)));
    expect((await refused(UserAuthInfo, { token })).status).toBe(401);
    expect(restoreToken).not.toBe("");
    await sendLoginCode(email);
    await ask(Login, byCode(email, await lastCode(email)));
    await ask(UserAuthInfo, { token: first.access_token });
  });

  test("an expired code is refused, a new one works", async () => {
    const { email } = await registered();
    await sendLoginCode(email);
    await expire(email);
    expect(await refused(Login, byCode(email, await lastCode(email)))).toEqual({ status: 422, errors: EXPIRED });
    await sendLoginCode(email);
    await ask(Login, byCode(email, await lastCode(email)));
  });

  test("after five wrong tries the right code is worth nothing", async () => {
    const { email } = await registered();
    await sendLoginCode(email);
    const code = await lastCode(email);
    for (const errors of [WRONG, WRONG, WRONG, WRONG, WORN])
      expect(await refused(Login, byCode(email, other(code)))).toEqual({ status: 422, errors });
    expect(await refused(Login, byCode(email, code))).toEqual({ status: 422, errors: WORN });
  });

  test("many guesses at once are as many tries, and one right code opens one session", async () => {
    const { email } = await registered();
    await sendLoginCode(email);
    const code = await lastCode(email);
    const wins = await Promise.allSettled([1, 2, 3, 4].map(() => ask(Login, byCode(email, code))));
    expect(wins.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("a newer code replaces the older", async () => {
    const { email } = await registered();
    await sendLoginCode(email);
    const old = await lastCode(email);
    await sendLoginCode(email);
    if (old !== (await lastCode(email))) expect((await refused(Login, byCode(email, old))).errors).toBe(WRONG);
    await ask(Login, byCode(email, await lastCode(email)));
  });

  test("a code is good for what it was sent for, and for whom", async () => {
    const [one, two] = [await registered(), await registered()];
    await sendLoginCode(one.email);
    const code = await lastCode(one.email);
    expect(await refused(Login, byCode(two.email, code))).toEqual({ status: 422, errors: NONE });
    expect(await refused(Register, { body: { email: one.email, code } })).toEqual({ status: 422, errors: NONE });
  });

  test("an account that does not exist is answered like one that does, and nothing is sent", async () => {
    const { email } = await registered();
    const nobody = newEmail();
    expect(await sendLoginCode(nobody)).toEqual(await sendLoginCode(email));
    expect(await outboxMessages(nobody)).toEqual([]);
    const code = other(await lastCode(email));
    expect(await refused(Login, byCode(nobody, code))).toEqual(await refused(Login, byCode(email, code)));
    expect(await ask(VerifyCode, { body: { account: nobody, code } })).toEqual({ valid: false });
  });

  // spec: 20.2
  test("what is no e-mail and no phone is refused before anything is sent", async () => {
    const ticket = await newTicket();
    expect(await refused(LoginCode, { query: { ...ticket, email: "ana" } })).toEqual({
      status: 422,
      errors: "Revise el correo electrónico.",
    });
    expect(await refused(LoginCode, { query: { ...ticket, area_code: "57", mobile: "12" } })).toEqual({
      status: 422,
      errors: "Revise el indicativo y el número de teléfono.",
    });
    expect((await refused(LoginCode, { query: ticket })).status).toBe(400);
  });
});

// spec: 20.3
test("a captcha ticket is good for one code, and none is sent without one", async () => {
  const refusal = { status: 422, errors: "La verificación venció o ya se usó. Complete una nueva e inténtelo otra vez." };
  const { email } = await newMember();
  const ticket = await newTicket();
  await ask(LoginCode, { query: { ...ticket, email } });
  expect(await refused(LoginCode, { query: { ...ticket, email } })).toEqual(refusal);
  expect(await refused(RegisterCode, { query: { ...ticket, email: newEmail() } })).toEqual(refusal);
  expect(await outboxMessages(email)).toHaveLength(1);
});

describe("a code is verified", () => {
  test("without being used up, however often", async () => {
    const { email } = await registered();
    await sendLoginCode(email);
    const code = await lastCode(email);
    for (let asked = 0; asked < 8; asked++)
      expect(await ask(VerifyCode, { body: { account: email.toUpperCase(), code } })).toEqual({ valid: true });
    await ask(Login, byCode(email, code));
  });

  test("and a wrong one counts as a try", async () => {
    const { email } = await registered();
    await sendLoginCode(email);
    const code = await lastCode(email);
    for (let asked = 0; asked < 5; asked++)
      expect(await ask(VerifyCode, { body: { account: email, code: other(code) } })).toEqual({ valid: false });
    expect(await ask(VerifyCode, { body: { account: email, code } })).toEqual({ valid: false });
    expect(await refused(Login, byCode(email, code))).toEqual({ status: 422, errors: WORN });
  });
});

test("an e-mail registered with a code is not handed to a guest who asks for a quotation with it", async () => {
  const { email, user } = await registered();
  expect((await ask(AutoRegister, { body: { email } })).user.userId).not.toBe(user.userId);
});

test("a password that everybody tries first is refused, before the code is used up", async () => {
  const email = newEmail();
  await sendRegisterCode(email);
  const code = await lastCode(email);
  for (const password of ["password", "Qwertyuiop", "1qaz2wsx"])
    expect(await refused(Register, { body: { email, code, password } })).toMatchObject({
      status: 422,
      errors: { password: ["Esa contraseña es una de las más usadas y se adivina enseguida. Elija otra."] },
    });
  await ask(Register, { body: { email, code, password: "Tazas-de-ceramica-7" } });
});
