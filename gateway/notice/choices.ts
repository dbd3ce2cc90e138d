import { z } from "zod";
import { OPTIONAL_EMAILS } from "../../lib/contract/notice.ts";
import type { Sql } from "../db/database.ts";

const Unwanted = z.object({ unwanted: z.array(z.string()) });

/** Column `unwanted_letters` has the kinds that are switched off. E-mails about the account cannot be switched off. */
export async function emailChoices(sql: Sql, memberId: number) {
  const found = await sql.row(Unwanted, "select unwanted_letters as unwanted from member where id = $1", [memberId]);
  const optional = OPTIONAL_EMAILS.map((kind) => ({
    kind,
    is_wanted: !found?.unwanted.includes(kind),
    is_mandatory: false,
  }));
  return { choices: [...optional, { kind: "account", is_wanted: true, is_mandatory: true }] };
}

export async function chooseEmails(sql: Sql, memberId: number, chosen: readonly string[]) {
  const unwanted = OPTIONAL_EMAILS.filter((kind) => !chosen.includes(kind));
  await sql.run("update member set unwanted_letters = $2 where id = $1", [memberId, unwanted]);
  return emailChoices(sql, memberId);
}
