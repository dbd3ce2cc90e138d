import type { z } from "zod";
import type { LoginByCookie, Logout } from "../../lib/contract/session.ts";
import type { Database } from "../db/database.ts";
import { refusal } from "../refusal.ts";
import type { Session } from "../route.ts";
import { toBrowser } from "./device.ts";
import { displayName, findMember, hasVerifiedEmail, memberById, toUser } from "./member.ts";
import { provedUntil } from "./proof.ts";
import { closeSession, closeSessionByToken, renewSession } from "./tokens.ts";

export async function renewByToken(database: Database, fields: z.output<typeof LoginByCookie.body>) {
  const renewed = await database.transaction(async (sql) => {
    const session = await renewSession(sql, fields.token, toBrowser(fields));
    const member = session && (await memberById(sql, session.memberId));
    return member && { ...session, user: toUser(member) };
  });
  // The refusal comes after the commit, so that the end of a stolen session persists.
  if (!renewed) throw refusal(401);
  return renewed;
}

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
        usertype,
        email: member.email ?? "",
        area_code,
        phone,
        has_password: member.password_hash !== undefined,
        is_email_confirmed: hasVerifiedEmail(member),
        proved_until: await provedUntil(database, session),
      },
      userinfo: { nationality },
    },
  };
}
