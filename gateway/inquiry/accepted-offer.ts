import { z } from "zod";
import { Money } from "../../lib/contract/wire.ts";
import type { Sql } from "../db/database.ts";
import { toRowId } from "../identifier.ts";

const AcceptedOffer = z.object({
  id: z.number(),
  member_id: z.number(),
  inquiry_id: z.number(),
  product_id: z.number(),
  product_name: z.string(),
  picture: z.string().optional(),
  unit: z.string().optional(),
  shop_id: z.number(),
  shop_name: z.string(),
  unit_price: Money,
  trade_terms: z.string(),
  lead_time_days: z.number(),
  note: z.string(),
  about: z.string(),
  details: z.string(),
  min_quantity: z.number(),
  step: z.number().optional(),
  quantity: z.number(),
});

// `quantity` is in the offer's unit. Old offers have no `accepted_quantity`: for them it is the inquiry's quantity, raised to the minimum.
const ACCEPTED_OFFER = `
  select o.id, i.member_id, o.inquiry_id, o.product_id, o.product_name, o.picture, o.unit, o.shop_id, o.shop_name, o.unit_price, o.trade_terms, o.min_quantity, o.step,
    o.lead_time_days, o.note, i.name as about, i.detail as details,
    coalesce(o.accepted_quantity, greatest(ceil(coalesce(i.quantity, 1)), o.min_quantity)) as quantity
  from offer o join inquiry i on i.id = o.inquiry_id
  where o.id = $1 and i.member_id = any(buyers_of($2)) and o.status = 'accepted'`;

/** The offer that an order is made from. `member_id`: owner of the inquiry. Undefined unless the member or its team has accepted the offer. */
export const acceptedOffer = (sql: Sql, memberId: number, offerId: string) =>
  sql.row(AcceptedOffer, ACCEPTED_OFFER, [toRowId(offerId), memberId]);
