import { z } from "zod";
import type { OrderDecide } from "../../lib/contract/team.ts";
import type { Database, Sql } from "../db/database.ts";
import { priceText } from "../money.ts";
import { type LockedOrder, lockOrder, move, recordEvent } from "../order/move.ts";
import { notifyOfOrder } from "../order/notifications.ts";
import { Refusal } from "../refusal.ts";
import type { Buyer } from "./buyer.ts";
import { approvalAsked, approvalLapsed, orderApproved, orderDeclined } from "./content.ts";
import { otherApprovers } from "./readers.ts";
import { needsApproval } from "./role.ts";
import { assertMay } from "./seat.ts";

export const IS_TO_LAPSE = "status = 'pending_approval' and approval_ends_at <= now()";

type Timing = { approvalSeconds: number };
type Placed = { id: number; orderNo: string; memberId: number; totalCents: number };

const SET_PLACED_BY = "update member_order set placed_by = $2 where id = $1";
const WAIT = `
  update member_order set status = 'pending_approval', approval_ends_at = now() + $2::interval, remind_at = null
  where id = $1`;

/** Holds an order above its team's limit and notifies approvers (422 without one); true if it waits. The caller has locked the team. */
export async function holdForApproval(sql: Sql, order: Placed, { seat }: Buyer, { approvalSeconds }: Timing): Promise<boolean> {
  if (!seat) return false;
  await sql.run(SET_PLACED_BY, [order.id, seat.personId]);
  const { approveAboveCents: above } = seat;
  if (above === undefined || !needsApproval(order.totalCents, above)) return false;
  const approvers = await otherApprovers(sql, seat.teamMemberId, seat.personId);
  if (approvers.length === 0)
    throw new Refusal(
      422,
      `Los pedidos del equipo de más de ${priceText(above)} esperan a que otra persona los apruebe, y nadie más puede hacerlo. Dé ese permiso a alguien o cambie el monto.`,
    );
  await sql.run(WAIT, [order.id, `${approvalSeconds} seconds`]);
  await recordEvent(sql, order.id, "pending_approval", { by: seat.personId });
  await notifyOfOrder(sql, order, approvalAsked, "", approvers);
  return true;
}

const PlacedBy = z.object({ placed_by: z.number().optional() });
const RESUME = "update member_order set approval_ends_at = null, remind_at = now() + $2::interval where id = $1";

/** Approves or declines an order that somebody else of the team placed. The first of concurrent decisions wins. */
export const decideOrder = (
  database: Database,
  memberId: number,
  { orderNo, is_approved: isApproved, reason }: z.output<typeof OrderDecide.body>,
  { remindSeconds }: { remindSeconds: number },
) =>
  database.transaction(async (sql) => {
    const order = await lockOrder(sql, memberId, orderNo);
    if (!order.seat) throw new Refusal(422, "Este pedido es suyo y no de un equipo: no espera aprobación.");
    assertMay(order.seat, "approve");
    const placed = await sql.row(PlacedBy, "select placed_by from member_order where id = $1", [order.id]);
    if (placed?.placed_by === memberId)
      throw new Refusal(422, "Usted hizo este pedido: lo aprueba o lo rechaza otra persona del equipo.");
    if (!isApproved) return decline(sql, order, reason);
    const moved = await move(sql, order, "approve", { note: ["Aprobado.", reason].filter(Boolean).join(" ") });
    await sql.run(RESUME, [order.id, `${remindSeconds} seconds`]);
    await notifyOfOrder(sql, order, (facts) => orderApproved(facts, reason));
    return moved;
  });

const CANCEL = "update member_order set cancel_reason = $2, approval_ends_at = null where id = $1";

async function decline(sql: Sql, order: LockedOrder, reason: string) {
  const note = ["No se aprobó.", reason].filter(Boolean).join(" ");
  const moved = await move(sql, order, "decline", { note });
  await sql.run(CANCEL, [order.id, note]);
  await notifyOfOrder(sql, order, (facts) => orderDeclined(facts, reason));
  return moved;
}

const TO_LAPSE = `select id from member_order where id = $1 and ${IS_TO_LAPSE}`;

export async function expireApproval(sql: Sql, order: LockedOrder): Promise<void> {
  if (!(await sql.row(z.object({ id: z.number() }), TO_LAPSE, [order.id]))) return;
  const note = "Nadie lo aprobó a tiempo.";
  await move(sql, { ...order, status: "pending_approval" }, "decline", { note });
  await sql.run(CANCEL, [order.id, note]);
  await notifyOfOrder(sql, order, approvalLapsed);
}
