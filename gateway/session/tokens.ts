import { createHash, randomBytes, randomUUID } from "node:crypto";
import { z } from "zod";
import type { Database, Sql } from "../db/database.ts";
import type { Session } from "../route.ts";
import { whileUnderway } from "../underway.ts";

const ACCESS_HOURS = 2;
const RESTORE_DAYS = 30;

const Owner = z.object({ member_id: z.number(), session_id: z.string() });

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

const INSERT = `
  insert into session_token (hash, session_id, member_id, kind, expires_at) values ($1, $2, $3, $4, now() + $5::interval)`;

async function issue(sql: Sql, { memberId, sessionId }: Session, kind: "access" | "restore", lifetime: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await sql.run(INSERT, [hashOf(token), sessionId, memberId, kind, lifetime]);
  return token;
}

/** Opens a session: a short-lived bearer and the long-lived token that renews it. Neither is kept in clear. */
export async function openSession(sql: Sql, memberId: number): Promise<{ access_token: string; pord_token: string }> {
  const session = { memberId, sessionId: randomUUID() };
  return {
    access_token: await issue(sql, session, "access", `${ACCESS_HOURS} hours`),
    pord_token: await issue(sql, session, "restore", `${RESTORE_DAYS} days`),
  };
}

/** Ends the session that a restoring token belongs to, and answers whose it was: the token works once. */
export async function spendRestoreToken(sql: Sql, token: string): Promise<number | undefined> {
  const text = `
    delete from session_token where hash = $1 and kind = 'restore' and expires_at > now() returning member_id, session_id`;
  const owner = await sql.row(Owner, text, [hashOf(token)]);
  if (owner) await closeSession(sql, owner.session_id);
  return owner?.member_id;
}

/** Ends one session, on one device; what has expired goes with it. */
export const closeSession = (sql: Sql, sessionId: string) =>
  sql.run("delete from session_token where session_id = $1 or expires_at < now()", [sessionId]);

/** Ends every session of a member. */
export const closeSessions = (sql: Sql, memberId: number) =>
  sql.run("delete from session_token where member_id = $1", [memberId]);

/** Ends every session of a member but the one that asks. */
export const closeOtherSessions = (sql: Sql, { memberId, sessionId }: Session) =>
  sql.run("delete from session_token where member_id = $1 and session_id <> $2", [memberId, sessionId]);

const bearerOf = (authorization: string | undefined) => /^Bearer ([\w-]{1,200})$/.exec(authorization ?? "")?.[1];

/** Who the bearer of a request belongs to, or null. A page makes several calls in one moment, which share one look. */
export function sessionsOver(database: Database) {
  const text = "select member_id, session_id from session_token where hash = $1 and kind = 'access' and expires_at > now()";
  const find = whileUnderway(async (hash: string): Promise<Session | null> => {
    const owner = await database.row(Owner, text, [hash]);
    return owner ? { memberId: owner.member_id, sessionId: owner.session_id } : null;
  });

  return async (authorization: string | undefined): Promise<Session | null> => {
    const token = bearerOf(authorization);
    return token ? find(hashOf(token)) : null;
  };
}
