import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { Database, Sql } from "../db/database.ts";
import { send } from "../outbox/store.ts";
import { Refusal, refuseDuplicate } from "../refusal.ts";
import { forgetCodes } from "../session/code.ts";
import { EMAIL_RESTORED } from "../session/emails.ts";
import type { Member } from "../session/member.ts";
import { closeSessions } from "../session/tokens.ts";
import { sha256 } from "../sha256.ts";

const UNDO_DAYS = 3;

const INSERT = `
  insert into email_undo (hash, member_id, email, area_code, phone, expires_at)
  values ($1, $2, $3, $4, $5, now() + make_interval(days => ${UNDO_DAYS}))`;

/** Stores the former contacts; returns the undo token, of which only the hash is stored. */
export async function saveUndo(sql: Sql, { id, email = "", area_code, phone }: Member): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  await sql.run("delete from email_undo where expires_at < now()");
  await sql.run(INSERT, [sha256(token), id, email, area_code ?? null, phone ?? null]);
  return token;
}

const Undo = z.object({
  member_id: z.number(),
  email: z.string(),
  area_code: z.string().optional(),
  phone: z.string().optional(),
  expires_at: z.string(),
});

// Password and phone may be the intruder's: the password is removed, and the former phone is put back.
const RESTORE = `
  update member set email = $2, email_verified_at = now(), area_code = $3, phone = $4, password_hash = null
  where id = $1`;
const refuseTaken = refuseDuplicate("Ese correo electrónico o teléfono ya pertenece a otra cuenta. Escríbanos.");

export const undoEmailChange = (database: Database, token: string) =>
  database.transaction(async (sql) => {
    // Lock order: the member first, as in `cancelAccount`.
    await sql.run("select from member where id = (select member_id from email_undo where hash = $1) for update", [sha256(token)]);
    const text = "delete from email_undo where hash = $1 and expires_at > now() returning *";
    const undo = await sql.row(Undo, text, [sha256(token)]);
    if (!undo) throw new Refusal(422, "Este enlace venció o ya se usó.");
    const { member_id: memberId, email, area_code, phone, expires_at } = undo;
    await sql.run(RESTORE, [memberId, email, area_code ?? null, phone ?? null]).catch(refuseTaken);
    // Undo links of later changes are deleted: they restore the intruder's contacts.
    await sql.run("delete from email_undo where member_id = $1 and expires_at > $2", [memberId, expires_at]);
    await closeSessions(sql, memberId);
    await forgetCodes(sql, memberId);
    await send(sql, email, EMAIL_RESTORED);
    return {
      message: "Su cuenta vuelve a usar este correo electrónico. Cerramos todas las sesiones: inicie sesión con un código.",
    };
  });
