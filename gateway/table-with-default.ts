import { z } from "zod";
import type { Sql } from "./db/database.ts";
import { Refusal } from "./refusal.ts";

type TableWithDefault = "address" | "foreign_account";

export async function refuseAboveMaximum(
  sql: Sql,
  table: TableWithDefault,
  memberId: number,
  { max, text }: { max: number; text: string },
) {
  const existing = await sql.row(
    z.object({ rows: z.coerce.number() }),
    `select count(*) as rows from ${table} where member_id = $1`,
    [memberId],
  );
  if (existing && existing.rows >= max) throw new Refusal(422, text);
}

export async function makeDefault(sql: Sql, table: TableWithDefault, memberId: number, id: number): Promise<void> {
  await sql.run(`update ${table} set is_default = false where member_id = $1 and is_default and id <> $2`, [memberId, id]);
  await sql.run(`update ${table} set is_default = true where member_id = $1 and id = $2 and not is_default`, [memberId, id]);
}

export const ensureDefault = (sql: Sql, table: TableWithDefault, memberId: number) =>
  sql.run(
    `update ${table} set is_default = true
     where id = (select max(id) from ${table} where member_id = $1)
       and not exists (select from ${table} where member_id = $1 and is_default)`,
    [memberId],
  );
