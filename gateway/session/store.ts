import type { Database, Sql } from "../db/database.ts";
import { refusal } from "../errors.ts";
import { Refusal } from "../refusal.ts";
import { createMember, displayName, type Member, memberByEmail, memberById, memberByPhone, userOf } from "./member.ts";
import { isPassword } from "./password.ts";
import { closeSession, openSession, spendRestoreToken } from "./tokens.ts";

const loggedIn = async (sql: Sql, member: Member) => ({ ...(await openSession(sql, member.id)), user: userOf(member) });

/** Registers a guest by e-mail and logs in. An e-mail with an account is refused: knowing it proves nothing. */
export const autoRegister = (database: Database, given: { email: string; source: string }) =>
  database.transaction(async (sql) => {
    const member = await createMember(sql, given);
    if (!member) throw new Refusal(422, "Ese correo electrónico ya tiene una cuenta. Inicie sesión.");
    return loggedIn(sql, member);
  });

type Credentials = {
  loginType: "phone" | "email";
  area_code?: string | undefined;
  mobile?: string | undefined;
  email?: string | undefined;
  password?: string | undefined;
};

/** Logs in with a password. One text for a wrong account and a wrong password, so that nobody learns which accounts exist. */
export async function loginByPassword(database: Database, given: Credentials) {
  const { loginType, area_code: areaCode = "", mobile = "", email = "", password = "" } = given;
  const member = await (loginType === "email" ? memberByEmail(database, email) : memberByPhone(database, areaCode, mobile));
  if (!(await isPassword(password, member?.password_hash)) || !member)
    throw new Refusal(422, "El usuario o la contraseña no coinciden.");
  return loggedIn(database, member);
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
  const member = await memberById(database, memberId);
  if (!member) throw refusal(401);
  const { first_name: firstname, nickname, company, tax_id, user_type: usertype, area_code, phone, nationality } = member;
  return {
    data: {
      userOther: { firstname, username: displayName(member), nickname, company, tax_id },
      userStatus: { usertype, email: member.email ?? "", area_code, phone, has_password: member.password_hash !== undefined },
      userinfo: { nationality },
    },
  };
}
