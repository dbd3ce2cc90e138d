import * as calls from "../../lib/contract/payment.ts";
import type { Database } from "../db/database.ts";
import { afterSettling } from "../order/settle.ts";
import type { Staging } from "../order/staging.ts";
import type { Route } from "../route.ts";
import { beginTransfer } from "./bank.ts";
import { beginPayment, lastPayment } from "./cross-border.ts";
import { lastVoucher, saveVoucher } from "./voucher.ts";

type Parts = { database: Database; staging: Staging; payUrl: string };

/** Specification 17.2. `payUrl`: public address of the hosted page. */
export function paymentRoutes({ database, staging, payUrl }: Parts): Route[] {
  const settled = afterSettling(database, staging);
  const page = { payUrl, paySeconds: staging.paySeconds };
  return [
    settled(calls.CrossBorderPayInit, ({ session, query }) => beginPayment(database, session.memberId, query, page)),
    settled(calls.CrossBorderQuery, ({ session, query }) => lastPayment(database, session.memberId, query.orderNo)),
    settled(calls.BankPayInit, ({ session, query }) => beginTransfer(database, session.memberId, query)),
    settled(calls.VoucherSave, ({ session, body }) => saveVoucher(database, session.memberId, body, staging.reviewSeconds)),
    settled(calls.VoucherDetail, ({ session, query }) => lastVoucher(database, session.memberId, query.orderNo)),
  ];
}
