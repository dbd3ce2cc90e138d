import * as legacy from "../../lib/contract/legacy-order.ts";
import * as calls from "../../lib/contract/order.ts";
import type { Database } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import type { Route } from "../route.ts";
import { listedBuyer } from "../team/seat.ts";
import { cancelOrder, destroyOrder, evaluateOrder, receiveOrder } from "./change.ts";
import { orderDetail } from "./detail.ts";
import { afterDueWork } from "./due-work.ts";
import { foreignPayments, placeTemporary } from "./legacy.ts";
import { orderPage } from "./list.ts";
import { placeWanted, previewOrder } from "./national.ts";
import type { SimulatedDelays } from "./simulated-delays.ts";
import * as temporary from "./temporary.ts";

/** Calls of specification 16.3. */
export function orderRoutes(database: Database, delays: SimulatedDelays): Route[] {
  const family = "national";
  const handleDue = afterDueWork(database, delays);
  return [
    handleDue(calls.OrderPre, ({ session, body }) => previewOrder(database, session.memberId, body)),
    handleDue(calls.OrderStore, ({ session, body }) => placeWanted(database, session.memberId, body, delays)),
    handleDue(calls.OrderPage, async ({ session, query }) => {
      const team = query.team === undefined ? undefined : toRowId(query.team);
      return orderPage(database, await listedBuyer(database, session.memberId, team), family, query);
    }),
    handleDue(calls.OrderDetail, ({ session, query }) => orderDetail(database, session.memberId, query.orderNo, family)),
    handleDue(calls.OrderCancel, ({ session, body }) => cancelOrder(database, session.memberId, { ...body, family })),
    handleDue(calls.OrderReceive, ({ session, query }) => receiveOrder(database, session.memberId, { ...query, family })),
  ];
}

export function legacyOrderRoutes(database: Database, delays: SimulatedDelays): Route[] {
  const family = "legacy";
  const handleDue = afterDueWork(database, delays);
  return [
    handleDue(legacy.LegacyOrderIndex, ({ session, query }) => orderPage(database, session.memberId, family, query)),
    handleDue(legacy.LegacyOrderShow, ({ session, query }) => orderDetail(database, session.memberId, query.orderNo, family)),
    handleDue(legacy.TemporaryOrderList, ({ session }) => temporary.temporaryOrders(database, session.memberId)),
    handleDue(legacy.TemporaryOrderAdd, ({ session, body }) => temporary.addTemporary(database, session.memberId, body)),
    handleDue(legacy.TemporaryOrderUpdate, ({ session, body }) => temporary.changeTemporary(database, session.memberId, body)),
    handleDue(legacy.TemporaryOrderDelete, ({ session, body }) =>
      temporary.deleteTemporary(database, session.memberId, body.ids),
    ),
    handleDue(legacy.LegacyOrderStore, ({ session, body }) => placeTemporary(database, session.memberId, body, delays)),
    handleDue(legacy.ForeignPayDetail, ({ session, query }) => foreignPayments(database, session.memberId, query.orderNo)),
    handleDue(legacy.LegacyOrderDestroy, ({ session, body }) => destroyOrder(database, session.memberId, body)),
    handleDue(legacy.LegacyOrderCancel, ({ session, body }) => cancelOrder(database, session.memberId, { ...body, family })),
    handleDue(legacy.LegacyOrderReceive, ({ session, body }) => receiveOrder(database, session.memberId, { ...body, family })),
    handleDue(legacy.LegacyOrderEvaluate, ({ session, body }) => evaluateOrder(database, session.memberId, body)),
  ];
}
