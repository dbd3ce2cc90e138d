import { randomInt } from "node:crypto";
import { z } from "zod";
import { toCents } from "../../lib/contract/price.ts";
import { findAddress, type StoredAddress } from "../address/store.ts";
import type { Database, Sql } from "../db/database.ts";
import { load } from "../db/load.ts";
import { countOrder } from "../metrics.ts";
import { priceText } from "../money.ts";
import { orderPlaced } from "../notice/content.ts";
import { Refusal } from "../refusal.ts";
import { sha256 } from "../sha256.ts";
import { holdForApproval } from "../team/approval.ts";
import { lockNewBuyer } from "../team/buyer.ts";
import { toDestination } from "./destination.ts";
import { byShop, type OrderedLine, sumCents, totalCents, totalWeightAndVolume } from "./lines.ts";
import { type Family, recordEvent } from "./move.ts";
import { notifyOfOrder } from "./notifications.ts";
import { type PricedOrder, refuseLines } from "./priced-order.ts";

/** `takeLines` returns the lines and removes them from their source. */
export type Placing = {
  family: Family;
  key: string;
  addressId: string;
  noteFor: (shopId: string) => string;
  purchaseOrder?: string | undefined;
  /** Undefined: for the member; null: an invalid id, refused with 404. */
  teamId?: number | null | undefined;
  /** US dollars shown to the buyer. */
  expectedTotal?: number | undefined;
  /** Must be equal when a key is reused. */
  request: unknown;
  remindSeconds: number;
  approvalSeconds: number;
  takeLines: (sql: Sql) => Promise<PricedOrder>;
};

const ExistingOrder = z.object({ orderNo: z.string(), status: z.string(), request_hash: z.string() });
const EXISTING_ORDER = `
  select order_no as "orderNo", status, request_hash from member_order where member_id = any(buyers_of($1)) and idempotency_key = $2`;

/** Inserts `$1`, an order's own columns as JSON, with what is computed from its member. */
const insertStatement = (columns: string[]) => `
  insert into member_order (${columns.join(", ")}, document, remind_at, buyer_company, buyer_tax_id)
  select ${columns.map((column) => `placed.${column}`).join(", ")},
    order_document(member.id, $2), now() + $3::interval, nullif(member.company, ''), nullif(member.tax_id, '')
  from jsonb_populate_record(null::member_order, $1::jsonb) placed join member on member.id = placed.member_id
  on conflict (order_no) do nothing returning id`;

/** Random, so that it reveals no counts. */
const newOrderNo = () => String(randomInt(10 ** 11, 10 ** 12));

/** As words for the search: `OC-2026-77` must not become a negative 77. */
const wordsIn = (number: string) => number.replace(/[^\p{L}\p{N}]+/gu, " ");

const searchText = (numbers: string[], lines: OrderedLine[]) =>
  [...numbers, ...new Set(lines.flatMap((line) => [line.name, line.shop_name, ...Object.values(line.options)]))].join(" ");

function assertExpected(total: number, expected: number | undefined): void {
  if (expected === undefined || toCents(expected) === total) return;
  const [now, seen] = [priceText(total), priceText(toCents(expected))];
  throw new Refusal(422, `El total cambió: ahora es ${now} y usted vio ${seen}. Revise el pedido y confírmelo de nuevo.`);
}

type Head = { memberId: number; requestHash: string; address: StoredAddress; priced: PricedOrder };

async function insertHead(sql: Sql, { family, key, purchaseOrder, remindSeconds }: Placing, head: Head) {
  const { memberId, requestHash, address, priced } = head;
  const { lines, offer } = priced;
  const ownNumber = purchaseOrder || null;
  const { weight_kg: weight = null, volume_m3: volume = null, volume_guessed: isGuessed = false } = totalWeightAndVolume(lines);
  const { receiver, phone, text } = toDestination(address);
  for (;;) {
    const orderNo = newOrderNo();
    const columns = {
      order_no: orderNo,
      member_id: memberId,
      family,
      status: "pending_payment",
      total_cents: sumCents(lines),
      line_count: lines.length,
      cover: lines[0]?.cover ?? null,
      weight_kg: weight,
      volume_m3: volume,
      volume_guessed: isGuessed,
      receiver,
      phone,
      destination: text,
      offer_id: offer?.id ?? null,
      idempotency_key: key,
      request_hash: requestHash,
      purchase_order: ownNumber,
      trade_terms: offer?.trade_terms ?? null,
    };
    const searched = searchText([orderNo, wordsIn(ownNumber ?? "")], lines);
    const values = [JSON.stringify(columns), searched, `${remindSeconds} seconds`];
    const made = await sql.row(z.object({ id: z.number() }), insertStatement(Object.keys(columns)), values);
    if (made) return { id: made.id, orderNo };
  }
}

async function insertLines(sql: Sql, orderId: number, lines: OrderedLine[], noteFor: Placing["noteFor"]) {
  const shops = byShop(lines);
  const shopRows = shops.map(({ id, name, lines: own }, position) => ({
    order_id: orderId,
    position,
    shop_id: id,
    shop_name: name,
    note: noteFor(id).trim(),
    subtotal_cents: sumCents(own),
  }));
  const lineRows = shops
    .flatMap(({ lines: own }) => own)
    .map((line, position) => ({
      order_id: orderId,
      position,
      shop_id: line.shop_id,
      product_id: line.product_id,
      sku_id: line.sku_id ?? null,
      name: line.name,
      cover: line.cover ?? null,
      options: line.options,
      quantity: line.quantity,
      unit: line.unit ?? null,
      unit_price_cents: line.unit_price_cents,
      total_cents: totalCents(line),
      weight_kg: line.weight_kg ?? null,
      pack_quantity: line.pack_quantity ?? null,
      carton: line.carton ?? null,
      tariff_heading: line.tariff_heading ?? null,
      is_sample: line.is_sample ?? false,
    }));
  await load(sql, "order_shop", shopRows);
  await load(sql, "order_line", lineRows);
}

async function placeIn(sql: Sql, memberId: number, orderInput: Placing) {
  const buyer = await lockNewBuyer(sql, memberId, orderInput.teamId);
  const requestHash = sha256(JSON.stringify(orderInput.request));
  const existing = await sql.row(ExistingOrder, EXISTING_ORDER, [memberId, orderInput.key]);
  if (existing?.request_hash === requestHash) return { orderNo: existing.orderNo, status: existing.status, isNew: false };
  if (existing)
    throw new Refusal(422, `Con esa clave ya se hizo el pedido ${existing.orderNo}, que es otro. Revise sus pedidos.`);
  const address = await findAddress(sql, memberId, orderInput.addressId);
  const priced = await orderInput.takeLines(sql);
  refuseLines(priced);
  assertExpected(sumCents(priced.lines), orderInput.expectedTotal);
  const { id, orderNo } = await insertHead(sql, orderInput, { memberId: buyer.memberId, requestHash, address, priced });
  await insertLines(sql, id, priced.lines, orderInput.noteFor);
  const order = { id, orderNo, totalCents: sumCents(priced.lines), memberId: buyer.memberId };
  if (await holdForApproval(sql, order, buyer, orderInput)) return { orderNo, status: "pending_approval", isNew: true };
  const status = "pending_payment";
  await recordEvent(sql, id, status, { by: buyer.seat?.personId });
  await notifyOfOrder(sql, order, orderPlaced);
  return { orderNo, status, isNew: true };
}

/** Idempotent by key. 422: key reused, unexpected total, unavailable lines. 404: another member's address. */
export async function placeOrder(database: Database, memberId: number, orderInput: Placing) {
  const { isNew, ...order } = await database.transaction((sql) => placeIn(sql, memberId, orderInput));
  if (isNew) countOrder();
  return order;
}
