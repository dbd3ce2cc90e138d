import { z } from "zod";
import type { OrderFamily } from "../../lib/contract/order.ts";
import type { Sql } from "../db/database.ts";
import { notFound } from "../refusal.ts";
import { type Buyer, lockOrderBuyer } from "../team/buyer.ts";
import { type Move, statusAfter } from "./state.ts";

const Locked = z.object({
  id: z.number(),
  orderNo: z.string(),
  memberId: z.number(),
  status: z.string(),
  totalCents: z.coerce.number(),
  isInReview: z.boolean(),
});
export type LockedOrder = z.output<typeof Locked> & Pick<Buyer, "seat">;

const NO_ORDER_TEXT = "No encontramos ese pedido.";

const LOCK = `
  select o.id, o.order_no as "orderNo", o.member_id as "memberId", o.status, o.total_cents as "totalCents",
    exists (select from voucher v where v.order_id = o.id and v.status = 'in_review') as "isInReview"
  from member_order o
  where o.member_id = $1 and o.order_no = $2 and o.hidden_at is null and ($3::text is null or o.family = $3)
  for update of o`;

/** Locks an order of a member or of the member's team; 404 otherwise. Lock order: the buyer first, against deadlocks. */
export async function lockOrder(sql: Sql, memberId: number, orderNo: string, family?: OrderFamily): Promise<LockedOrder> {
  const { memberId: buyerId, seat } = await lockOrderBuyer(sql, memberId, orderNo, NO_ORDER_TEXT);
  const order = await sql.row(Locked, LOCK, [buyerId, orderNo, family ?? null]);
  if (!order) throw notFound(NO_ORDER_TEXT);
  return { ...order, ...(seat && { seat }) };
}

export const recordEvent = (sql: Sql, orderId: number, status: string, { note = "", at, by }: EventDetails = {}) =>
  sql.run(
    "insert into order_event (order_id, status, note, at, by_member) values ($1, $2, $3, coalesce($4::timestamptz, now()), $5)",
    [orderId, status, note, at ?? null, by ?? null],
  );
type EventDetails = { note?: string; at?: string; by?: number | undefined };

/** Changes the status and records who did it; 422 when not allowed. */
export async function move(sql: Sql, order: LockedOrder, how: Move, details: EventDetails = {}) {
  const status = statusAfter(order.status, how);
  await sql.run("update member_order set status = $2 where id = $1", [order.id, status]);
  await recordEvent(sql, order.id, status, { by: order.seat?.personId, ...details });
  return { orderNo: order.orderNo, status };
}
