import * as legacy from "../../lib/contract/legacy-order.ts";
import * as calls from "../../lib/contract/order.ts";
import type { Database } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import type { JobTimes } from "../job-times.ts";
import type { Route } from "../route.ts";
import { buyerToList } from "../team/buyer.ts";
import { cancelOrder, destroyOrder, evaluateOrder, receiveOrder } from "./change.ts";
import { orderDetail } from "./detail.ts";
import { addDraft, changeDraft, deleteDrafts, listDrafts } from "./drafts.ts";
import { afterDueWork } from "./due-work.ts";
import { foreignPayments } from "./foreign-payments.ts";
import { orderPage } from "./list.ts";
import { placeNational, previewOrder } from "./national.ts";
import { placeDraft } from "./place-draft.ts";

/** Calls of specification 16.3. */
export function orderRoutes(database: Database, jobTimes: JobTimes): Route[] {
  const family = "national";
  const handleAfterDueWork = afterDueWork(database, jobTimes);
  return [
    handleAfterDueWork(calls.OrderPre, ({ session, body }) => previewOrder(database, session.memberId, body)),
    handleAfterDueWork(calls.OrderStore, ({ session, body }) => placeNational(database, session.memberId, body, jobTimes)),
    handleAfterDueWork(calls.OrderPage, async ({ session, query }) => {
      const team = query.team === undefined ? undefined : toRowId(query.team);
      return orderPage(database, await buyerToList(database, session.memberId, team), family, query);
    }),
    handleAfterDueWork(calls.OrderDetail, ({ session, query }) => orderDetail(database, session.memberId, query.orderNo, family)),
    handleAfterDueWork(calls.OrderCancel, ({ session, body }) => cancelOrder(database, session.memberId, { ...body, family })),
    handleAfterDueWork(calls.OrderReceive, ({ session, query }) =>
      receiveOrder(database, session.memberId, { ...query, family }),
    ),
  ];
}

export function legacyOrderRoutes(database: Database, jobTimes: JobTimes): Route[] {
  const family = "legacy";
  const handleAfterDueWork = afterDueWork(database, jobTimes);
  return [
    handleAfterDueWork(legacy.LegacyOrderIndex, ({ session, query }) => orderPage(database, session.memberId, family, query)),
    handleAfterDueWork(legacy.LegacyOrderShow, ({ session, query }) =>
      orderDetail(database, session.memberId, query.orderNo, family),
    ),
    handleAfterDueWork(legacy.TemporaryOrderList, ({ session }) => listDrafts(database, session.memberId)),
    handleAfterDueWork(legacy.TemporaryOrderAdd, ({ session, body }) => addDraft(database, session.memberId, body)),
    handleAfterDueWork(legacy.TemporaryOrderUpdate, ({ session, body }) => changeDraft(database, session.memberId, body)),
    handleAfterDueWork(legacy.TemporaryOrderDelete, ({ session, body }) => deleteDrafts(database, session.memberId, body.ids)),
    handleAfterDueWork(legacy.LegacyOrderStore, ({ session, body }) => placeDraft(database, session.memberId, body, jobTimes)),
    handleAfterDueWork(legacy.ForeignPayDetail, ({ session, query }) =>
      foreignPayments(database, session.memberId, query.orderNo),
    ),
    handleAfterDueWork(legacy.LegacyOrderDestroy, ({ session, body }) => destroyOrder(database, session.memberId, body)),
    handleAfterDueWork(legacy.LegacyOrderCancel, ({ session, body }) =>
      cancelOrder(database, session.memberId, { ...body, family }),
    ),
    handleAfterDueWork(legacy.LegacyOrderReceive, ({ session, body }) =>
      receiveOrder(database, session.memberId, { ...body, family }),
    ),
    handleAfterDueWork(legacy.LegacyOrderEvaluate, ({ session, body }) => evaluateOrder(database, session.memberId, body)),
  ];
}
