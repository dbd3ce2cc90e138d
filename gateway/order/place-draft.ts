import { z } from "zod";
import type { LegacyOrderStore } from "../../lib/contract/legacy-order.ts";
import { PAYMENT_PROVIDERS } from "../../lib/contract/payment.ts";
import type { Database, Sql } from "../db/database.ts";
import { notFound } from "../refusal.ts";
import { findPayments } from "./detail.ts";
import { takeDraft } from "./drafts.ts";
import { placeOrder } from "./place.ts";
import type { SimulatedDelays } from "./simulated-delays.ts";

type LegacyOrderFields = z.output<typeof LegacyOrderStore.body>;

/** Places a draft, which is deleted; its note is for every shop. */
export const placeDraft = (
  database: Database,
  memberId: number,
  { idempotency_key: key, ...request }: LegacyOrderFields,
  { remindSeconds, approvalSeconds }: SimulatedDelays,
) =>
  placeOrder(database, memberId, {
    family: "legacy",
    key,
    addressId: request.address_id,
    noteFor: () => request.note ?? "",
    purchaseOrder: request.purchase_order,
    expectedTotal: request.expected_total,
    request,
    remindSeconds,
    approvalSeconds,
    takeLines: (sql) => takeDraft(sql, memberId, request.id),
  });

/** Payments from abroad, of either family; 404 for an order of another team. */
export async function foreignPayments(sql: Sql, memberId: number, orderNo: string) {
  const text = "select id from member_order where member_id = any(buyers_of($1)) and order_no = $2 and hidden_at is null";
  const order = await sql.row(z.object({ id: z.number() }), text, [memberId, orderNo]);
  if (!order) throw notFound("No encontramos ese pedido.");
  return { orderNo, payments: await findPayments(sql, order.id, PAYMENT_PROVIDERS.crossBorder) };
}
