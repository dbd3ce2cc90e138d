import type { z } from "zod";
import type { AccountCancel, AccountCancelCode } from "../../lib/contract/account.ts";
import type { Database } from "../db/database.ts";
import { send } from "../outbox/store.ts";
import { Refusal } from "../refusal.ts";
import { forgetCodes, spendCode } from "../session/code.ts";
import { type Desk, requestCode } from "../session/code-request.ts";
import { CANCELLED } from "../session/letters.ts";
import { accountOfMember, memberOf } from "../session/member.ts";
import { closeSessions } from "../session/tokens.ts";
import { type Asking, SENT, ticketOf } from "./asking.ts";

/** Sends the code for the cancellation to the member's e-mail, or to the phone where there is none. */
export async function sendCancelCode(desk: Desk, body: z.output<typeof AccountCancelCode.body>, { session, address }: Asking) {
  const { memberId } = session;
  const member = await memberOf(desk.database, memberId);
  const account = accountOfMember(member, "email") ?? accountOfMember(member, "phone");
  if (!account) throw new Refusal(422, "Su cuenta no tiene correo ni teléfono. Escríbanos para cancelarla.");
  await requestCode(desk, { address, account, ticket: ticketOf(body), slot: { purpose: "cancel", memberId } });
  return SENT;
}

const EMPTY = `
  update member set
    email = null, email_verified_at = null, area_code = null, phone = null, first_name = '', nickname = '', company = '',
    tax_id = '', nationality = '', password_hash = null, accepts_marketing = false, cancelled_at = now()
  where id = $1`;

/** Cancels the account for good: sessions end, what names the person is emptied. The e-mail may register anew, as somebody new. */
export async function cancelAccount(
  database: Database,
  { code, reason = "" }: z.output<typeof AccountCancel.body>,
  memberId: number,
) {
  await spendCode(database, { purpose: "cancel", memberId }, code);
  return database.transaction(async (sql) => {
    const { email } = await memberOf(sql, memberId);
    await sql.run(EMPTY, [memberId]);
    await closeSessions(sql, memberId);
    await forgetCodes(sql, memberId);
    if (reason.trim()) await sql.run("insert into cancellation (reason) values ($1)", [reason.trim()]);
    if (email) await send(sql, { to: email, ...CANCELLED });
    return { message: "Su cuenta quedó cancelada." };
  });
}
