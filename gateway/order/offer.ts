import { z } from "zod";
import { toPacking } from "../../lib/contract/carton.ts";
import { Carton } from "../../lib/contract/packing.ts";
import { toCents } from "../../lib/contract/price.ts";
import type { Sql } from "../db/database.ts";
import { acceptedOffer } from "../inquiry/accepted-offer.ts";
import { quantityProblem } from "../product/line-obstacle.ts";
import { weightAndVolume } from "../product/volume.ts";
import { notFound, Refusal } from "../refusal.ts";
import type { PricedOrder } from "./priced-order.ts";

const ExistingOrder = z.object({ orderNo: z.string() });
const EXISTING_ORDER = `select order_no as "orderNo" from member_order where offer_id = $1 and status <> 'cancelled'`;

const ShippingFacts = z.object({
  weight: z.number().optional(),
  size: z.string().optional(),
  pack_quantity: z.number().optional(),
  carton: Carton.optional(),
  tariff_heading: z.string().optional(),
});
const SHIPPING_FACTS = "select weight, size, pack_quantity, carton, tariff_heading from product where id = $1";

/** The line of an offer at the offer's price. 404 unless the member or its team has accepted the offer, 422 when it has an order that is not cancelled. */
export async function offerLines(sql: Sql, memberId: number, offerId: string, wantedQuantity?: number): Promise<PricedOrder> {
  const offer = await acceptedOffer(sql, memberId, offerId);
  if (!offer) throw notFound("No encontramos esa oferta entre las que usted aceptó.");
  const existing = await sql.row(ExistingOrder, EXISTING_ORDER, [offer.id]);
  if (existing) throw new Refusal(422, `Con esta oferta ya hizo el pedido ${existing.orderNo}.`);
  const quantity = wantedQuantity ?? offer.quantity;
  const { min_quantity, step } = offer;
  const problem = quantityProblem(quantity, { minimum: min_quantity, step });
  if (problem)
    return { lines: [], refused: [{ product_id: String(offer.product_id), name: offer.product_name, reason: problem.reason }] };
  const facts = (await sql.row(ShippingFacts, SHIPPING_FACTS, [offer.product_id])) ?? {};
  const line = {
    shop_id: String(offer.shop_id),
    shop_name: offer.shop_name,
    product_id: String(offer.product_id),
    name: offer.product_name,
    cover: offer.picture,
    options: {},
    quantity,
    unit: offer.unit,
    unit_price_cents: toCents(offer.unit_price),
    ...weightAndVolume(facts, quantity),
    ...toPacking(facts),
    min_quantity,
    ...(step !== undefined && { step }),
  };
  return { lines: [line], refused: [], offer: { id: offer.id, memberId: offer.member_id, agreed: offer.agreed } };
}
