import type { z } from "zod";
import { PASSWORD_LENGTH_MIN } from "../../lib/contract/limits.ts";
import type { Captcha, Register } from "../../lib/contract/session.ts";
import { lockMember } from "../lock-member.ts";
import { Refusal } from "../refusal.ts";
import type { Session } from "../route.ts";
import type { Services } from "../services.ts";
import { spendCode } from "./code.ts";
import { requestCode } from "./code-request.ts";
import { refuseCommonPassword } from "./common-password.ts";
import { type Contact, parseContact } from "./contact.ts";
import { toBrowser } from "./device.ts";
import { HAS_ACCOUNT, TAKEN } from "./emails.ts";
import { memberByContact, registerMember } from "./member.ts";
import { openMemberSession } from "./open-session.ts";
import { passwordHash } from "./password.ts";
import { requireProof } from "./proof.ts";
import { closeSessions } from "./tokens.ts";

type RegisterCodeRequest = Captcha & {
  email?: string | undefined;
  area_code?: string | undefined;
  phone?: string | undefined;
  device_token?: string | undefined;
};
type Caller = { clientIp: string; session: Session | null };

/** Sends a code to a phone that a member adds or changes. Nobody registers by phone (specification 20.1). */
async function sendPhoneCode(
  services: Services,
  { account, ...contact }: Contact,
  ticket: Captcha,
  { clientIp, session }: Caller,
) {
  if (!session)
    throw new Refusal(422, "Las cuentas se crean con un correo electrónico. Después puede añadir el teléfono en su cuenta.");
  await requireProof(services.database, session);
  const owner = await memberByContact(services.database, { account, ...contact });
  const instead = owner && owner.id !== session.memberId ? TAKEN : undefined;
  const slot = { purpose: "change-phone", account, memberId: session.memberId } as const;
  return requestCode(services, { clientIp, account, ticket, slot, instead });
}

/** A verified e-mail gets a notice instead of a code. The code to an unverified one lets its reader take the account over. */
export async function sendRegisterCode(services: Services, request: RegisterCodeRequest, { clientIp, session }: Caller) {
  const contact = parseContact(request);
  if (contact.kind === "phone") return sendPhoneCode(services, contact, request, { clientIp, session });
  const { account } = contact;
  const owner = await memberByContact(services.database, contact);
  const instead = owner?.email_verified_at ? HAS_ACCOUNT : undefined;
  const slot = { purpose: "register", account, device: request.device_token } as const;
  return requestCode(services, { clientIp, account, ticket: request, slot, instead });
}

type RegisterFields = z.output<typeof Register.body>;

/** Creates an account, or claims one that a quotation created. A phone is ignored: it is added in the settings, with a proof. */
export async function register({ database, limits }: Services, fields: RegisterFields & { clientIp: string }) {
  const { email, code, password, source, accepts_terms, accepts_marketing = false, firstname, company, clientIp } = fields;
  await limits.consume("loginsOfIp", clientIp);
  if (accepts_terms === false) throw new Refusal(422, "Para crear la cuenta debe aceptar el acuerdo de usuario.");
  if (password !== undefined && password.length < PASSWORD_LENGTH_MIN)
    throw new Refusal(422, `La contraseña debe tener al menos ${PASSWORD_LENGTH_MIN} caracteres.`);
  if (password !== undefined) refuseCommonPassword(password);
  const browser = toBrowser(fields);
  await spendCode(database, { purpose: "register", account: email.toLowerCase(), device: browser.device }, code);
  const password_hash = password === undefined ? null : await passwordHash(password);
  return database.transaction(async (sql) => {
    const member = await registerMember(sql, { email, source, password_hash, accepts_marketing, firstname, company });
    if (!member) throw new Refusal(422, "Ese correo electrónico ya tiene una cuenta. Inicie sesión.");
    // Lock order: the member before sessions.
    await lockMember(sql, member.id);
    await closeSessions(sql, member.id);
    return openMemberSession(sql, member, browser);
  });
}
