import type { z } from "zod";
import type { OrderPre, OrderStore } from "../../lib/contract/order.ts";
import { addressOf, defaultAddressOf } from "../address/store.ts";
import type { Database, Sql } from "../db/database.ts";
import { dollarsOf } from "../money.ts";
import { destinationOf } from "./destination.ts";
import { byShop, estimateOf, shownLine, sumCents } from "./lines.ts";
import { placeOrder } from "./place.ts";
import { linesOf, type Wanted } from "./wanted.ts";

type Asked = z.output<typeof OrderPre.body>;

/** Everything that a body asks for: lines of the cart, lines, an accepted offer. */
async function wantedOf(sql: Sql, _memberId: number, { lines = [] }: Asked): Promise<Wanted> {
  return linesOf(sql, lines);
}

/** What an order would be: lines by shop at the prices of now, what cannot be had, where it would go. Nothing is kept. */
export async function previewOrder(sql: Sql, memberId: number, asked: Asked) {
  const { lines, refused } = await wantedOf(sql, memberId, asked);
  const address = await (asked.address_id ? addressOf(sql, memberId, asked.address_id) : defaultAddressOf(sql, memberId));
  return {
    shops: byShop(lines).map(({ id, name, lines: own }) => ({
      shop_id: id,
      shop_name: name,
      lines: own.map(shownLine),
      subtotal: dollarsOf(sumCents(own)),
    })),
    total: dollarsOf(sumCents(lines)),
    ...estimateOf(lines),
    address: address ? { id: address.id, ...destinationOf(address) } : null,
    refused,
  };
}

/** Places an order of the national family; what came out of the cart leaves it. */
export const placeWanted = (
  database: Database,
  memberId: number,
  { idempotency_key: key, ...request }: z.output<typeof OrderStore.body>,
) =>
  placeOrder(database, memberId, {
    family: "national",
    key,
    addressId: request.address_id,
    noteFor: (shopId) => request.notes[shopId] ?? "",
    expectedTotal: request.expected_total,
    request,
    take: (sql) => wantedOf(sql, memberId, request),
  });
