import { z } from "zod";
import type { OrderFamily } from "../../lib/contract/order.ts";
import { toCents } from "../../lib/contract/price.ts";
import { findAddress } from "../address/store.ts";
import type { Database, Sql } from "../db/database.ts";
import { countOrder } from "../metrics.ts";
import { priceText } from "../money.ts";
import { orderPlaced } from "../notice/content.ts";
import { Refusal } from "../refusal.ts";
import { sha256 } from "../sha256.ts";
import { holdForApproval } from "../team/approval.ts";
import { lockNewBuyer } from "../team/buyer.ts";
import { insertOrder } from "./insert.ts";
import { sumCents } from "./lines.ts";
import { recordEvent } from "./move.ts";
import { notifyOfOrder } from "./notifications.ts";
import { assertOrderable, type PricedOrder } from "./priced-order.ts";

/** `teamId`: undefined for the member's own order; null, an invalid id, is refused with 404. `expectedTotal`: dollars that the
 * buyer saw. `request`: the same whenever `key` is used again. `takeLines`: returns the lines and removes them from their source. */
export type Placement = {
  family: OrderFamily;
  key: string;
  addressId: string;
  noteFor: (shopId: string) => string;
  purchaseOrder?: string | undefined;
  teamId?: number | null | undefined;
  expectedTotal?: number | undefined;
  request: unknown;
  remindSeconds: number;
  approvalSeconds: number;
  takeLines: (sql: Sql) => Promise<PricedOrder>;
};

/** Places an order once per key; a cancelled order keeps its key. 422: key of another request, unexpected total, unavailable lines. 404: something named is unknown. */
export async function placeOrder(database: Database, memberId: number, placement: Placement) {
  const { isNew, ...order } = await database.transaction((sql) => placeOnce(sql, memberId, placement));
  if (isNew) countOrder();
  return order;
}

const ExistingOrder = z.object({ orderNo: z.string(), status: z.string(), request_hash: z.string() });
const EXISTING_ORDER = `
  select order_no as "orderNo", status, request_hash from member_order where member_id = any(buyers_of($1)) and idempotency_key = $2`;

async function placeOnce(sql: Sql, memberId: number, placement: Placement) {
  const buyer = await lockNewBuyer(sql, memberId, placement.teamId);
  const requestHash = sha256(JSON.stringify(placement.request));
  const existing = await sql.row(ExistingOrder, EXISTING_ORDER, [memberId, placement.key]);
  if (existing?.request_hash === requestHash) return { orderNo: existing.orderNo, status: existing.status, isNew: false };
  if (existing)
    throw new Refusal(422, `Con esa clave ya se hizo el pedido ${existing.orderNo}, que es otro. Revise sus pedidos.`);
  const address = await findAddress(sql, memberId, placement.addressId);
  const priced = await placement.takeLines(sql);
  assertOrderable(priced);
  assertExpected(sumCents(priced.lines), placement.expectedTotal);
  const { id, orderNo } = await insertOrder(sql, { ...placement, memberId: buyer.memberId, requestHash, address, priced });
  const order = { id, orderNo, totalCents: sumCents(priced.lines), memberId: buyer.memberId };
  if (await holdForApproval(sql, order, buyer, placement)) return { orderNo, status: "pending_approval", isNew: true };
  const status = "pending_payment";
  await recordEvent(sql, id, status, { by: buyer.seat?.personId });
  await notifyOfOrder(sql, { ...order, doneBy: memberId }, orderPlaced);
  return { orderNo, status, isNew: true };
}

function assertExpected(total: number, expected: number | undefined): void {
  if (expected === undefined || toCents(expected) === total) return;
  const [now, seen] = [priceText(total), priceText(toCents(expected))];
  throw new Refusal(422, `El total cambió: ahora es ${now} y usted vio ${seen}. Revise el pedido y confírmelo de nuevo.`);
}
