import { z } from "zod";
import type { Sql } from "../db/database.ts";
import { priceText, toDollars } from "../money.ts";
import { voucherSeen } from "../notice/content.ts";
import type { LockedOrder } from "../order/move.ts";
import { notifyOfOrder } from "../order/notifications.ts";
import { approvePayment } from "./pay.ts";

const CURRENCY = "USD";

const Due = z.object({
  id: z.number(),
  payment_id: z.string(),
  amount_cents: z.coerce.number(),
  currency: z.string(),
});
const DUE = `
  select id, payment_id, amount_cents, currency from voucher
  where order_id = $1 and status = 'in_review' and review_at <= now()`;

const SET_STATUS = "update voucher set status = $2, note = $3 where id = $1";

/** Simulated review by the bank, once due: approves the full amount in dollars, and rejects any other. Undefined: none was due. */
export async function reviewVoucher(
  sql: Sql,
  order: LockedOrder,
  shipSeconds: number,
): Promise<"approved" | "rejected" | undefined> {
  const due = await sql.row(Due, DUE, [order.id]);
  if (!due) return undefined;
  if (due.amount_cents === order.totalCents && due.currency === CURRENCY) {
    await sql.run(SET_STATUS, [due.id, "approved", ""]);
    await approvePayment(sql, order, due.payment_id, shipSeconds);
    await notifyOfOrder(sql, order, (facts) => voucherSeen(facts), String(due.id));
    return "approved";
  }
  const amountText = due.currency === CURRENCY ? priceText(due.amount_cents) : `${toDollars(due.amount_cents)} ${due.currency}`;
  const missingCents = due.currency === CURRENCY ? order.totalCents - due.amount_cents : 0;
  const missingText =
    missingCents > 0
      ? ` Si transfirió menos, transfiera los ${priceText(missingCents)} que faltan con la misma referencia y suba los dos comprobantes en un solo archivo, con el valor total.`
      : "";
  const note = `El comprobante es por ${amountText} y el pedido vale ${priceText(order.totalCents)}.${missingText}`;
  await sql.run(SET_STATUS, [due.id, "rejected", note]);
  await notifyOfOrder(sql, order, (facts) => voucherSeen(facts, note), String(due.id));
  return "rejected";
}
