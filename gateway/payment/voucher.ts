import { z } from "zod";
import { latestDay } from "../../lib/contract/latest-day.ts";
import { PAYMENT_PROVIDERS, type VoucherSave } from "../../lib/contract/payment.ts";
import { toCents } from "../../lib/contract/price.ts";
import { Timestamp } from "../../lib/contract/wire.ts";
import type { Database, Sql } from "../db/database.ts";
import { toDollars } from "../money.ts";
import { lockOrder } from "../order/move.ts";
import { assertAllows } from "../order/state.ts";
import { notFound, Refusal } from "../refusal.ts";
import { claimUploads, transferUploads } from "../upload/store.ts";

type VoucherFields = z.output<typeof VoucherSave.body>;

const VoucherId = z.object({ id: z.number() });
const PaymentId = z.object({ id: z.string() });
const PENDING_TRANSFER = `
  select id from payment where order_id = $1 and provider = '${PAYMENT_PROVIDERS.bank}' and status = 'pending'`;
const INSERT = `
  insert into voucher (order_id, payment_id, member_id, file, amount_cents, currency, invoice_no, paid_on, review_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, now() + $9::interval) returning id`;
const ABANDON_OTHERS = `
  update payment set status = 'abandoned'
  where order_id = $1 and status = 'pending' and provider <> '${PAYMENT_PROVIDERS.bank}'`;

// Another person's account is cleared: it is erased with that person's data by `begun_by`, which now names somebody else.
const SET_BEGUN_BY = `
  update payment set begun_by = $2::integer, account = case when begun_by = $2::integer then account end where id = $1`;

/** Saves the voucher of a begun transfer for review. 404: another member's order. 422: not payable, another's file, or a second voucher. */
export const saveVoucher = (database: Database, memberId: number, fields: VoucherFields, reviewSeconds: number) =>
  database.transaction(async (sql) => {
    const order = await lockOrder(sql, memberId, fields.orderNo);
    assertAllows(order.status, "pay");
    refuseImpossible(fields);
    if (order.isInReview) throw new Refusal(422, "Ya recibimos un comprobante de este pedido y el banco lo está revisando.");
    const payment = await sql.row(PaymentId, PENDING_TRANSFER, [order.id]);
    if (!payment) throw new Refusal(422, "Pida primero los datos de la transferencia de este pedido.");
    await claimUploads(sql, memberId, [fields.voucher_url]);
    const { voucher_url: file, amount, currency, invoice_no: invoice, paid_at: paidOn } = fields;
    const values = [order.id, payment.id, order.memberId, file, toCents(amount), currency.toUpperCase(), invoice ?? null, paidOn];
    const saved = await sql.row(VoucherId, INSERT, [...values, `${reviewSeconds} seconds`]);
    if (!saved) throw new Error("an insert returned no row");
    await sql.run(ABANDON_OTHERS, [order.id]);
    if (order.seat) {
      await transferUploads(sql, order.memberId, [file]);
      await sql.run(SET_BEGUN_BY, [payment.id, order.seat.personId]);
    }
    return { id: saved.id, status: "in_review" };
  });

function refuseImpossible({ amount, paid_at: paidOn }: VoucherFields) {
  if (toCents(amount) < 1)
    throw new Refusal(422, "Escriba el valor que transfirió.", { amount: ["Escriba el valor que transfirió."] });
  if (paidOn > latestDay())
    throw new Refusal(422, "La fecha del pago no puede ser futura.", { paid_at: ["La fecha del pago no puede ser futura."] });
}

const Voucher = z.object({
  id: z.number(),
  orderNo: z.string(),
  voucher_url: z.string(),
  amount: z.coerce.number().transform(toDollars),
  currency: z.string(),
  status: z.string(),
  note: z.string(),
  created_at: Timestamp,
});
const LAST = `
  select v.id, o.order_no as "orderNo", v.file as voucher_url, v.amount_cents as amount, v.currency, v.status, v.note, v.created_at
  from member_order o join voucher v on v.order_id = o.id
  where o.member_id = any(buyers_of($1)) and o.order_no = $2 and o.hidden_at is null order by v.id desc limit 1`;

export async function lastVoucher(sql: Sql, memberId: number, orderNo: string) {
  const voucher = await sql.row(Voucher, LAST, [memberId, orderNo]);
  if (!voucher) throw notFound("Todavía no hay un comprobante de ese pedido.");
  return voucher;
}
