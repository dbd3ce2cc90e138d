import { z } from "zod";
import { Money } from "../../lib/contract/wire.ts";
import type { Sql } from "../db/database.ts";
import { toRowId } from "../identifier.ts";

export const Agreed = z.object({
  inquiry_id: z.number(),
  name: z.string(),
  details: z.string(),
  note: z.string(),
  lead_time_days: z.number(),
  trade_terms: z.string(),
});
export type Agreed = z.output<typeof Agreed>;

/** `Agreed` as JSON: what inquiry `i` asked for and its accepted offer `f` said. */
export const AGREED_JSON = `
  json_build_object('inquiry_id', i.id, 'name', i.name, 'details', i.detail, 'note', f.note,
    'lead_time_days', f.lead_time_days, 'trade_terms', f.trade_terms)`;

const AcceptedOffer = z.object({
  id: z.number(),
  member_id: z.number(),
  product_id: z.number(),
  product_name: z.string(),
  picture: z.string().optional(),
  unit: z.string().optional(),
  shop_id: z.number(),
  shop_name: z.string(),
  unit_price: Money,
  agreed: Agreed,
  min_quantity: z.number(),
  step: z.number().optional(),
  quantity: z.number(),
});

// `quantity` is in the offer's unit. Old offers have no `accepted_quantity`: for them it is the inquiry's quantity, raised to the minimum.
const ACCEPTED_OFFER = `
  select f.id, i.member_id, f.product_id, f.product_name, f.picture, f.unit, f.shop_id, f.shop_name, f.unit_price, f.min_quantity, f.step,
    ${AGREED_JSON} as agreed,
    coalesce(f.accepted_quantity, greatest(ceil(coalesce(i.quantity, 1)), f.min_quantity)) as quantity
  from offer f join inquiry i on i.id = f.inquiry_id
  where f.id = $1 and i.member_id = any(buyers_of($2)) and f.status = 'accepted'`;

/** The offer that an order is made from. `member_id`: owner of the inquiry. Undefined unless the member or its team has accepted the offer. */
export const acceptedOffer = (sql: Sql, memberId: number, offerId: string) =>
  sql.row(AcceptedOffer, ACCEPTED_OFFER, [toRowId(offerId), memberId]);
