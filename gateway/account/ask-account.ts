import { ChangePhone } from "../../lib/contract/account.ts";
import { Login, LoginCode, RegisterCode } from "../../lib/contract/session.ts";
import { ask, lastCode, newMember, newTicket } from "../ask.ts";

/** A number that no other test knows, as Colombia's mobiles are. */
export const newPhone = () =>
  `3${String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(10, "0")
    .slice(1)}`;

/** A second session of a member, on another device. */
export async function secondSession(email: string) {
  await ask(LoginCode, { query: { ...(await newTicket()), email } });
  const { access_token } = await ask(Login, { body: { loginType: "email", email, code: await lastCode(email) } });
  return access_token;
}

/** A member whose e-mail is proved, with two sessions. */
export async function provedMember() {
  const { email } = await newMember();
  const token = await secondSession(email);
  return { email, token, otherToken: await secondSession(email) };
}

/** Adds a confirmed phone of Colombia to a member, and answers its number. */
export async function withPhone(token: string) {
  const phone = newPhone();
  await ask(RegisterCode, { query: { ...(await newTicket()), area_code: "57", phone }, token });
  await ask(ChangePhone, { body: { area_code: "57", phone, code: await lastCode(`+57${phone}`) }, token });
  return phone;
}
