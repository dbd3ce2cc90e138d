import { z } from "zod";
import type { OrderFamily } from "../../lib/contract/order.ts";
import { Lading } from "../../lib/contract/order-papers.ts";
import { Carton } from "../../lib/contract/packing.ts";
import { Timestamp } from "../../lib/contract/wire.ts";
import type { Sql } from "../db/database.ts";
import { AGREED_JSON, Agreed } from "../inquiry/accepted-offer.ts";
import { toDollars } from "../money.ts";
import { BENEFICIARY } from "../payment/beneficiary.ts";
import { notFound } from "../refusal.ts";
import { actionsFor, allowedBy } from "../team/role.ts";
import { actionsIn } from "./state.ts";

const Cents = z.coerce.number().transform(toDollars);

const Event = z.object({ status: z.string(), at: Timestamp, text: z.string(), by: z.string().nullable() });
const Team = z.object({
  name: z.string(),
  placed_by: z.string(),
  is_own: z.boolean(),
  role: z.string(),
  approval_ends_at: Timestamp.nullable(),
});
export const StoredLine = z.object({
  product_id: z.number(),
  sku_id: z.string().optional(),
  name: z.string(),
  cover: z.string().optional(),
  options: z.record(z.string(), z.string()),
  quantity: z.number(),
  unit: z.string().optional(),
  unit_price: Cents,
  total: Cents,
  weight_kg: z.number().optional(),
  pack_quantity: z.number().optional(),
  carton: Carton.optional(),
  tariff_heading: z.string().optional(),
  is_sample: z.boolean().optional(),
});
const Shop = z.object({
  shop_id: z.number(),
  shop_name: z.string(),
  note: z.string(),
  subtotal: Cents,
  lines: z.array(StoredLine),
});
export const Payment = z.object({ id: z.string(), provider: z.string(), amount: Cents, status: z.string(), at: Timestamp });

const Voucher = z.object({
  id: z.number(),
  payment_id: z.string(),
  amount: Cents,
  currency: z.string(),
  status: z.string(),
  created_at: Timestamp,
});

const StoredOrder = z.object({
  orderNo: z.string(),
  status: z.string(),
  created_at: Timestamp,
  total: Cents,
  weight_kg: z.number().optional(),
  volume_m3: z.number().optional(),
  volume_guessed: z.boolean(),
  receiver: z.string(),
  phone: z.string(),
  destination: z.string(),
  offer_id: z.number().optional(),
  tracking_no: z.string().optional(),
  lading: Lading.optional(),
  loading_photos: z.array(z.object({ url: z.string(), alt: z.string(), taken_at: Timestamp })).optional(),
  cancel_reason: z.string().optional(),
  score: z.number().optional(),
  comment: z.string().optional(),
  purchase_order: z.string().optional(),
  trade_terms: z.string().optional(),
  agreed: Agreed.optional(),
  buyer: z.object({ company: z.string(), tax_id: z.string() }).partial(),
  is_in_review: z.boolean(),
  shops: z.array(Shop),
  timeline: z.array(Event),
  team: Team.optional(),
  payments: z.array(Payment),
  vouchers: z.array(Voucher),
});

const isoText = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The JSON of `l`, a row of order_line; `s` is its row of order_shop. */
export const LINE_JSON = `
  json_build_object('product_id', l.product_id, 'sku_id', l.sku_id, 'name', l.name, 'cover', l.cover, 'options', l.options,
    'quantity', l.quantity, 'unit', l.unit, 'unit_price', l.unit_price_cents, 'total', l.total_cents, 'weight_kg', l.weight_kg,
    'pack_quantity', l.pack_quantity, 'carton', l.carton, 'tariff_heading', l.tariff_heading, 'is_sample', nullif(l.is_sample, false), 'shop_name', s.shop_name)`;

const LINES = `
  select json_agg(json_strip_nulls(${LINE_JSON}) order by l.position)
  from order_line l where l.order_id = o.id and l.shop_id = s.shop_id`;

const SHOPS = `
  select json_agg(json_build_object('shop_id', s.shop_id, 'shop_name', s.shop_name, 'note', s.note,
    'subtotal', s.subtotal_cents, 'lines', (${LINES})) order by s.position)
  from order_shop s where s.order_id = o.id`;

const PHOTOS = `
  select json_agg(json_build_object('url', f.path, 'alt', f.alt, 'taken_at', ${isoText("f.taken_at")}) order by f.position)
  from order_photo f where f.order_id = o.id`;
const TEAM = `
  select json_build_object('name', tm.company, 'placed_by', coalesce(person_name(o.placed_by), ''), 'role', p.role,
    'is_own', coalesce(o.placed_by = $1, false),
    'approval_ends_at', case when o.status = 'pending_approval' then ${isoText("o.approval_ends_at")} end)
  from team t join member tm on tm.id = t.member_id join team_person p on p.team_id = t.id and p.member_id = $1
  where t.member_id = o.member_id`;

const VOUCHERS = `
  select coalesce(json_agg(json_build_object('id', v.id, 'payment_id', v.payment_id, 'amount', v.amount_cents,
    'currency', v.currency, 'status', v.status, 'created_at', ${isoText("v.created_at")}) order by v.id), '[]')
  from voucher v where v.order_id = o.id`;

const AGREED = `select ${AGREED_JSON} from offer f join inquiry i on i.id = f.inquiry_id where f.id = o.offer_id`;

// One statement, for a consistent snapshot of order and payments.
const ORDER = `
  select o.order_no as "orderNo", o.status, o.created_at, o.total_cents as total, o.weight_kg, o.volume_m3, o.volume_guessed, o.receiver,
    o.phone, o.destination, o.offer_id, o.tracking_no, o.lading, (${PHOTOS}) as loading_photos, o.cancel_reason, o.score, o.comment, o.purchase_order, o.trade_terms,
    (select json_strip_nulls(json_build_object('company', coalesce(o.buyer_company, nullif(m.company, '')),
      'tax_id', coalesce(o.buyer_tax_id, nullif(m.tax_id, '')))) from member m where m.id = o.member_id) as buyer,
    exists (select from voucher v where v.order_id = o.id and v.status = 'in_review') as is_in_review,
    (${SHOPS}) as shops, (${AGREED}) as agreed,
    (select coalesce(json_agg(json_build_object('status', e.status, 'at', ${isoText("e.at")}, 'text', e.note,
      'by', person_name(e.by_member)) order by e.id), '[]')
      from order_event e where e.order_id = o.id) as timeline,
    (select coalesce(json_agg(json_build_object('id', p.id, 'provider', p.provider, 'amount', p.amount_cents, 'status', p.status,
      'at', ${isoText("p.created_at")}) order by p.created_at, p.id), '[]') from payment p where p.order_id = o.id) as payments,
    (${VOUCHERS}) as vouchers, (${TEAM}) as team
  from member_order o
  where o.member_id = any(buyers_of($1)) and o.order_no = $2 and o.hidden_at is null and ($3::text is null or o.family = $3)`;

export async function orderDetail(sql: Sql, memberId: number, orderNo: string, family?: OrderFamily) {
  const found = await sql.row(StoredOrder, ORDER, [memberId, orderNo, family ?? null]);
  if (!found) throw notFound("No encontramos ese pedido.");
  const { receiver, phone, destination, score, comment, is_in_review: isInReview, team, ...order } = found;
  const actions = actionsIn(order.status, isInReview);
  return {
    ...order,
    address: { receiver, phone, text: destination },
    actions: team ? actionsFor(actions, { role: team.role, isOwn: team.is_own }) : actions,
    ...(team && { team: { ...team, may: allowedBy(team.role) } }),
    ...(order.status === "pending_payment" && { transfer: BENEFICIARY }),
    evaluation: score === undefined ? null : { score, comment: comment ?? "" },
  };
}
