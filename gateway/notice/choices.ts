import { z } from "zod";
import { OPTIONAL_EMAILS } from "../../lib/contract/notice.ts";
import type { Sql } from "../db/database.ts";

const Stored = z.object({ unwanted: z.array(z.string()), acceptsMarketing: z.boolean() });

// Marketing has its own column: nobody gets it without asking for it, at the registration or here.
const STORED = `select unwanted_letters as unwanted, accepts_marketing as "acceptsMarketing" from member where id = $1`;

export async function emailChoices(sql: Sql, memberId: number) {
  const found = await sql.row(Stored, STORED, [memberId]);
  const optional = OPTIONAL_EMAILS.map((kind) => ({
    kind,
    is_wanted: kind === "marketing" ? found?.acceptsMarketing === true : !found?.unwanted.includes(kind),
    is_mandatory: false,
  }));
  return { choices: [...optional, { kind: "account", is_wanted: true, is_mandatory: true }] };
}

export async function chooseEmails(sql: Sql, memberId: number, chosen: readonly string[]) {
  const unwanted = OPTIONAL_EMAILS.filter((kind) => kind !== "marketing" && !chosen.includes(kind));
  const text = "update member set unwanted_letters = $2, accepts_marketing = $3 where id = $1";
  await sql.run(text, [memberId, unwanted, chosen.includes("marketing")]);
  return emailChoices(sql, memberId);
}
