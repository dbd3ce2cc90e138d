import { z } from "zod";
import { toPacking } from "../../lib/contract/carton.ts";
import { Carton } from "../../lib/contract/packing.ts";
import { toCents } from "../../lib/contract/price.ts";
import type { Sql } from "../db/database.ts";
import { acceptedOffer } from "../inquiry/accept.ts";
import { quantityProblem } from "../product/line-obstacle.ts";
import { weightAndVolume } from "../product/volume.ts";
import { notFound, Refusal } from "../refusal.ts";
import type { PricedOrder } from "./priced-order.ts";

const Ordered = z.object({ orderNo: z.string() });
const ORDERED = `select order_no as "orderNo" from member_order where offer_id = $1 and status <> 'cancelled'`;

const Body = z.object({
  weight: z.number().optional(),
  size: z.string().optional(),
  pack_quantity: z.number().optional(),
  carton: Carton.optional(),
  tariff_heading: z.string().optional(),
});
const BODY = "select weight, size, pack_quantity, carton, tariff_heading from product where id = $1";

/** Lines at the offer's price. 404 when not accepted, 422 when already ordered and not cancelled. */
export async function offerLines(sql: Sql, memberId: number, offerId: string, wantedQuantity?: number): Promise<PricedOrder> {
  const offer = await acceptedOffer(sql, memberId, offerId);
  if (!offer) throw notFound("No encontramos esa oferta entre las que usted aceptó.");
  const ordered = await sql.row(Ordered, ORDERED, [offer.id]);
  if (ordered) throw new Refusal(422, `Con esta oferta ya hizo el pedido ${ordered.orderNo}.`);
  const quantity = wantedQuantity ?? offer.quantity;
  const { min_quantity, step } = offer;
  const wrong = quantityProblem(quantity, { minimum: min_quantity, step });
  if (wrong)
    return { lines: [], refused: [{ product_id: String(offer.product_id), name: offer.product_name, reason: wrong.reason }] };
  const body = (await sql.row(Body, BODY, [offer.product_id])) ?? {};
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
    ...weightAndVolume(body, quantity),
    ...toPacking(body),
    min_quantity,
    ...(step !== undefined && { step }),
  };
  return { lines: [line], refused: [], offer: { id: offer.id, memberId: offer.member_id, trade_terms: offer.trade_terms } };
}
