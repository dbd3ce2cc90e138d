import type { Sql } from "../db/database.ts";

/** Tables whose rows of a member are deleted with the account. */
export const DELETED_ROWS = [
  "address",
  "cart_line",
  "chat_conversation",
  "email_undo",
  "foreign_account",
  "goods_list",
  "inquiry",
  "letter",
  "line_evaluation",
  "notice",
  "price_watch",
  "push_subscription",
  "search_watch",
  "team_person",
  "temporary_order",
  "wish",
] as const;

/** Statements that anonymize rows which orders, payments and shops still need. Uploads become unused, so that they are deleted. */
export const ANONYMIZED_ROWS = {
  // Cancels scheduled papers, which nobody could read.
  member_order: `update member_order set receiver = '', phone = '', destination = '', photos_at = null, lading_at = null
    where member_id = $1`,
  payment: "update payment set account = null where member_id = $1 or begun_by = $1",
  shop_question: "update shop_question set member_id = null where member_id = $1",
  upload: `update upload set member_id = null, uses = 0, created_at = 'epoch'
    where member_id = $1 or path in (select unnest(attachments) from inquiry where member_id = $1)`,
} as const;

/** Removes a member from all tables. A test compares both lists with the schema. */
export async function eraseTraces(sql: Sql, memberId: number): Promise<void> {
  for (const text of Object.values(ANONYMIZED_ROWS)) await sql.run(text, [memberId]);
  for (const table of DELETED_ROWS) await sql.run(`delete from ${table} where member_id = $1`, [memberId]);
}
