import { z } from "zod";
import type { Sql } from "../db/database.ts";
import { notFound } from "../refusal.ts";
import { lockBuyerOf, type Seat } from "../team/seat.ts";
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
/** An order that nobody else changes until the transaction ends. `isInReview` says whether a bank looks at a voucher of it. */
export type LockedOrder = z.output<typeof Locked> & {
  /** The person who changes an order of a team, and that person's place in it. */
  by?: number | undefined;
  seat?: Seat | undefined;
};

const NO_ORDER = "No encontramos ese pedido.";

const LOCK = `
  select o.id, o.order_no as "orderNo", o.member_id as "memberId", o.status, o.total_cents as "totalCents",
    exists (select from voucher v where v.order_id = o.id and v.status = 'in_review') as "isInReview"
  from member_order o
  where o.member_id = $1 and o.order_no = $2 and o.hidden_at is null and ($3::text is null or o.family = $3)
  for update of o`;

/**
 * Takes an order of a member, or of the team for which the member orders, for a change; 404 for one that is not there, of another member
 * or of another family. Whose it is is locked first, always in that order, so that two changes wait for each other and never in a circle.
 */
export async function lockOrder(sql: Sql, memberId: number, orderNo: string, family?: Family): Promise<LockedOrder> {
  const { memberId: owner, by, seat } = await lockBuyerOf(sql, memberId, orderNo, NO_ORDER);
  const order = await sql.row(Locked, LOCK, [owner, orderNo, family ?? null]);
  if (!order) throw notFound(NO_ORDER);
  return { ...order, by, seat };
}

/** Writes down that an order came into a status; `at` where that was before now. */
export const recordEvent = (sql: Sql, orderId: number, status: string, { note = "", at, by }: EventDetails = {}) =>
  sql.run(
    "insert into order_event (order_id, status, note, at, by_member) values ($1, $2, $3, coalesce($4::timestamptz, now()), $5)",
    [orderId, status, note, at ?? null, by ?? null],
  );
type EventDetails = { note?: string; at?: string; by?: number | undefined };

/** Moves a locked order on and answers where it is now; 422 where its status does not allow it, and nothing is changed then. */
export async function move(sql: Sql, order: LockedOrder, how: Move, details: EventDetails = {}) {
  const status = moved(order.status, how);
  await sql.run("update member_order set status = $2 where id = $1", [order.id, status]);
  await recordEvent(sql, order.id, status, { by: order.by, ...details });
  return { orderNo: order.orderNo, status };
}
