import type { z } from "zod";
import type { ChangePasswordByUsername, SetPasswordCode } from "../../lib/contract/account.ts";
import type { Sql } from "../db/database.ts";
import { lockActiveMember } from "../lock-member.ts";
import { Refusal } from "../refusal.ts";
import type { Session } from "../route.ts";
import type { Services } from "../services.ts";
import { spendCode } from "../session/code.ts";
import { requestCode } from "../session/code-request.ts";
import { refuseCommonPassword } from "../session/common-password.ts";
import { normalizeAccount } from "../session/contact.ts";
import { accountOfMember, findMember } from "../session/member.ts";
import { isPassword, passwordHash } from "../session/password.ts";
import { savePassword } from "../session/save-password.ts";
import { closeOtherSessions } from "../session/tokens.ts";
import { type Caller, captchaTicket } from "./caller.ts";
import { emailInstead } from "./prove.ts";

export async function sendPasswordCode(
  services: Services,
  body: z.output<typeof SetPasswordCode.body>,
  { session, clientIp }: Caller,
) {
  const { memberId } = session;
  const member = await findMember(services.database, memberId);
  const account = accountOfMember(member, body.channel);
  if (!account)
    throw new Refusal(422, body.channel === "phone" ? "Su cuenta no tiene teléfono." : "Su cuenta no tiene correo electrónico.");
  const slot = { purpose: "change-password", memberId } as const;
  return requestCode(services, { clientIp, account, ticket: captchaTicket(body), slot, instead: emailInstead(member) });
}

async function setPassword(sql: Sql, session: Session, hash: string) {
  const { memberId } = session;
  await lockActiveMember(sql, memberId);
  await savePassword(sql, await findMember(sql, memberId), hash);
  await closeOtherSessions(sql, session);
  return { message: "Su contraseña cambió. Cerramos las sesiones en otros dispositivos." };
}

export async function changePassword({ database }: Services, fields: { code: string; password: string }, session: Session) {
  refuseCommonPassword(fields.password);
  await spendCode(database, { purpose: "change-password", memberId: session.memberId }, fields.code);
  const hash = await passwordHash(fields.password);
  return database.transaction((sql) => setPassword(sql, session, hash));
}

type ByUsername = z.output<typeof ChangePasswordByUsername.body>;

export async function changePasswordByUsername(
  { database, limits }: Services,
  fields: ByUsername,
  { session, clientIp }: Caller,
) {
  refuseCommonPassword(fields.password);
  await limits.consume("loginsOfIp", clientIp);
  const countKey = String(session.memberId);
  await limits.consume("proofsOfMember", countKey);
  const member = await findMember(database, session.memberId);
  const account = normalizeAccount(fields.username);
  const isOwn = account === accountOfMember(member, "email") || account === accountOfMember(member, "phone");
  if (!(await isPassword(fields.old_password, member.password_hash)) || !isOwn)
    throw new Refusal(422, "El usuario o la contraseña actual no coinciden.");
  await limits.forget("proofsOfMember", countKey);
  const hash = await passwordHash(fields.password);
  return database.transaction((sql) => setPassword(sql, session, hash));
}
