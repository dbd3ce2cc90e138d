import type { z } from "zod";
import type { Captcha, Login } from "../../lib/contract/session.ts";
import type { Sql } from "../db/database.ts";
import { lockMember } from "../one-default.ts";
import { Refusal } from "../refusal.ts";
import { spendCode } from "./code.ts";
import { type Desk, requestCode } from "./code-request.ts";
import { type Contact, parseContact } from "./contact.ts";
import { type Browser, browserOf, isKnownDevice } from "./device.ts";
import { claimMember, type Member, memberByContact } from "./member.ts";
import { isOutdated, isPassword, passwordHash } from "./password.ts";
import { loggedIn } from "./store.ts";
import { closeSessions } from "./tokens.ts";

type LoginFields = z.output<typeof Login.body> & { address: string };

const MISMATCH = "El usuario o la contraseña no coinciden.";

type Attempt = { contact: Contact; browser: Browser; address: string };

/**
 * Counts an attempt with a password where it comes from: strangers who guess use up their own attempts. Browsers that the member
 * has logged in with count apart; all others together are slowed down too, and their owner still has the code.
 * Answers what to forget once the password was right.
 */
async function countPassword({ database, limits }: Desk, member: Member | undefined, { contact, browser, address }: Attempt) {
  const { account } = contact;
  if (await isKnownDevice(database, member?.id, browser.device)) {
    const device = `${account} ${browser.device}`;
    await limits.count("passwordsOfDevice", device);
    return () => limits.forget("passwordsOfDevice", device);
  }
  const pair = `${account} ${address}`;
  await limits.count("passwordsOfPair", pair);
  await limits.count("passwordsOfAccount", account);
  return () => limits.forget("passwordsOfPair", pair);
}

/**
 * The member of a contact, who stays so until the transaction ends. Locked before the sessions, as by who cancels the account; read again
 * once locked: who has cancelled it meanwhile, or is reached elsewhere now, is not found.
 */
async function lockedMember(sql: Sql, contact: Contact): Promise<Member> {
  const found = await memberByContact(sql, contact);
  if (found) await lockMember(sql, found.id);
  const member = found && (await memberByContact(sql, contact));
  if (!member || member.id !== found.id) throw new Refusal(422, MISMATCH);
  return member;
}

/** One text for a wrong account and a wrong password, so that nobody learns which accounts exist. */
async function byPassword(desk: Desk, password: string, attempt: Attempt) {
  const { database } = desk;
  const found = await memberByContact(database, attempt.contact);
  const forget = await countPassword(desk, found, attempt);
  const checked = found?.password_hash;
  if (!(await isPassword(password, checked)) || !checked) throw new Refusal(422, MISMATCH);
  await forget();
  const anew = isOutdated(checked) ? await passwordHash(password) : undefined;
  return database.transaction(async (sql) => {
    const member = await lockedMember(sql, attempt.contact);
    const isAsChecked = member.password_hash === checked;
    // Another login may have kept the same password anew; a password that was changed lets nobody in.
    if (!isAsChecked && !(await isPassword(password, member.password_hash))) throw new Refusal(422, MISMATCH);
    if (isAsChecked && anew) await sql.run("update member set password_hash = $2 where id = $1", [member.id, anew]);
    return loggedIn(sql, member, attempt.browser);
  });
}

/**
 * Who has the code has the mailbox. Before the first time, an account may have been made by somebody who merely knew the
 * e-mail: it is then its owner's alone, without the sessions, password and phone that it had.
 */
async function byCode({ database }: Desk, code: string, { contact, browser }: Attempt) {
  const { account } = contact;
  await spendCode(database, { purpose: "login", account, device: browser.device }, code);
  return database.transaction(async (sql) => {
    const member = await lockedMember(sql, contact);
    if (contact.kind === "phone" || member.email_verified_at) return loggedIn(sql, member, browser);
    await closeSessions(sql, member.id);
    return loggedIn(sql, await claimMember(sql, member.id), browser);
  });
}

/** Logs in with a code, which counts its own tries, or with a password. */
export async function login(desk: Desk, fields: LoginFields) {
  const { loginType, email, area_code, mobile, code, password = "", address } = fields;
  await desk.limits.count("loginsOfAddress", address);
  const contact = parseContact(loginType === "email" ? { email } : { area_code, phone: mobile });
  const attempt = { contact, browser: browserOf(fields), address };
  return code ? byCode(desk, code, attempt) : byPassword(desk, password, attempt);
}

type LoginCodeRequest = Captcha & Pick<LoginFields, "email" | "area_code" | "mobile" | "device_token">;

/** Sends the code for a login. Where there is no account nothing is sent, and the answer is the same. */
export async function sendLoginCode(desk: Desk, { mobile, address, ...request }: LoginCodeRequest & { address: string }) {
  const contact = parseContact({ ...request, phone: mobile });
  const { account } = contact;
  const member = await memberByContact(desk.database, contact);
  const instead = member ? undefined : null;
  const device = request.device_token;
  const isKnown = await isKnownDevice(desk.database, member?.id, device);
  const slot = { purpose: "login", account, device } as const;
  await requestCode(desk, { address, account, ticket: request, slot, instead, ...(isKnown && { device }) });
  return { message: "Si la cuenta existe, le enviamos un código de 6 dígitos. Vence en 10 minutos." };
}
