import { z } from "zod";
import type { Sql } from "../db/database.ts";
import { lockMember } from "../one-default.ts";
import { notFound } from "../refusal.ts";
import { type Move, moved } from "./state.ts";

export const FAMILIES = ["national", "legacy"] as const;
export type Family = (typeof FAMILIES)[number];

const Locked = z.object({
  id: z.number(),
  orderNo: z.string(),
  memberId: z.number(),
  status: z.string(),
  totalCents: z.coerce.number(),
  isInReview: z.boolean(),
});
export type LockedOrder = z.output<typeof Locked>;

const LOCK = `
  select o.id, o.order_no as "orderNo", o.member_id as "memberId", o.status, o.total_cents as "totalCents",
    exists (select from voucher v where v.order_id = o.id and v.status = 'in_review') as "isInReview"
  from member_order o
  where o.member_id = $1 and o.order_no = $2 and o.hidden_at is null and ($3::text is null or o.family = $3)
  for update of o`;

/** Locks an order; 404 for another member's or family. Lock order: the member first, against deadlocks. */
export async function lockOrder(sql: Sql, memberId: number, orderNo: string, family?: Family): Promise<LockedOrder> {
  await lockMember(sql, memberId);
  const order = await sql.row(Locked, LOCK, [memberId, orderNo, family ?? null]);
  if (!order) throw notFound("No encontramos ese pedido.");
  return order;
}

export const recordEvent = (sql: Sql, orderId: number, status: string, { note = "", at }: { note?: string; at?: string } = {}) =>
  sql.run("insert into order_event (order_id, status, note, at) values ($1, $2, $3, coalesce($4::timestamptz, now()))", [
    orderId,
    status,
    note,
    at ?? null,
  ]);

/** Returns the new status; 422 when not allowed. */
export async function move(sql: Sql, order: LockedOrder, how: Move, details: { note?: string; at?: string } = {}) {
  const status = moved(order.status, how);
  await sql.run("update member_order set status = $2 where id = $1", [order.id, status]);
  await recordEvent(sql, order.id, status, details);
  return { orderNo: order.orderNo, status };
}
