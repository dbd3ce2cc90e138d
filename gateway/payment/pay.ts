import { z } from "zod";
import type { Sql } from "../db/database.ts";
import { type LockedOrder, move } from "../order/move.ts";
import { assertAllows } from "../order/state.ts";
import { Refusal } from "../refusal.ts";

export function assertPayable({ status, isInReview }: LockedOrder): void {
  assertAllows(status, "pay");
  if (isInReview)
    throw new Refusal(422, "El banco está revisando el comprobante de este pedido. Espere su respuesta antes de pagar otra vez.");
}

/** Pays a locked order and abandons its other payments; false if the payment is not pending any more. The caller notifies. */
export async function approvePayment(sql: Sql, order: LockedOrder, paymentId: string, shipSeconds: number): Promise<boolean> {
  const approved = `
    update payment set status = 'approved' where id = $1 and order_id = $2 and status = 'pending' returning begun_by as by`;
  const paid = await sql.row(z.object({ by: z.number().optional() }), approved, [paymentId, order.id]);
  if (!paid) return false;
  await sql.run("update payment set status = 'abandoned' where order_id = $1 and status = 'pending'", [order.id]);
  await move(sql, order, "pay", paid);
  const due = "update member_order set ship_at = now() + $2::interval where id = $1";
  await sql.run(due, [order.id, `${shipSeconds} seconds`]);
  return true;
}
