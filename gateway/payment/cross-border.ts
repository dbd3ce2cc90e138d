import { randomBytes } from "node:crypto";
import { z } from "zod";
import { PAYMENT_PROVIDERS } from "../../lib/contract/payment.ts";
import type { Database, Sql } from "../db/database.ts";
import { toDollars } from "../money.ts";
import { lockOrder } from "../order/move.ts";
import { notFound } from "../refusal.ts";
import { sha256 } from "../sha256.ts";
import { findAccount } from "./account-store.ts";
import { assertPayable } from "./pay.ts";

/** Each opened hosted page has its own token. When another person of the team begins the payment, the tokens before end. */
const TOKENS_PER_PAYMENT = 10;

const Id = z.object({ id: z.string() });

const BEGIN = `
  insert into payment (order_id, member_id, provider, account, amount_cents, token_hashes, expires_at, begun_by)
  values ($1, $2, '${PAYMENT_PROVIDERS.crossBorder}', $3, $4, array[$5], now() + $6::interval, $7)
  on conflict (order_id, provider) where status = 'pending' do update set
    account = excluded.account, begun_by = excluded.begun_by, created_at = now(), expires_at = excluded.expires_at,
    token_hashes = case when payment.begun_by is not distinct from excluded.begun_by
      then (excluded.token_hashes || payment.token_hashes)[1:${TOKENS_PER_PAYMENT}] else excluded.token_hashes end
  returning id`;

type PaymentRequest = { orderNo: string; paymentAccountId: string };
type HostedPage = { payUrl: string; paySeconds: number };

/** Begins or continues a payment; returns the hosted page's address. 404 for another member's order, 422 when not payable. */
export const beginPayment = (
  database: Database,
  memberId: number,
  { orderNo, paymentAccountId }: PaymentRequest,
  page: HostedPage,
) =>
  database.transaction(async (sql) => {
    const order = await lockOrder(sql, memberId, orderNo);
    const { holder, bank, masked_number: number } = await findAccount(sql, memberId, paymentAccountId);
    assertPayable(order);
    const token = randomBytes(32).toString("base64url");
    const account = `${bank} ${number}, ${holder}`;
    const values = [
      order.id,
      order.memberId,
      account,
      order.totalCents,
      sha256(token),
      `${page.paySeconds} seconds`,
      order.seat?.personId ?? null,
    ];
    const started = await sql.row(Id, BEGIN, values);
    if (!started) throw new Error("an insert returned no row");
    return { payment_id: started.id, redirect_url: `${page.payUrl}/pay/${started.id}?token=${token}` };
  });

const Last = z.object({
  orderNo: z.string(),
  payment_id: z.string(),
  status: z.string(),
  amount: z.coerce.number().transform(toDollars),
  reason: z.string().optional(),
});

const LAST = `
  select o.order_no as "orderNo", p.id as payment_id, p.status, p.amount_cents as amount, p.reason
  from member_order o join payment p on p.order_id = o.id
  where o.member_id = any(buyers_of($1)) and o.order_no = $2 and o.hidden_at is null and p.provider = '${PAYMENT_PROVIDERS.crossBorder}'
  order by p.created_at desc, p.id limit 1`;

export async function lastPayment(sql: Sql, memberId: number, orderNo: string) {
  const payment = await sql.row(Last, LAST, [memberId, orderNo]);
  if (!payment) throw notFound("Todavía no hay un pago de ese pedido.");
  return payment;
}
