import { z } from "zod";
import { PUSH_BROWSERS_MAX } from "../../lib/contract/limits.ts";
import type { PushSubscription } from "../../lib/contract/notice.ts";
import type { Database, Sql } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import { lockActiveMember } from "../lock-member.ts";
import { notFound, Refusal } from "../refusal.ts";
import type { Session } from "../route.ts";
import type { PushSender } from "./push-deliver.ts";
import { isPushEndpoint, isPushKey } from "./push-endpoint.ts";

const Row = z.object({ id: z.number(), user_agent: z.string(), consented_at: z.string(), session_id: z.string() });
const LIST = `
  select p.id, s.agent as user_agent, p.consented_at, p.session_id
  from push_subscription p join session s on s.id = p.session_id where p.member_id = $1 and p.server_key = $2 order by p.consented_at desc`;

function requireConfigured(push: PushSender | undefined): PushSender {
  if (!push) throw notFound("Las notificaciones no están disponibles.");
  return push;
}

/** The member's subscriptions, newest first; 404 where push is not configured. */
export async function pushState(database: Database, push: PushSender | undefined, { memberId, sessionId }: Session) {
  const { publicKey } = requireConfigured(push);
  const rows = await database.rows(Row, LIST, [memberId, publicKey]);
  const browsers = rows.map(({ session_id: owner, ...row }) => ({ ...row, is_current: owner === sessionId }));
  return { key: publicKey, browsers };
}

const Count = z.object({ count: z.number() });
const Saved = z.object({ id: z.number(), consented_at: z.string() });

const INSERT = `
  insert into push_subscription (member_id, session_id, endpoint, p256dh, auth, server_key) values ($1, $2, $3, $4, $5, $6)
  returning id, consented_at`;

/** Replaces the subscription of this session, and any with the same endpoint: a browser has one user at a time. */
export async function savePush(
  database: Database,
  push: PushSender | undefined,
  { endpoint, keys }: z.output<typeof PushSubscription>,
  { memberId, sessionId }: Session,
) {
  const { services, publicKey } = requireConfigured(push);
  if (!isPushEndpoint(endpoint, services) || !isPushKey(keys.p256dh))
    throw new Refusal(422, "No podemos enviar notificaciones a este navegador.");
  return database.transaction(async (sql) => {
    await lockActiveMember(sql, memberId);
    await sql.run("select pg_advisory_xact_lock(hashtextextended($1, 0))", [endpoint]);
    await sql.run("delete from push_subscription where session_id = $1 or endpoint = $2", [sessionId, endpoint]);
    const others = await sql.row(Count, "select count(*)::integer as count from push_subscription where member_id = $1", [
      memberId,
    ]);
    if (others && others.count >= PUSH_BROWSERS_MAX)
      throw new Refusal(422, `Ya recibe notificaciones en ${PUSH_BROWSERS_MAX} navegadores. Desactive uno de ellos.`);
    const saved = await sql.row(Saved, INSERT, [memberId, sessionId, endpoint, keys.p256dh, keys.auth, publicKey]);
    if (!saved) throw new Error("a subscription returned no row");
    return saved;
  });
}

/** Ends a subscription and deletes its queued messages; 404 for another member's subscription. */
export async function endPush(sql: Sql, memberId: number, id: string) {
  const ended = await sql.run("delete from push_subscription where id = $1 and member_id = $2", [toRowId(id), memberId]);
  if (ended === 0) throw notFound("Las notificaciones ya estaban desactivadas en ese navegador.");
  return { id };
}
