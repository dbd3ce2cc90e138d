import type { z } from "zod";
import type { Captcha, Login } from "../../lib/contract/session.ts";
import { Refusal } from "../refusal.ts";
import { spendCode } from "./code.ts";
import { type Desk, requestCode } from "./code-request.ts";
import { type Contact, contactOf } from "./contact.ts";
import { claimMember, memberByContact } from "./member.ts";
import { isPassword } from "./password.ts";
import { loggedIn } from "./store.ts";
import { closeSessions } from "./tokens.ts";

type Given = z.output<typeof Login.body> & { address: string };

const MISMATCH = "El usuario o la contraseña no coinciden.";

/** One text for a wrong account and a wrong password, so that nobody learns which accounts exist. */
async function byPassword({ database }: Desk, contact: Contact, password: string) {
  const member = await memberByContact(database, contact);
  if (!(await isPassword(password, member?.password_hash)) || !member) throw new Refusal(422, MISMATCH);
  return loggedIn(database, member);
}

/**
 * Who has the code has the mailbox. Before the first time, an account may have been made by somebody who merely knew the
 * e-mail: it is then its owner's alone, without the sessions, password and phone that it had.
 */
async function byCode({ database }: Desk, contact: Contact, code: string) {
  const { account } = contact;
  await spendCode(database, { purpose: "login", account }, code);
  return database.transaction(async (sql) => {
    const member = await memberByContact(sql, contact);
    if (!member) throw new Refusal(422, MISMATCH);
    if (contact.kind === "phone" || member.email_verified_at) return loggedIn(sql, member);
    await closeSessions(sql, member.id);
    return loggedIn(sql, await claimMember(sql, member.id));
  });
}

/** Logs in with a code, or with a password. Each has its own count of attempts: who is locked out of one has the other. */
export async function login(desk: Desk, { loginType, email, area_code, mobile, code, password = "", address }: Given) {
  await desk.limits.count("loginsOfAddress", address);
  const contact = contactOf(loginType === "email" ? { email } : { area_code, phone: mobile });
  const counted = `${contact.account} ${code ? "code" : "password"}`;
  await desk.limits.count("loginsOfAccount", counted);
  const session = await (code ? byCode(desk, contact, code) : byPassword(desk, contact, password));
  await desk.limits.forget("loginsOfAccount", counted);
  return session;
}

type Asked = Captcha & { email?: string | undefined; area_code?: string | undefined; mobile?: string | undefined };

/** Sends the code for a login. Where there is no account nothing is sent, and the answer is the same. */
export async function sendLoginCode(desk: Desk, { mobile, address, ...asked }: Asked & { address: string }) {
  const contact = contactOf({ ...asked, phone: mobile });
  const { account } = contact;
  const member = await memberByContact(desk.database, contact);
  const instead = member ? undefined : null;
  await requestCode(desk, { address, account, ticket: asked, slot: { purpose: "login", account }, instead });
  return { message: "Si la cuenta existe, le enviamos un código de 6 dígitos. Vence en 10 minutos." };
}
