import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { ChangeEmail, ChangePhone, SetEmailCode } from "../../lib/contract/account.ts";
import type { Sql } from "../db/database.ts";
import { lockActiveMember } from "../lock-member.ts";
import { contactAdded, contactChanged, withUndo } from "../notice/account-content.ts";
import { createNotice } from "../notice/create.ts";
import { refuseDuplicate } from "../refusal.ts";
import type { Session } from "../route.ts";
import type { Services } from "../services.ts";
import { forgetCodes, spendCode } from "../session/code.ts";
import { requestCode } from "../session/code-request.ts";
import { type Contact, parseContact } from "../session/contact.ts";
import { TAKEN } from "../session/emails.ts";
import { accountOfMember, findMember, type Member, memberByContact } from "../session/member.ts";
import { requireProof } from "../session/proof.ts";
import { closeOtherSessions } from "../session/tokens.ts";
import { type Caller, captchaTicket } from "./caller.ts";
import { undoLink } from "./email-undo.ts";

/** Needs a fresh proof. Codes for a new phone are sent by `sendRegisterCode`. */
export async function sendEmailCode(services: Services, body: z.output<typeof SetEmailCode.body>, { session, clientIp }: Caller) {
  const contact = parseContact({ email: body.email });
  const { account } = contact;
  await requireProof(services.database, session);
  const owner = await memberByContact(services.database, contact);
  const instead = owner && owner.id !== session.memberId ? TAKEN : undefined;
  const slot = { purpose: "change-email", account, memberId: session.memberId } as const;
  return requestCode(services, { clientIp, account, ticket: captchaTicket(body), slot, instead });
}

const refuseTaken = refuseDuplicate("Ese contacto ya pertenece a otra cuenta.");

type NewEmail = z.output<typeof ChangeEmail.body>;

/** `before`: the member before the change. Its former e-mail is sent the notice with an undo link; a first e-mail, without one. */
async function notifyOfChange(sql: Sql, before: Member, { kind, account }: Contact): Promise<void> {
  const { id, email } = before;
  const former = accountOfMember(before, kind);
  if (former === account) return;
  const notice = former ? contactChanged(kind) : contactAdded(kind);
  const toFormerEmail = email && { to: email, notice: withUndo(notice, await undoLink(sql, id, email)) };
  const event = { about: String(id), occurrence: randomUUID(), notice };
  await createNotice(sql, id, { ...event, ...(toFormerEmail && { email: toFormerEmail }) });
}

export async function changeEmail({ database }: Services, { email, code }: NewEmail, session: Session) {
  const { memberId } = session;
  const contact = parseContact({ email });
  await requireProof(database, session);
  await spendCode(database, { purpose: "change-email", account: contact.account, memberId }, code);
  return database.transaction(async (sql) => {
    await lockActiveMember(sql, memberId);
    const member = await findMember(sql, memberId);
    const text = "update member set email = $2, email_verified_at = now() where id = $1";
    await sql.run(text, [memberId, email]).catch(refuseTaken);
    await closeOtherSessions(sql, session);
    await forgetCodes(sql, memberId);
    await notifyOfChange(sql, member, contact);
    return { message: member.email ? "Su correo electrónico cambió." : "Agregamos el correo electrónico a su cuenta." };
  });
}

export async function changePhone(
  { database }: Services,
  { code, ...fields }: z.output<typeof ChangePhone.body>,
  session: Session,
) {
  const { memberId } = session;
  const contact = parseContact(fields);
  if (contact.kind !== "phone") throw new Error("a phone became an e-mail");
  await requireProof(database, session);
  await spendCode(database, { purpose: "change-phone", account: contact.account, memberId }, code);
  return database.transaction(async (sql) => {
    await lockActiveMember(sql, memberId);
    const before = await findMember(sql, memberId);
    const text = "update member set area_code = $2, phone = $3 where id = $1";
    await sql.run(text, [memberId, contact.areaCode, contact.phone]).catch(refuseTaken);
    await forgetCodes(sql, memberId);
    await notifyOfChange(sql, before, contact);
    const message = before.phone ? "Su teléfono cambió." : "Agregamos el teléfono a su cuenta.";
    return { message: `${message} Ya puede iniciar sesión con él.` };
  });
}
