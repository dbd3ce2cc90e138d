import type { Sql } from "../db/database.ts";

const FORGET = `
  delete from push_subscription p using session s where s.id = p.session_id and s.device = $2 and p.member_id <> $1`;

/** On login: ends subscriptions of other members in the same browser. */
export const forgetPushOfOthers = (sql: Sql, memberId: number, device: string | undefined) =>
  device === undefined ? Promise.resolve(0) : sql.run(FORGET, [memberId, device]);
