import type { Sql } from "../db/database.ts";
import { send } from "../outbox/store.ts";
import { forgetCodes } from "./code.ts";
import { PASSWORD_CHANGED } from "./emails.ts";
import type { Member } from "./member.ts";

export async function savePassword(sql: Sql, { id, email }: Member, hash: string): Promise<void> {
  await sql.run("update member set password_hash = $2 where id = $1", [id, hash]);
  await forgetCodes(sql, id);
  if (email) await send(sql, email, PASSWORD_CHANGED);
}
