import * as calls from "../../lib/contract/payment.ts";
import type { Database } from "../db/database.ts";
import type { JobTimes } from "../job-times.ts";
import { afterDueWork } from "../order/due-work.ts";
import type { Route } from "../route.ts";
import { beginTransfer } from "./bank.ts";
import { beginPayment, lastPayment } from "./cross-border.ts";
import { lastVoucher, saveVoucher } from "./voucher.ts";

type Options = { database: Database; jobTimes: JobTimes; payUrl: string };

/** Calls of specification 17.2. `payUrl`: public address of the hosted page. */
export function paymentRoutes({ database, jobTimes, payUrl }: Options): Route[] {
  const handleAfterDueWork = afterDueWork(database, jobTimes);
  const hostedPage = { payUrl, paySeconds: jobTimes.paySeconds };
  return [
    handleAfterDueWork(calls.CrossBorderPayInit, ({ session, query }) =>
      beginPayment(database, session.memberId, query, hostedPage),
    ),
    handleAfterDueWork(calls.CrossBorderQuery, ({ session, query }) => lastPayment(database, session.memberId, query.orderNo)),
    handleAfterDueWork(calls.BankPayInit, ({ session, query }) => beginTransfer(database, session.memberId, query)),
    handleAfterDueWork(calls.VoucherSave, ({ session, body }) =>
      saveVoucher(database, session.memberId, body, jobTimes.reviewSeconds),
    ),
    handleAfterDueWork(calls.VoucherDetail, ({ session, query }) => lastVoucher(database, session.memberId, query.orderNo)),
  ];
}
