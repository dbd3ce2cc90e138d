import type { Sql } from "./db/database.ts";

/** Serializes a member's writes. Lock order: teams before persons. */
export const lockMember = (sql: Sql, memberId: number) => sql.run("select id from member where id = $1 for update", [memberId]);
