import { AutoRegister, Login, LoginByCookie, Logout, UserAuthInfo } from "../../lib/contract/session.ts";
import { ask, newMember, refused } from "../ask.ts";

test("a registered guest has a session", async () => {
  const { email, token, user } = await newMember();
  expect(user).toMatchObject({ email, loginType: "email", userType: "buyer" });
  const { data } = await ask(UserAuthInfo, { token });
  expect(data.userStatus).toMatchObject({ email, usertype: "buyer", has_password: false });
});

test("an e-mail with an account is not handed to whoever knows it", async () => {
  const { email } = await newMember();
  const told = await refused(AutoRegister, { body: { email: email.toUpperCase() } });
  expect(told).toEqual({ status: 422, errors: "Ese correo electrónico ya tiene una cuenta. Inicie sesión." });
});

test("a session is renewed once by its long-lived token, and its old bearer ends", async () => {
  const { token, restoreToken, user } = await newMember();
  const renewed = await ask(LoginByCookie, { body: { token: restoreToken } });
  expect(renewed.user).toEqual(user);
  await ask(UserAuthInfo, { token: renewed.access_token });
  expect((await refused(UserAuthInfo, { token })).status).toBe(401);
  expect((await refused(LoginByCookie, { body: { token: restoreToken } })).status).toBe(401);
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

test("an account without a password is not entered with one, nor is one that does not exist", async () => {
  const { email } = await newMember();
  for (const account of [email, "nadie@example.co"]) {
    const told = await refused(Login, { body: { loginType: "email", email: account, password: "Secreta-123" } });
    expect(told).toEqual({ status: 422, errors: "El usuario o la contraseña no coinciden." });
  }
});
