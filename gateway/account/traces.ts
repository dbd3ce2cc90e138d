import type { Sql } from "../db/database.ts";

/** What belongs to a member alone goes with the account. */
export const ERASED = [
  "address",
  "cart_line",
  "chat_conversation",
  "email_undo",
  "foreign_account",
  "goods_list",
  "inquiry",
  "letter",
  "notice",
  "price_watch",
  "search_watch",
  "team_person",
  "temporary_order",
  "wish",
] as const;

/** What the books need stays, without what names the person. */
export const EMPTIED = {
  member_order: "update member_order set receiver = '', phone = '', destination = '' where member_id = $1",
  payment: "update payment set account = null where member_id = $1",
  // The member's own, and those of requests that came to the account; the sweep that follows takes their bytes.
  upload: `update upload set member_id = null, uses = 0, created_at = 'epoch'
    where member_id = $1 or path in (select unnest(attachments) from inquiry where member_id = $1)`,
} as const;

/** Removes what a member leaves behind in every domain. A test holds both lists against the tables that there are. */
export async function eraseTraces(sql: Sql, memberId: number): Promise<void> {
  for (const text of Object.values(EMPTIED)) await sql.run(text, [memberId]);
  for (const table of ERASED) await sql.run(`delete from ${table} where member_id = $1`, [memberId]);
}
