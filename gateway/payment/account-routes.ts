import * as calls from "../../lib/contract/payment.ts";
import type { Database } from "../db/database.ts";
import { handleMember, type Route } from "../route.ts";
import * as store from "./account-store.ts";

/** Calls of specification 17.1. */
export const paymentAccountRoutes = (database: Database): Route[] => [
  handleMember(calls.ForeignAccountList, ({ session }) => store.listAccounts(database, session.memberId)),
  handleMember(calls.ForeignAccountDetail, ({ session, params }) => store.findAccount(database, session.memberId, params.id)),
  handleMember(calls.ForeignAccountAdd, ({ session, body }) => store.addAccount(database, session.memberId, body)),
  handleMember(calls.ForeignAccountUpdate, ({ session, params, body }) =>
    store.updateAccount(database, session.memberId, params.id, body),
  ),
  handleMember(calls.ForeignAccountDelete, ({ session, params }) => store.deleteAccount(database, session.memberId, params.id)),
];
