import { z } from "zod";
import { ORDER_VALID_DAYS } from "../../lib/contract/limits.ts";
import { PAYMENT_PROVIDERS } from "../../lib/contract/payment.ts";
import { Timestamp } from "../../lib/contract/wire.ts";
import type { Database } from "../db/database.ts";
import { toDollars } from "../money.ts";
import { lockOrder } from "../order/move.ts";
import { findAccount } from "./account-store.ts";
import { BENEFICIARY } from "./beneficiary.ts";
import { assertPayable } from "./pay.ts";

const TRANSFER_DAYS_LEAST = 7;

const Begun = z.object({ id: z.string(), expires_at: Timestamp });

const BEGIN = `
  insert into payment (order_id, member_id, provider, account, amount_cents, expires_at, begun_by)
  values ($1, $2, '${PAYMENT_PROVIDERS.bank}', $3, $4,
    (select greatest(created_at + interval '${ORDER_VALID_DAYS} days', now() + interval '${TRANSFER_DAYS_LEAST} days') from member_order where id = $1), $5)
  on conflict (order_id, provider) where status = 'pending' do update set
    account = coalesce(excluded.account, payment.account), expires_at = excluded.expires_at,
    begun_by = case when excluded.account is null then payment.begun_by else excluded.begun_by end
  returning id, expires_at`;

type PaymentRequest = { orderNo: string; paymentAccountId?: string | undefined };

/** Begins or continues a transfer; returns account, amount and reference. 404 for another member's order, 422 when not payable. */
export const beginTransfer = (database: Database, memberId: number, { orderNo, paymentAccountId }: PaymentRequest) =>
  database.transaction(async (sql) => {
    const order = await lockOrder(sql, memberId, orderNo);
    const from = paymentAccountId === undefined ? undefined : await findAccount(sql, memberId, paymentAccountId);
    assertPayable(order);
    const account = from ? `${from.bank} ${from.masked_number}, ${from.holder}` : null;
    const started = await sql.row(Begun, BEGIN, [
      order.id,
      order.memberId,
      account,
      order.totalCents,
      order.seat?.personId ?? null,
    ]);
    if (!started) throw new Error("an insert returned no row");
    const { id: payment_id, expires_at } = started;
    return { payment_id, ...BENEFICIARY, reference: orderNo, amount: toDollars(order.totalCents), expires_at };
  });
