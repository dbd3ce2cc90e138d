import type { z } from "zod";
import type { AutoRegister } from "../../lib/contract/session.ts";
import type { Database, Sql } from "../db/database.ts";
import { refusal } from "../errors.ts";
import { Refusal } from "../refusal.ts";
import type { Desk } from "./code-request.ts";
import { createMember, displayName, type Member, memberById, memberOf, userOf } from "./member.ts";
import { closeSession, openSession, spendRestoreToken } from "./tokens.ts";

/** What login, registration and restoring answer: a new session and whose it is. */
export const loggedIn = async (sql: Sql, member: Member) => ({ ...(await openSession(sql, member.id)), user: userOf(member) });

/** Registers a guest by e-mail and logs in. An e-mail with an account is refused: knowing it proves nothing. */
export async function autoRegister({ database, limits }: Desk, given: z.output<typeof AutoRegister.body> & { address: string }) {
  await limits.count("registrationsOfAddress", given.address);
  return database.transaction(async (sql) => {
    const member = await createMember(sql, given);
    if (!member) throw new Refusal(422, "Ese correo electrónico ya tiene una cuenta. Inicie sesión.");
    return loggedIn(sql, member);
  });
}

/** Renews a session with its long-lived token, which is spent. */
export const restore = (database: Database, token: string) =>
  database.transaction(async (sql) => {
    const id = await spendRestoreToken(sql, token);
    const member = id === undefined ? undefined : await memberById(sql, id);
    if (!member) throw refusal(401);
    return loggedIn(sql, member);
  });

/** Ends the session that asks; those on other devices go on. */
export async function logout(database: Database, sessionId: string) {
  await closeSession(database, sessionId);
  return { message: "La sesión terminó." };
}

/** What the member's menu and settings show. */
export async function userInfo(database: Database, memberId: number) {
  const member = await memberOf(database, memberId);
  const { first_name: firstname, nickname, company, tax_id, user_type: usertype, area_code, phone, nationality } = member;
  return {
    data: {
      userOther: { firstname, username: displayName(member), nickname, company, tax_id },
      userStatus: { usertype, email: member.email ?? "", area_code, phone, has_password: member.password_hash !== undefined },
      userinfo: { nationality },
    },
  };
}
