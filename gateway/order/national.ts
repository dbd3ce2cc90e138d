import type { z } from "zod";
import { lineKey } from "../../lib/contract/line-key.ts";
import type { OrderPre, OrderStore } from "../../lib/contract/order.ts";
import { findAddress, findDefaultAddress } from "../address/store.ts";
import { cartRows, toRequestedLine } from "../cart/cart.ts";
import type { Database, Sql } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import type { JobTimes } from "../job-times.ts";
import { toDollars } from "../money.ts";
import { notFound, Refusal } from "../refusal.ts";
import { toDestination } from "./destination.ts";
import { byShop, sumCents, totalWeightAndVolume, toWireLine } from "./lines.ts";
import { offerLines } from "./offer.ts";
import { placeOrder } from "./place.ts";
import { type PricedOrder, priceLines } from "./priced-order.ts";

const NO_LINES: PricedOrder = { lines: [], refused: [] };

type OrderRequest = z.output<typeof OrderPre.body>;

export async function previewOrder(sql: Sql, memberId: number, requested: OrderRequest) {
  const { lines, refused, offer } = await priceRequested(sql, memberId, requested);
  const address = await (requested.address_id
    ? findAddress(sql, memberId, requested.address_id)
    : findDefaultAddress(sql, memberId));
  return {
    shops: byShop(lines).map(({ id, name, lines: linesOfShop }) => ({
      shop_id: id,
      shop_name: name,
      lines: linesOfShop.map(toWireLine),
      subtotal: toDollars(sumCents(linesOfShop)),
    })),
    total: toDollars(sumCents(lines)),
    ...totalWeightAndVolume(lines),
    address: address ? { id: address.id, ...toDestination(address) } : null,
    refused,
    agreed: offer?.agreed,
  };
}

export const placeNational = (
  database: Database,
  memberId: number,
  { idempotency_key: key, ...request }: z.output<typeof OrderStore.body>,
  { remindSeconds, approvalSeconds }: JobTimes,
) =>
  placeOrder(database, memberId, {
    family: "national",
    key,
    addressId: request.address_id,
    noteFor: (shopId) => request.notes[shopId] ?? "",
    purchaseOrder: request.purchase_order,
    teamId: request.team === undefined ? undefined : toRowId(request.team),
    expectedTotal: request.expected_total,
    request,
    remindSeconds,
    approvalSeconds,
    takeLines: (sql) => takeRequestedLines(sql, memberId, request),
  });

/** 404 when a line has left the cart. */
async function cartLines(sql: Sql, memberId: number, ids: string[]): Promise<PricedOrder> {
  const requested = new Set(ids.map(toRowId));
  const rows = (await cartRows(sql, memberId)).filter(({ id }) => requested.has(id));
  if (rows.length < requested.size) throw notFound("Algunas líneas ya no están en su carrito. Revíselo antes de pedir.");
  const priced = await priceLines(sql, rows.map(toRequestedLine));
  const cartIdOf = new Map(rows.map((line) => [lineKey(toRequestedLine(line)), String(line.id)]));
  return { ...priced, refused: priced.refused.map((line) => ({ ...line, cart_id: cartIdOf.get(lineKey(line)) })) };
}

async function priceRequested(
  sql: Sql,
  memberId: number,
  { cart_ids: ids = [], lines = [], offer_id: offer, offer_quantity: count }: OrderRequest,
) {
  const inCart = ids.length > 0 ? await cartLines(sql, memberId, ids) : NO_LINES;
  const outsideCart = await priceLines(sql, lines);
  const offered = offer === undefined ? NO_LINES : await offerLines(sql, memberId, offer, count);
  return {
    lines: [...inCart.lines, ...outsideCart.lines, ...offered.lines],
    refused: [...inCart.refused, ...outsideCart.refused, ...offered.refused],
    ...(offered.offer && { offer: offered.offer }),
  };
}

const TEAM_OFFER_TEXT = "Esta oferta es de una solicitud de su equipo: haga el pedido para el equipo.";

async function takeRequestedLines(
  sql: Sql,
  memberId: number,
  { team, ...requested }: OrderRequest & { team?: string | undefined },
) {
  const priced = await priceRequested(sql, memberId, requested);
  // A named team needs no check: it is the member's only team, so the offer is the team's or the member's own.
  if (team === undefined && priced.offer && priced.offer.memberId !== memberId) throw new Refusal(422, TEAM_OFFER_TEXT);
  const ids = (requested.cart_ids ?? []).map(toRowId);
  if (ids.length > 0) await sql.run("delete from cart_line where member_id = $1 and id = any($2::integer[])", [memberId, ids]);
  return priced;
}
