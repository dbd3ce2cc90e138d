import { z } from "zod";
import { findDefaultAddress } from "../address/store.ts";
import type { Sql } from "../db/database.ts";

const Member = z.object({ first_name: z.string() });

/** The member's public name with the town of the default address; empty where the name cannot be published. */
export async function readAuthor(sql: Sql, memberId: number): Promise<string> {
  const member = await sql.row(Member, "select first_name from member where id = $1", [memberId]);
  const address = await findDefaultAddress(sql, memberId);
  return authorLabel(member?.first_name ?? "", address?.municipality_name);
}

/** Letters, hyphens and apostrophes only, so that no e-mail address or phone number is published. */
const NAME = /^[\p{L}'’-]{2,20}$/u;

const capital = (word: string) => word.charAt(0).toLocaleUpperCase("es") + word.slice(1);

/** "Ana M., Medellín"; empty without a valid first name. */
export function authorLabel(name: string, town: string | undefined): string {
  const [first = "", second = ""] = name.trim().split(/\s+/);
  if (!NAME.test(first)) return "";
  const initial = NAME.test(second) ? ` ${capital(second).charAt(0)}.` : "";
  return [capital(first) + initial, town].filter(Boolean).join(", ");
}
