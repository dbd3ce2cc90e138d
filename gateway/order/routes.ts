import * as legacy from "../../lib/contract/legacy-order.ts";
import * as calls from "../../lib/contract/order.ts";
import type { Database } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import type { Route } from "../route.ts";
import { listedBuyer } from "../team/seat.ts";
import { cancelOrder, destroyOrder, evaluateOrder, receiveOrder } from "./change.ts";
import { orderDetail } from "./detail.ts";
import { foreignPayments, placeTemporary } from "./legacy.ts";
import { orderPage } from "./list.ts";
import { placeWanted, previewOrder } from "./national.ts";
import { afterSettling } from "./settle.ts";
import type { SimulatedDelays } from "./simulated-delays.ts";
import * as temporary from "./temporary.ts";

/** Calls of specification 16.3. */
export function orderRoutes(database: Database, delays: SimulatedDelays): Route[] {
  const family = "national";
  const settled = afterSettling(database, delays);
  return [
    settled(calls.OrderPre, ({ session, body }) => previewOrder(database, session.memberId, body)),
    settled(calls.OrderStore, ({ session, body }) => placeWanted(database, session.memberId, body, delays)),
    settled(calls.OrderPage, async ({ session, query }) => {
      const team = query.team === undefined ? undefined : toRowId(query.team);
      return orderPage(database, await listedBuyer(database, session.memberId, team), family, query);
    }),
    settled(calls.OrderDetail, ({ session, query }) => orderDetail(database, session.memberId, query.orderNo, family)),
    settled(calls.OrderCancel, ({ session, body }) => cancelOrder(database, session.memberId, { ...body, family })),
    settled(calls.OrderReceive, ({ session, query }) => receiveOrder(database, session.memberId, { ...query, family })),
  ];
}

export function legacyOrderRoutes(database: Database, delays: SimulatedDelays): Route[] {
  const family = "legacy";
  const settled = afterSettling(database, delays);
  return [
    settled(legacy.LegacyOrderIndex, ({ session, query }) => orderPage(database, session.memberId, family, query)),
    settled(legacy.LegacyOrderShow, ({ session, query }) => orderDetail(database, session.memberId, query.orderNo, family)),
    settled(legacy.TemporaryOrderList, ({ session }) => temporary.temporaryOrders(database, session.memberId)),
    settled(legacy.TemporaryOrderAdd, ({ session, body }) => temporary.addTemporary(database, session.memberId, body)),
    settled(legacy.TemporaryOrderUpdate, ({ session, body }) => temporary.changeTemporary(database, session.memberId, body)),
    settled(legacy.TemporaryOrderDelete, ({ session, body }) => temporary.deleteTemporary(database, session.memberId, body.ids)),
    settled(legacy.LegacyOrderStore, ({ session, body }) => placeTemporary(database, session.memberId, body, delays)),
    settled(legacy.ForeignPayDetail, ({ session, query }) => foreignPayments(database, session.memberId, query.orderNo)),
    settled(legacy.LegacyOrderDestroy, ({ session, body }) => destroyOrder(database, session.memberId, body)),
    settled(legacy.LegacyOrderCancel, ({ session, body }) => cancelOrder(database, session.memberId, { ...body, family })),
    settled(legacy.LegacyOrderReceive, ({ session, body }) => receiveOrder(database, session.memberId, { ...body, family })),
    settled(legacy.LegacyOrderEvaluate, ({ session, body }) => evaluateOrder(database, session.memberId, body)),
  ];
}
