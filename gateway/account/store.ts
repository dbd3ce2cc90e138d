import type { z } from "zod";
import type { ChangeInfo } from "../../lib/contract/account.ts";
import type { Database } from "../db/database.ts";
import { Refusal } from "../refusal.ts";

const UPDATE = `
  update member set
    first_name = $2, nickname = coalesce($3, nickname), nationality = coalesce($4, nationality),
    company = coalesce($5, company), tax_id = coalesce($6, tax_id)
  where id = $1`;

/** Keeps what the member says of himself; what is left out stays as it is. */
export async function changeInfo(database: Database, given: z.output<typeof ChangeInfo.body>, memberId: number) {
  const { firstname, nickname, nationality, company, tax_id } = given;
  const name = firstname.trim();
  if (!name) throw new Refusal(422, "Indique su nombre.");
  const rest = [nickname, nationality, company, tax_id].map((text) => text?.trim() ?? null);
  await database.run(UPDATE, [memberId, name, ...rest]);
  return { message: "Guardamos sus datos." };
}
