import { z } from "zod";
import { smallestQuantity } from "../../lib/contract/quantity.ts";
import { Money } from "../../lib/contract/wire.ts";
import type { Database, Sql } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import { quantityProblem } from "../product/line-obstacle.ts";
import { unitsText } from "../product/seed-units.ts";
import { notFound, Refusal } from "../refusal.ts";
import { lockOwners, NO_INQUIRY } from "./owner.ts";
import { type InquiryQuantity, orderQuantity } from "./quantity.ts";

const LOCK = "select id, status, quantity, unit, lines from inquiry where id = $1 and member_id = any($2) for update";
const Locked = z.object({
  id: z.number(),
  status: z.string(),
  quantity: z.number().optional(),
  unit: z.string(),
  lines: z.array(z.object({ quantity: z.number(), unit: z.string().default("Piece") })),
});

const OFFER = `
  select id, line, status, coalesce(unit, 'Piece') as unit, unit_content, min_quantity, step from offer
  where id = $1 and inquiry_id = $2 and arrives_at <= now()`;
const Accepting = z.object({
  id: z.number(),
  line: z.number().optional(),
  status: z.string(),
  unit: z.string(),
  unit_content: z.number().optional(),
  min_quantity: z.number(),
  step: z.number().optional(),
});

const ACCEPT = `
  update offer set status = case when id = $2 then 'accepted' else 'declined' end,
    accepted_quantity = case when id = $2 then $3::integer end
  where inquiry_id = $1 and line is not distinct from $4`;

// Stays open while another line has offers.
const DECIDE = `
  update inquiry set status = 'accepted' where id = $1 and not exists (
    select from offer where inquiry_id = inquiry.id and status = 'open')`;

/** The member's quantity or the requested one, in the offer's unit; 422 without either. */
function chosenQuantity(offer: z.output<typeof Accepting>, inquiryQuantity: InquiryQuantity, chosen: number | undefined): number {
  const quantity = chosen ?? orderQuantity(inquiryQuantity, offer);
  if (quantity === undefined) throw new Refusal(422, "Diga cuántas unidades de esta oferta quiere: no se pueden calcular.");
  const minimum = smallestQuantity({ minimum: offer.min_quantity, step: offer.step });
  if (quantity < minimum) throw new Refusal(422, `La tienda vende desde ${unitsText(minimum, offer.unit)}.`);
  const wrong = quantityProblem(quantity, { minimum, step: offer.step });
  if (wrong) throw new Refusal(422, wrong.reason);
  return quantity;
}

const REFUSED: Record<string, string> = {
  accepted: "Esta solicitud ya tiene una oferta aceptada.",
  closed: "Esta solicitud está cerrada: ya no se le puede aceptar una oferta.",
  expired: "Esta solicitud venció: ya no se le puede aceptar una oferta.",
};

/** Accepts an offer and declines the others of its line. Idempotent. 422 when expired or decided, 404 for another member's; of a team's inquiry who may order for it. */
export async function acceptOffer(
  database: Database,
  memberId: number,
  { rfq_id: rfqId, accept_offer_id: offerId, quantity }: AcceptFields,
) {
  return database.transaction(async (sql) => {
    const owners = await lockOwners(sql, memberId, [toRowId(rfqId)], "order");
    const inquiry = await sql.row(Locked, LOCK, [toRowId(rfqId), owners]);
    if (!inquiry) throw notFound(NO_INQUIRY);
    const offer = await sql.row(Accepting, OFFER, [toRowId(offerId), inquiry.id]);
    if (!offer) throw notFound("No encontramos esa oferta.");
    if (offer.status === "accepted") return { id: rfqId };
    if (inquiry.status !== "quoted")
      throw new Refusal(422, REFUSED[inquiry.status] ?? "Esta solicitud todavía no tiene ofertas.");
    if (offer.status === "declined") throw new Refusal(422, "Ya aceptó otra oferta para estos productos.");
    if (offer.status !== "open") throw new Refusal(422, "Esta oferta venció. Elija otra o pida una nueva cotización.");
    const inquiryQuantity = inquiry.lines[offer.line ?? -1] ?? inquiry;
    await sql.run(ACCEPT, [inquiry.id, offer.id, chosenQuantity(offer, inquiryQuantity, quantity), offer.line ?? null]);
    await sql.run(DECIDE, [inquiry.id]);
    return { id: rfqId };
  });
}
type AcceptFields = { rfq_id: string; accept_offer_id: string; quantity?: number | undefined };

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
  min_quantity: z.number(),
  step: z.number().optional(),
  quantity: z.number().describe("Of the offer's unit: what the member accepted"),
});

const ACCEPTED = `
  select o.id, i.member_id, o.inquiry_id, o.product_id, o.product_name, o.picture, o.unit, o.shop_id, o.shop_name, o.unit_price, o.trade_terms, o.min_quantity, o.step,
    coalesce(o.accepted_quantity, greatest(ceil(coalesce(i.quantity, 1)), o.min_quantity)) as quantity
  from offer o join inquiry i on i.id = o.inquiry_id
  where o.id = $1 and i.member_id = any(buyers_of($2)) and o.status = 'accepted'`;

/** What an order is made from. Undefined unless this member or a teammate accepted the offer; names who asked. */
export const acceptedOffer = (sql: Sql, memberId: number, offerId: string) =>
  sql.row(AcceptedOffer, ACCEPTED, [toRowId(offerId), memberId]);
