import { z } from "zod";
import type { AccountCancel, AccountCancelCode } from "../../lib/contract/account.ts";
import type { Sql } from "../db/database.ts";
import { CLAIM_GUEST_INQUIRIES } from "../inquiry/due-statements.ts";
import { forgetContact } from "../inquiry/owner.ts";
import { lockMember } from "../lock-member.ts";
import { send } from "../outbox/store.ts";
import { Refusal } from "../refusal.ts";
import type { Services, ServicesWithFiles } from "../services.ts";
import { forgetCodes, spendCode } from "../session/code.ts";
import { requestCode } from "../session/code-request.ts";
import { CANCELLED } from "../session/emails.ts";
import { accountOfMember, findMember } from "../session/member.ts";
import { closeSessions } from "../session/tokens.ts";
import { buyersEndingWith, leaveTeam, lockMemberTeam } from "../team/people.ts";
import { deleteUnusedUploads } from "../upload/store.ts";
import { type Caller, captchaTicket } from "./caller.ts";
import { emailInstead } from "./prove.ts";
import { eraseTraces } from "./traces.ts";

export async function sendCancelCode(
  services: Services,
  body: z.output<typeof AccountCancelCode.body>,
  { session, clientIp }: Caller,
) {
  const { memberId } = session;
  const member = await findMember(services.database, memberId);
  await assertNoOpenOrders(services.database, memberId);
  const account = accountOfMember(member, "email") ?? accountOfMember(member, "phone");
  if (!account) throw new Refusal(422, "Su cuenta no tiene correo ni teléfono. Escríbanos para eliminarla.");
  const slot = { purpose: "cancel", memberId } as const;
  return requestCode(services, { clientIp, account, ticket: captchaTicket(body), slot, instead: emailInstead(member) });
}

const OpenOrder = z.object({ orderNo: z.string() });
const OPEN_ORDERS = `
  select order_no as "orderNo" from member_order
  where member_id = any($1::integer[]) and status not in ('received', 'evaluated', 'cancelled') order by id`;

async function assertNoOpenOrders(sql: Sql, memberId: number) {
  const open = await sql.rows(OpenOrder, OPEN_ORDERS, [await buyersEndingWith(sql, memberId)]);
  if (open.length === 0) return;
  const numbers = open.map(({ orderNo }) => orderNo).join(", ");
  throw new Refusal(422, `Tiene pedidos abiertos: ${numbers}. Recíbalos o cancélelos antes de eliminar la cuenta.`);
}

const ANONYMIZE = `
  update member set
    email = null, email_verified_at = null, is_aside = false, area_code = null, phone = null, first_name = '', nickname = '', company = '',
    tax_id = '', nationality = '', password_hash = null, accepts_marketing = false, cancelled_at = now()
  where id = $1`;

/** Closes an account: ends its sessions, anonymizes rows that must stay, deletes the rest with its files. The e-mail can be registered again. */
export async function cancelAccount(
  { database, files }: ServicesWithFiles,
  { code, reason = "" }: z.output<typeof AccountCancel.body>,
  memberId: number,
) {
  await assertNoOpenOrders(database, memberId);
  await spendCode(database, { purpose: "cancel", memberId }, code);
  await database.transaction(async (sql) => {
    await lockMemberTeam(sql, memberId);
    // Waits for an order that is being placed.
    await lockMember(sql, memberId);
    await assertNoOpenOrders(sql, memberId);
    const { email } = await findMember(sql, memberId);
    await sql.run(CLAIM_GUEST_INQUIRIES, [memberId]);
    await leaveTeam(sql, memberId, email);
    await forgetContact(sql, memberId);
    await sql.run(ANONYMIZE, [memberId]);
    await closeSessions(sql, memberId);
    await forgetCodes(sql, memberId);
    await eraseTraces(sql, memberId);
    if (reason.trim()) await sql.run("insert into cancellation (reason) values ($1)", [reason.trim()]);
    if (email) await send(sql, email, CANCELLED);
  });
  await deleteUnusedUploads(database, files);
  return { message: "Su cuenta quedó eliminada." };
}
