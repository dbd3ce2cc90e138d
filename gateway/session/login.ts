import type { z } from "zod";
import { CODE_DIGITS } from "../../lib/contract/limits.ts";
import type { Captcha, Login } from "../../lib/contract/session.ts";
import type { Sql } from "../db/database.ts";
import { lockMember } from "../lock-member.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { CODE_MINUTES, spendCode } from "./code.ts";
import { requestCode } from "./code-request.ts";
import { refuseCommonPassword } from "./common-password.ts";
import { type Contact, parseContact } from "./contact.ts";
import { type Browser, isKnownDevice, toBrowser } from "./device.ts";
import { claimMember, type Member, memberByContact } from "./member.ts";
import { openMemberSession } from "./open-session.ts";
import { isOutdated, isPassword, passwordHash } from "./password.ts";
import { savePassword } from "./save-password.ts";
import { closeSessions } from "./tokens.ts";

type LoginFields = z.output<typeof Login.body> & { clientIp: string };

// The same refusal answers an unknown account, so that it does not reveal which accounts exist.
const mismatch = ({ kind }: Contact) =>
  new Refusal(422, `El ${kind === "email" ? "correo" : "celular"} o la contraseña no coinciden.`);

type Attempt = { contact: Contact; browser: Browser; clientIp: string };

export async function login(services: Services, fields: LoginFields) {
  const { loginType, email, area_code, mobile, code, password = "", new_password, clientIp } = fields;
  await services.limits.consume("loginsOfIp", clientIp);
  const contact = parseContact(loginType === "email" ? { email } : { area_code, phone: mobile });
  const attempt = { contact, browser: toBrowser(fields), clientIp };
  return code
    ? loginByCode(services, { code, newPassword: new_password }, attempt)
    : loginByPassword(services, password, attempt);
}

async function loginByPassword(services: Services, password: string, attempt: Attempt) {
  const { database } = services;
  const found = await memberByContact(database, attempt.contact);
  const forgetAttempts = await countPasswordAttempt(services, found, attempt);
  const checkedHash = found?.password_hash;
  if (!(await isPassword(password, checkedHash)) || !checkedHash) throw mismatch(attempt.contact);
  await forgetAttempts();
  const newHash = isOutdated(checkedHash) ? await passwordHash(password) : undefined;
  return database.transaction(async (sql) => {
    const member = await lockMemberByContact(sql, attempt.contact);
    const isAsChecked = member.password_hash === checkedHash;
    // The hash may have been upgraded, or the password changed, meanwhile.
    if (!isAsChecked && !(await isPassword(password, member.password_hash))) throw mismatch(attempt.contact);
    if (isAsChecked && newHash) await sql.run("update member set password_hash = $2 where id = $1", [member.id, newHash]);
    return openMemberSession(sql, member, attempt.browser);
  });
}

/** Counts an attempt. A known browser has its own limit, so strangers cannot lock a member out. Returns a function that forgets the attempts after a success. */
async function countPasswordAttempt(
  { database, limits }: Services,
  member: Member | undefined,
  { contact, browser, clientIp }: Attempt,
) {
  const { account } = contact;
  if (await isKnownDevice(database, member?.id, browser.device)) {
    const accountAndDevice = `${account} ${browser.device}`;
    await limits.consume("passwordsOfDevice", accountAndDevice);
    return () => limits.forget("passwordsOfDevice", accountAndDevice);
  }
  const accountAndIp = `${account} ${clientIp}`;
  await limits.consume("passwordsOfPair", accountAndIp);
  await limits.consume("passwordsOfAccount", account);
  return () => limits.forget("passwordsOfPair", accountAndIp);
}

type Proof = { code: string; newPassword: string | undefined };

async function loginByCode({ database }: Services, { code, newPassword }: Proof, { contact, browser }: Attempt) {
  if (newPassword) refuseCommonPassword(newPassword);
  await spendCode(database, { purpose: "login", account: contact.account, device: browser.device }, code);
  const hash = newPassword && (await passwordHash(newPassword));
  return database.transaction(async (sql) => {
    const member = await proveContact(sql, contact);
    if (!hash) return openMemberSession(sql, member, browser);
    await savePassword(sql, member, hash);
    await closeSessions(sql, member.id);
    return { ...(await openMemberSession(sql, member, browser)), is_password_changed: true };
  });
}

/** A code sent by e-mail proves the mailbox. The first such proof removes sessions, password and phone of whoever created the account. */
async function proveContact(sql: Sql, contact: Contact): Promise<Member> {
  const member = await lockMemberByContact(sql, contact);
  if (contact.kind === "phone" || member.email_verified_at) return member;
  await closeSessions(sql, member.id);
  return claimMember(sql, member.id);
}

/** Locks the member (before sessions, as when cancelling) and reads again: the contact may have become another member's. */
async function lockMemberByContact(sql: Sql, contact: Contact): Promise<Member> {
  const found = await memberByContact(sql, contact);
  if (found) await lockMember(sql, found.id);
  const member = found && (await memberByContact(sql, contact));
  if (!member || member.id !== found.id) throw mismatch(contact);
  return member;
}

type LoginCodeRequest = Captcha & Pick<LoginFields, "email" | "area_code" | "mobile" | "device_token">;

/** Without an account the answer is the same, and nothing is sent. */
export async function sendLoginCode(
  services: Services,
  { mobile, clientIp, ...request }: LoginCodeRequest & { clientIp: string },
) {
  const contact = parseContact({ ...request, phone: mobile });
  const { account } = contact;
  const member = await memberByContact(services.database, contact);
  const instead = member ? undefined : null;
  const device = request.device_token;
  const isKnown = await isKnownDevice(services.database, member?.id, device);
  const slot = { purpose: "login", account, device } as const;
  await requestCode(services, { clientIp, account, ticket: request, slot, instead, ...(isKnown && { knownDevice: device }) });
  return { message: `Si la cuenta existe, le enviamos un código de ${CODE_DIGITS} dígitos. Vence en ${CODE_MINUTES} minutos.` };
}
