import { z } from "zod";
import type { ChangeInfo } from "../../lib/contract/account.ts";
import { hasColombianTaxIds, readTaxId, type TaxIdProblem } from "../../lib/contract/tax-id.ts";
import type { Database } from "../db/database.ts";
import { Refusal, refusal } from "../refusal.ts";

const Country = z.object({ nationality: z.string() });

const TAX_ID_TEXTS: Record<TaxIdProblem, string> = {
  shape: "Escriba un NIT con su dígito de verificación o una cédula de 6 a 10 dígitos.",
  missing: "Falta el dígito de verificación del NIT: el que va después del guion.",
  digit: "El dígito de verificación no corresponde a ese NIT.",
};

/** Normalizes a Colombian tax number and leaves any other as typed; no country means Colombia. @throws Refusal 422 */
function parseTaxId(input: string, nationality: string): string {
  if (input === "" || !hasColombianTaxIds(nationality)) return input;
  const result = readTaxId(input);
  if ("value" in result) return result.value;
  throw new Refusal(422, TAX_ID_TEXTS[result.problem], { tax_id: [TAX_ID_TEXTS[result.problem]] });
}

const UPDATE = `
  update member set
    first_name = $2, nickname = coalesce($3, nickname), nationality = coalesce($4, nationality),
    company = coalesce($5, company), tax_id = coalesce($6, tax_id)
  where id = $1 and cancelled_at is null`;

export async function changeInfo(database: Database, fields: z.output<typeof ChangeInfo.body>, memberId: number) {
  const { firstname, nickname, nationality, company, tax_id } = fields;
  const name = firstname.trim();
  if (!name) throw new Refusal(422, "Indique su nombre.");
  const trimmed = (text: string | undefined) => text?.trim() ?? null;
  const [country, tax] = [trimmed(nationality), trimmed(tax_id)];
  const currentNationality =
    country ?? (await database.row(Country, "select nationality from member where id = $1", [memberId]))?.nationality;
  const taxId = tax && parseTaxId(tax, currentNationality ?? "");
  const changed = await database.run(UPDATE, [memberId, name, trimmed(nickname), country, trimmed(company), taxId]);
  if (changed === 0) throw refusal(401);
  return { message: "Guardamos sus datos." };
}
