import { z } from "zod";
import { smallestQuantity } from "../../lib/contract/quantity.ts";
import type { Database } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import { quantityProblem } from "../product/line-obstacle.ts";
import { unitsText } from "../product/seed-units.ts";
import { notFound, Refusal } from "../refusal.ts";
import { lockOwners, NO_INQUIRY_TEXT } from "./owner.ts";
import { type InquiryQuantity, orderQuantity, requestedFor } from "./quantity.ts";

const LOCK_INQUIRY = "select id, status, quantity, unit, lines from inquiry where id = $1 and member_id = any($2) for update";
const LockedInquiry = z.object({
  id: z.number(),
  status: z.string(),
  quantity: z.number().optional(),
  unit: z.string(),
  lines: z.array(z.object({ quantity: z.number(), unit: z.string().default("Piece") })),
});

const OFFER = `
  select id, line, status, coalesce(unit, 'Piece') as unit, unit_content, min_quantity, step from offer
  where id = $1 and inquiry_id = $2 and arrives_at <= now()`;
const OfferToAccept = z.object({
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

// The inquiry stays "quoted" while another line has open offers.
const DECIDE = `
  update inquiry set status = 'accepted' where id = $1 and not exists (
    select from offer where inquiry_id = inquiry.id and status = 'open')`;

type Offer = z.output<typeof OfferToAccept>;

/** The accepted quantity in the offer's unit: the chosen or else the requested one. 422 where it does not convert or fit the offer. */
function acceptedQuantity(offer: Offer, requested: InquiryQuantity, chosen: number | undefined): number {
  const quantity = chosen ?? orderQuantity(requested, offer);
  if (quantity === undefined) throw new Refusal(422, "Diga cuántas unidades de esta oferta quiere: no se pueden calcular.");
  const minimum = smallestQuantity({ minimum: offer.min_quantity, step: offer.step });
  if (quantity < minimum) throw new Refusal(422, `La tienda vende desde ${unitsText(minimum, offer.unit)}.`);
  const wrong = quantityProblem(quantity, { minimum, step: offer.step });
  if (wrong) throw new Refusal(422, wrong.reason);
  return quantity;
}

const CLOSED_TEXTS: Record<string, string> = {
  accepted: "Esta solicitud ya tiene una oferta aceptada.",
  closed: "Esta solicitud está cerrada: ya no se le puede aceptar una oferta.",
  expired: "Esta solicitud venció: ya no se le puede aceptar una oferta.",
};

type AcceptFields = { rfq_id: string; accept_offer_id: string; quantity?: number | undefined };

/** Accepts an offer and declines the others of its line; idempotent. 404: another's inquiry; 422: decided, expired or not allowed. */
export async function acceptOffer(
  database: Database,
  memberId: number,
  { rfq_id: rfqId, accept_offer_id: offerId, quantity }: AcceptFields,
) {
  return database.transaction(async (sql) => {
    const owners = await lockOwners(sql, memberId, [toRowId(rfqId)], "order");
    const inquiry = await sql.row(LockedInquiry, LOCK_INQUIRY, [toRowId(rfqId), owners]);
    if (!inquiry) throw notFound(NO_INQUIRY_TEXT);
    const offer = await sql.row(OfferToAccept, OFFER, [toRowId(offerId), inquiry.id]);
    if (!offer) throw notFound("No encontramos esa oferta.");
    if (offer.status === "accepted") return { id: rfqId };
    if (inquiry.status !== "quoted")
      throw new Refusal(422, CLOSED_TEXTS[inquiry.status] ?? "Esta solicitud todavía no tiene ofertas.");
    if (offer.status === "declined") throw new Refusal(422, "Ya aceptó otra oferta para estos productos.");
    if (offer.status !== "open") throw new Refusal(422, "Esta oferta venció. Elija otra o pida una nueva cotización.");
    const accepted = acceptedQuantity(offer, requestedFor(offer, inquiry), quantity);
    await sql.run(ACCEPT, [inquiry.id, offer.id, accepted, offer.line ?? null]);
    await sql.run(DECIDE, [inquiry.id]);
    return { id: rfqId };
  });
}
