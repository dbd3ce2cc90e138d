import { randomBytes, randomUUID } from "node:crypto";
import { z } from "zod";
import type { Database, Sql } from "../db/database.ts";
import { forgetPushOfOthers } from "../notice/push-others.ts";
import type { Session } from "../route.ts";
import { sha256 } from "../sha256.ts";
import { singleFlight } from "../single-flight.ts";
import { type Browser, deviceHash } from "./device.ts";

const ACCESS_HOURS = 2;
export const RESTORE_DAYS = 30;
/** Maximum lifetime despite renewals. */
const SESSION_DAYS = 90;
/** Tolerance for two tabs that renew at once. */
const TABS_SECONDS = 10;

const Owner = z.object({ member_id: z.number(), session_id: z.string() });

const INSERT_TOKEN = `
  insert into session_token (hash, session_id, member_id, kind, expires_at)
  select $1, id, member_id, $3, least(ends_at, now() + $4::interval) from session where id = $2`;

async function issueToken(sql: Sql, sessionId: string, kind: "access" | "restore", lifetime: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await sql.run(INSERT_TOKEN, [sha256(token), sessionId, kind, lifetime]);
  return token;
}

/** The database has only their hashes. */
export type Tokens = { access_token: string; pord_token: string };

const issueBoth = async (sql: Sql, sessionId: string): Promise<Tokens> => ({
  access_token: await issueToken(sql, sessionId, "access", `${ACCESS_HOURS} hours`),
  pord_token: await issueToken(sql, sessionId, "restore", `${RESTORE_DAYS} days`),
});

const INSERT_SESSION = `
  insert into session (id, member_id, agent, device, ends_at, proved_at)
  values ($1, $2, $3, $4, now() + make_interval(days => ${SESSION_DAYS}), case when $5 then now() end)`;

// `skip locked`: the rows are other members', and two logins that wait for each other's rows would deadlock.
const DELETE_ENDED = `
  delete from session where id = any(array(
    select id from session where seen_at < now() - make_interval(days => ${RESTORE_DAYS}) or ends_at < now() for update skip locked))`;
const DELETE_EXPIRED = `
  delete from session_token where hash = any(array(
    select hash from session_token where expires_at < now() for update skip locked))`;

/** `isProved`: opened with a proof of identity, a code or the password. */
type NewSession = Browser & { isProved: boolean };

export async function openSession(sql: Sql, memberId: number, { isProved, agent, device }: NewSession): Promise<Tokens> {
  const id = randomUUID();
  await sql.run(DELETE_ENDED);
  await sql.run(DELETE_EXPIRED);
  await forgetPushOfOthers(sql, memberId, deviceHash(device));
  await sql.run(INSERT_SESSION, [id, memberId, agent ?? "", deviceHash(device) ?? null, isProved]);
  return issueBoth(sql, id);
}

const FoundToken = Owner.extend({ isSpent: z.boolean(), isOtherTab: z.boolean() });

const FIND_TOKEN = `
  select t.member_id, t.session_id, t.spent_at is not null as "isSpent",
    coalesce(t.spent_at > now() - make_interval(secs => ${TABS_SECONDS}) and s.device = $2, false) as "isOtherTab"
  from session_token t join session s on s.id = t.session_id
  where t.hash = $1 and t.kind = 'restore' and t.expires_at > now() for update of t`;

// Lock order: member, session, tokens.
const LOCK_MEMBER = "select from member where id = (select member_id from session_token where hash = $1) for key share";
const LOCK_SESSION = "select from session where id = (select session_id from session_token where hash = $1) for update";
const SPEND_TOKEN = "update session_token set spent_at = now() where hash = $1";
const TOUCH_SESSION = "update session set seen_at = now() where id = $1";

/** New tokens for the one-time `restore` token. Its reuse means theft and ends the session, except by the same browser within seconds. */
export async function renewSession(sql: Sql, token: string, { device }: Browser): Promise<(Tokens & Session) | undefined> {
  await sql.run(LOCK_MEMBER, [sha256(token)]);
  await sql.run(LOCK_SESSION, [sha256(token)]);
  const found = await sql.row(FoundToken, FIND_TOKEN, [sha256(token), deviceHash(device) ?? null]);
  if (!found) return undefined;
  const { member_id: memberId, session_id: sessionId } = found;
  if (found.isSpent && !found.isOtherTab) {
    await closeSession(sql, sessionId);
    return undefined;
  }
  if (!found.isSpent) {
    await sql.run(SPEND_TOKEN, [sha256(token)]);
    await sql.run("delete from session_token where session_id = $1 and kind = 'access'", [sessionId]);
  }
  await sql.run(TOUCH_SESSION, [sessionId]);
  return { memberId, sessionId, ...(await issueBoth(sql, sessionId)) };
}

export const closeSession = (sql: Sql, sessionId: string) => sql.run("delete from session where id = $1", [sessionId]);

/** `token`: a restore token, spent or not. Returns the number of ended sessions. */
export const closeSessionByToken = (sql: Sql, token: string) =>
  sql.run("delete from session where id = (select session_id from session_token where hash = $1 and kind = 'restore')", [
    sha256(token),
  ]);

export async function closeSessions(sql: Sql, memberId: number): Promise<void> {
  await sql.run("delete from session where member_id = $1", [memberId]);
  await sql.run("delete from device where member_id = $1", [memberId]);
}

export const closeOtherSessions = (sql: Sql, { memberId, sessionId }: Session) =>
  sql.run("delete from session where member_id = $1 and id <> $2", [memberId, sessionId]);

const bearerToken = (authorization: string | undefined) => /^Bearer ([\w-]{1,200})$/.exec(authorization ?? "")?.[1];

export function createSessions(database: Database) {
  const text = "select member_id, session_id from session_token where hash = $1 and kind = 'access' and expires_at > now()";
  const find = singleFlight(async (hash: string): Promise<Session | null> => {
    const owner = await database.row(Owner, text, [hash]);
    return owner ? { memberId: owner.member_id, sessionId: owner.session_id } : null;
  });

  return async (authorization: string | undefined): Promise<Session | null> => {
    const token = bearerToken(authorization);
    return token ? find(sha256(token)) : null;
  };
}
