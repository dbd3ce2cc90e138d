import { randomInt } from "node:crypto";
import { z } from "zod";
import type { OrderFamily } from "../../lib/contract/order.ts";
import type { StoredAddress } from "../address/store.ts";
import type { Sql } from "../db/database.ts";
import { load } from "../db/load.ts";
import { toDestination } from "./destination.ts";
import { byShop, type OrderedLine, sumCents, totalCents, totalWeightAndVolume } from "./lines.ts";
import type { PricedOrder } from "./priced-order.ts";

type NewOrder = {
  memberId: number;
  family: OrderFamily;
  key: string;
  requestHash: string;
  address: StoredAddress;
  priced: PricedOrder;
  noteFor: (shopId: string) => string;
  purchaseOrder?: string | undefined;
  remindSeconds: number;
};

export async function insertOrder(sql: Sql, order: NewOrder): Promise<{ id: number; orderNo: string }> {
  const inserted = await insertHead(sql, order);
  await insertLines(sql, inserted.id, order.priced.lines, order.noteFor);
  return inserted;
}

/** `$1`: the order's own columns as JSON; `$2`: the text that a search finds it by; `$3`: time until the reminder. The rest comes from `member`. */
const insertStatement = (columns: string[]) => `
  insert into member_order (${columns.join(", ")}, document, remind_at, buyer_company, buyer_tax_id)
  select ${columns.map((column) => `placed.${column}`).join(", ")},
    order_document(member.id, $2), now() + $3::interval, nullif(member.company, ''), nullif(member.tax_id, '')
  from jsonb_populate_record(null::member_order, $1::jsonb) placed join member on member.id = placed.member_id
  on conflict (order_no) do nothing returning id`;

/** Random, so that it reveals no counts; one that is in use is drawn anew. */
const newOrderNo = () => String(randomInt(10 ** 11, 10 ** 12));

/** As words for the search: `OC-2026-77` must not become a negative 77. */
const wordsIn = (number: string) => number.replace(/[^\p{L}\p{N}]+/gu, " ");

const searchText = (numbers: string[], lines: OrderedLine[]) =>
  [...numbers, ...new Set(lines.flatMap((line) => [line.name, line.shop_name, ...Object.values(line.options)]))].join(" ");

async function insertHead(sql: Sql, order: NewOrder) {
  const { memberId, family, key, requestHash, address, purchaseOrder, remindSeconds } = order;
  const { lines, offer } = order.priced;
  const membersNumber = purchaseOrder || null;
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
      purchase_order: membersNumber,
      trade_terms: offer?.agreed.trade_terms ?? null,
    };
    const searched = searchText([orderNo, wordsIn(membersNumber ?? "")], lines);
    const values = [JSON.stringify(columns), searched, `${remindSeconds} seconds`];
    const inserted = await sql.row(z.object({ id: z.number() }), insertStatement(Object.keys(columns)), values);
    if (inserted) return { id: inserted.id, orderNo };
  }
}

async function insertLines(sql: Sql, orderId: number, lines: OrderedLine[], noteFor: NewOrder["noteFor"]) {
  const shops = byShop(lines);
  const shopRows = shops.map(({ id, name, lines: group }, position) => ({
    order_id: orderId,
    position,
    shop_id: id,
    shop_name: name,
    note: noteFor(id).trim(),
    subtotal_cents: sumCents(group),
  }));
  const lineRows = shops
    .flatMap(({ lines: group }) => group)
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
