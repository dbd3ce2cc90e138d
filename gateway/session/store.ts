import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { AutoRegister, LoginByCookie, Logout } from "../../lib/contract/session.ts";
import type { Database, Sql } from "../db/database.ts";
import { lockMember } from "../lock-member.ts";
import { signedIn } from "../notice/content.ts";
import { createNotice } from "../notice/create.ts";
import { send } from "../outbox/store.ts";
import { refusal } from "../refusal.ts";
import type { Session } from "../route.ts";
import type { Services } from "./code-request.ts";
import { type Browser, isNewDevice, rememberDevice, toBrowser } from "./device.ts";
import { QUOTATION_ASKED } from "./emails.ts";
import {
  createAside,
  createMember,
  displayName,
  findMember,
  type Member,
  memberByContact,
  memberById,
  toUser,
} from "./member.ts";
import { provedUntil } from "./proof.ts";
import { closeSession, closeSessionByToken, openSession, renewSession } from "./tokens.ts";

/** Opens a session, and tells the member of a login from a new browser. In the caller's transaction. */
export async function logIn(sql: Sql, member: Member, browser: Browser) {
  await lockMember(sql, member.id);
  if (await isNewDevice(sql, member.id, browser.device))
    await createNotice(sql, member.id, { about: String(member.id), occurrence: randomUUID(), notice: signedIn(new Date()) });
  await rememberDevice(sql, member.id, browser.device);
  return { ...(await openSession(sql, member.id, { ...browser, isProved: true })), user: toUser(member) };
}

async function notifyOwner({ database, limits }: Services, email: string): Promise<void> {
  const account = email.toLowerCase();
  const owner = await memberByContact(database, { kind: "email", account, email });
  if (owner?.email_verified_at && (await limits.countIfWithin("noticesOfAccount", account)))
    await send(database, account, QUOTATION_ASKED);
}

/** Registers a guest and logs in. For a registered e-mail a duplicate account is created, so that the answer reveals nothing. */
export async function autoRegister(services: Services, fields: z.output<typeof AutoRegister.body> & { clientIp: string }) {
  await services.limits.consume("registrationsOfIp", fields.clientIp);
  await notifyOwner(services, fields.email);
  return services.database.transaction(async (sql) => {
    const member = (await createMember(sql, fields)) ?? (await createAside(sql, fields));
    return { ...(await openSession(sql, member.id, { ...toBrowser(fields), isProved: false })), user: toUser(member) };
  });
}

/** Redeems the long-lived token. */
export async function restore(database: Database, fields: z.output<typeof LoginByCookie.body>) {
  const restored = await database.transaction(async (sql) => {
    const session = await renewSession(sql, fields.token, toBrowser(fields));
    const member = session && (await memberById(sql, session.memberId));
    return member && { ...session, user: toUser(member) };
  });
  // After the commit: ending a stolen session must persist.
  if (!restored) throw refusal(401);
  return restored;
}

/** By bearer, long-lived token, or both. */
export async function logout(database: Database, session: Session | null, { token }: z.output<typeof Logout.body>) {
  const byBearer = session ? await closeSession(database, session.sessionId) : 0;
  const byToken = token ? await closeSessionByToken(database, token) : 0;
  if (byBearer + byToken === 0) throw refusal(401);
  return { message: "La sesión terminó." };
}

export async function userInfo(database: Database, session: Session) {
  const member = await findMember(database, session.memberId);
  const { first_name: firstname, nickname, company, tax_id, user_type: usertype, area_code, phone, nationality } = member;
  return {
    data: {
      userOther: { firstname, username: displayName(member), nickname, company, tax_id },
      userStatus: {
        ...{ usertype, email: member.email ?? "", area_code, phone, has_password: member.password_hash !== undefined },
        proved_until: await provedUntil(database, session),
      },
      userinfo: { nationality },
    },
  };
}
