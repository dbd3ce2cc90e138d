import type { OrderFamily } from "../../lib/contract/order.ts";
import type { Database, Sql } from "../db/database.ts";
import { removeOrderEvaluations } from "../evaluation/own.ts";
import { orderCancelled, orderReceived } from "../notice/content.ts";
import { Refusal } from "../refusal.ts";
import { assertMay } from "../team/seat.ts";
import { type LockedOrder, lockOrder, move } from "./move.ts";
import { notifyOfOrder } from "./notifications.ts";
import { assertDeletable } from "./state.ts";

type OrderKey = { orderNo: string; family?: OrderFamily };

const withLockedOrder = <T>(
  database: Database,
  memberId: number,
  { orderNo, family }: OrderKey,
  change: (sql: Sql, order: LockedOrder) => Promise<T>,
) => database.transaction(async (sql) => change(sql, await lockOrder(sql, memberId, orderNo, family)));

/** Cancels an order that is not paid, and abandons its open payments; 422 while a voucher is in review. */
export const cancelOrder = (database: Database, memberId: number, key: OrderKey & { reason?: string | undefined }) =>
  withLockedOrder(database, memberId, key, async (sql, order) => {
    if (order.isInReview)
      throw new Refusal(422, "El banco está revisando el comprobante de este pedido. Espere su respuesta para cancelarlo.");
    const moved = await move(sql, order, "cancel", { note: key.reason ?? "" });
    await sql.run("update member_order set cancel_reason = $2 where id = $1", [order.id, key.reason ?? null]);
    await sql.run("update payment set status = 'abandoned' where order_id = $1 and status = 'pending'", [order.id]);
    await notifyOfOrder(sql, { ...order, doneBy: memberId }, orderCancelled);
    return moved;
  });

export const receiveOrder = (database: Database, memberId: number, key: OrderKey) =>
  withLockedOrder(database, memberId, key, async (sql, order) => {
    const moved = await move(sql, order, "receive");
    await notifyOfOrder(sql, { ...order, doneBy: memberId }, orderReceived);
    return moved;
  });

export const evaluateOrder = (
  database: Database,
  memberId: number,
  key: { orderNo: string; score: number; comment?: string | undefined },
) =>
  withLockedOrder(database, memberId, key, async (sql, order) => {
    const moved = await move(sql, order, "evaluate");
    await sql.run("update member_order set score = $2, comment = $3 where id = $1", [order.id, key.score, key.comment ?? ""]);
    return moved;
  });

// Papers that are still to come are cancelled: nobody could read them.
const HIDE = "update member_order set hidden_at = now(), photos_at = null, lading_at = null where id = $1";

/** Hides an ended order from the member, but keeps it for accounting. Its evaluations are deleted, since the member could not remove them any more. */
export const destroyOrder = (database: Database, memberId: number, key: { orderNo: string }) =>
  withLockedOrder(database, memberId, key, async (sql, { id, orderNo, status, seat }) => {
    if (seat) assertMay(seat, "manage");
    assertDeletable(status);
    await removeOrderEvaluations(sql, id);
    await sql.run(HIDE, [id]);
    return { orderNo };
  });
