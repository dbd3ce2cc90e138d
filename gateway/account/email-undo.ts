import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { Database, Sql } from "../db/database.ts";
import { send } from "../outbox/store.ts";
import { Refusal, refuseDuplicate } from "../refusal.ts";
import { forgetCodes } from "../session/code.ts";
import { CONTACT_CHANGE_UNDONE } from "../session/emails.ts";
import { claimMember } from "../session/member.ts";
import { closeSessions } from "../session/tokens.ts";
import { sha256 } from "../sha256.ts";

const UNDO_DAYS = 3;

const INSERT = `
  insert into email_undo (hash, member_id, email, expires_at)
  values ($1, $2, $3, now() + make_interval(days => ${UNDO_DAYS}))`;

/** Stores the e-mail from before a change of contact; returns the link that undoes the change. Only the token's hash is stored. */
export async function undoLink(sql: Sql, memberId: number, email: string): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  await sql.run("delete from email_undo where expires_at < now()");
  await sql.run(INSERT, [sha256(token), memberId, email]);
  return `/api/session/email-undo?${new URLSearchParams({ token })}`;
}

const Undo = z.object({ member_id: z.number(), email: z.string(), expires_at: z.string() });

const refuseTaken = refuseDuplicate("Ese correo electrónico ya pertenece a otra cuenta. Escríbanos.");

/** Restores the e-mail. Password and phone are removed: an intruder may have set them before the change that is undone. */
export const undoContactChange = (database: Database, token: string) =>
  database.transaction(async (sql) => {
    // Lock order: the member first, as in `cancelAccount`.
    await sql.run("select from member where id = (select member_id from email_undo where hash = $1) for update", [sha256(token)]);
    const text = "delete from email_undo where hash = $1 and expires_at > now() returning *";
    const undo = await sql.row(Undo, text, [sha256(token)]);
    if (!undo) throw new Refusal(422, "Este enlace venció o ya se usó.");
    const { member_id: memberId, email, expires_at } = undo;
    await sql.run("update member set email = $2 where id = $1", [memberId, email]).catch(refuseTaken);
    await claimMember(sql, memberId);
    // Undo links of later changes are deleted: they may restore the intruder's e-mail.
    await sql.run("delete from email_undo where member_id = $1 and expires_at > $2", [memberId, expires_at]);
    await closeSessions(sql, memberId);
    await forgetCodes(sql, memberId);
    await send(sql, email, CONTACT_CHANGE_UNDONE);
    return {
      message:
        "Deshicimos el cambio. Su cuenta usa este correo electrónico y quedó sin teléfono ni contraseña. Cerramos todas las sesiones: inicie sesión con un código.",
    };
  });
