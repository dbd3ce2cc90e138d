import { z } from "zod";
import { PAYMENT_PROVIDERS } from "../../lib/contract/payment.ts";
import type { Sql } from "../db/database.ts";
import { notFound } from "../refusal.ts";
import { Payment } from "./detail.ts";

const OrderId = z.object({ id: z.number() });
const FIND_ORDER = "select id from member_order where member_id = any(buyers_of($1)) and order_no = $2 and hidden_at is null";
const PAYMENTS = `
  select id, provider, amount_cents as amount, status, created_at as at from payment
  where order_id = $1 and provider = '${PAYMENT_PROVIDERS.crossBorder}' order by created_at, id`;

/** Payments of an order, national or legacy, through the cross-border provider. 404 unless it is the member's or its team's, and not deleted. */
export async function foreignPayments(sql: Sql, memberId: number, orderNo: string) {
  const order = await sql.row(OrderId, FIND_ORDER, [memberId, orderNo]);
  if (!order) throw notFound("No encontramos ese pedido.");
  return { orderNo, payments: await sql.rows(Payment, PAYMENTS, [order.id]) };
}
