import { ChangePassword, ChangePhone, SetPasswordCode } from "../../lib/contract/account.ts";
import { Login, LoginCode, RegisterCode } from "../../lib/contract/session.ts";
import { ask, lastCode, newMember, newTicket } from "../client.fixture.ts";

export const newPhone = () =>
  `3${String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(10, "0")
    .slice(1)}`;

export async function secondSession(email: string, browser: { user_agent?: string; device_token?: string } = {}) {
  const { device_token } = browser;
  await ask(LoginCode, { query: { ...(await newTicket()), email, ...(device_token && { device_token }) } });
  const body = { loginType: "email", email, code: await lastCode(email), ...browser };
  return (await ask(Login, { body })).access_token;
}

export async function verifiedMember() {
  const { email, user } = await newMember();
  const token = await secondSession(email);
  return { email, user, token, otherToken: await secondSession(email) };
}

export async function withPassword(email: string, token: string, password: string) {
  await ask(SetPasswordCode, { body: { ...(await newTicket()), channel: "email" }, token });
  await ask(ChangePassword, { body: { code: await lastCode(email), password }, token });
}

export async function withPhone(token: string, phone = newPhone()) {
  await ask(RegisterCode, { query: { ...(await newTicket()), area_code: "57", phone }, token });
  await ask(ChangePhone, { body: { area_code: "57", phone, code: await lastCode(`+57${phone}`) }, token });
  return phone;
}
