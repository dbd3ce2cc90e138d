import type { Sql } from "./db/database.ts";
import { refusal } from "./refusal.ts";

/** Serializes a member's writes. Lock order: teams before persons. */
export const lockMember = (sql: Sql, memberId: number) => sql.run("select id from member where id = $1 for update", [memberId]);

/** Like `lockMember`, for changes that add to an account. 401 if the account was cancelled meanwhile: nothing would delete the new rows. */
export async function lockActiveMember(sql: Sql, memberId: number): Promise<void> {
  const text = "select id from member where id = $1 and cancelled_at is null for update";
  if ((await sql.run(text, [memberId])) === 0) throw refusal(401);
}
