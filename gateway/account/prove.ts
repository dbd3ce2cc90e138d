import type { z } from "zod";
import type { Prove } from "../../lib/contract/account.ts";
import type { Captcha } from "../../lib/contract/session.ts";
import type { Sql } from "../db/database.ts";
import { Refusal, refusal } from "../refusal.ts";
import type { Session } from "../route.ts";
import type { Services } from "../services.ts";
import { spendCode } from "../session/code.ts";
import { requestCode } from "../session/code-request.ts";
import { HAS_ACCOUNT } from "../session/emails.ts";
import { accountOfMember, findMember, type Member } from "../session/member.ts";
import { isPassword } from "../session/password.ts";
import { noteProof, provedUntil } from "../session/proof.ts";
import { closeOtherSessions } from "../session/tokens.ts";
import type { Caller } from "./caller.ts";

const primaryAccount = (member: Member) => accountOfMember(member, "email") ?? accountOfMember(member, "phone");

/** The e-mail that a duplicate account (`is_aside`) gets instead of a code: its address belongs to another account. */
export const emailInstead = (member: Member) => (member.is_aside ? HAS_ACCOUNT : undefined);

export async function sendProofCode(services: Services, ticket: Captcha, { session, clientIp }: Caller) {
  const member = await findMember(services.database, session.memberId);
  const account = primaryAccount(member);
  if (!account) throw new Refusal(422, "Su cuenta no tiene correo ni teléfono. Escríbanos.");
  const slot = { purpose: "proof", memberId: session.memberId } as const;
  return requestCode(services, { clientIp, account, ticket, slot, instead: emailInstead(member) });
}

/** The first code proves the e-mail. Other sessions end, since a stranger may have created the account. */
async function proveEmail(sql: Sql, member: Member, session: Session) {
  if (!member.email || member.email_verified_at || member.is_aside) return;
  await sql.run("update member set email_verified_at = now() where id = $1", [member.id]);
  await closeOtherSessions(sql, session);
}

async function checkPassword({ limits }: Services, member: Member, password: string) {
  await limits.consume("proofsOfMember", String(member.id));
  if (!(await isPassword(password, member.password_hash))) throw new Refusal(422, "La contraseña no es correcta.");
  await limits.forget("proofsOfMember", String(member.id));
}

export async function prove(services: Services, { password, code }: z.output<typeof Prove.body>, { session, clientIp }: Caller) {
  const { database } = services;
  await services.limits.consume("loginsOfIp", clientIp);
  const member = await findMember(database, session.memberId);
  if (code) await spendCode(database, { purpose: "proof", memberId: member.id }, code);
  else await checkPassword(services, member, password ?? "");
  await database.transaction(async (sql) => {
    if (code) await proveEmail(sql, member, session);
    await noteProof(sql, session);
  });
  const until = await provedUntil(database, session);
  // The session was ended from another device.
  if (!until) throw refusal(401);
  return { message: "Listo, ya puede hacer el cambio.", proved_until: until };
}
