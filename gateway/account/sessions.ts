import { z } from "zod";
import { Timestamp } from "../../lib/contract/wire.ts";
import type { Database } from "../db/database.ts";
import { notFound } from "../refusal.ts";
import type { Session } from "../route.ts";
import { closeOtherSessions } from "../session/tokens.ts";

const Row = z.object({ id: z.string(), user_agent: z.string(), created_at: Timestamp, seen_at: Timestamp });

// Expired sessions keep their row until anybody logs in.
const LIST = `
  select id, agent as user_agent, created_at, seen_at from session s
  where member_id = $1 and ends_at > now() and exists (
    select from session_token t where t.session_id = s.id and t.kind = 'restore' and t.spent_at is null and t.expires_at > now())
  order by seen_at desc limit 100`;

export async function sessionList(database: Database, { memberId, sessionId }: Session) {
  const rows = await database.rows(Row, LIST, [memberId]);
  return { data: rows.map((row) => ({ ...row, is_current: row.id === sessionId })) };
}

const Ended = z.object({ id: z.string(), device: z.string().optional() });
const END = "delete from session where id::text = $1 and member_id = $2 returning id, device";
// The ended session's browser counts as new at its next login, unless the caller uses the same browser.
const FORGET_DEVICE = `
  delete from device where member_id = $1 and hash = $2 and hash is distinct from (select device from session where id = $3)`;

export async function endSession(database: Database, id: string, { memberId, sessionId }: Session) {
  const ended = await database.row(Ended, END, [id, memberId]);
  if (!ended) throw notFound("Esa sesión ya terminó.");
  if (ended.device && ended.id !== sessionId) await database.run(FORGET_DEVICE, [memberId, ended.device, sessionId]);
  return { message: "Cerramos la sesión." };
}

export async function endOtherSessions(database: Database, session: Session) {
  await closeOtherSessions(database, session);
  const text = "delete from device where member_id = $1 and hash is distinct from (select device from session where id = $2)";
  await database.run(text, [session.memberId, session.sessionId]);
  return { message: "Cerramos las demás sesiones." };
}
