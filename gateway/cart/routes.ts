import * as calls from "../../lib/contract/cart.ts";
import type { Database } from "../db/database.ts";
import { handleMember, type Route } from "../route.ts";
import { cartCount, readCart } from "./cart.ts";
import * as store from "./store.ts";

/** Calls of specification 7.2. */
export const cartRoutes = (database: Database): Route[] => [
  handleMember(calls.CartAdd, ({ body, session }) => store.addLines(database, session.memberId, body.lines)),
  handleMember(calls.CartList, ({ body, session }) => (body.only ? cartCount : readCart)(database, session.memberId)),
  handleMember(calls.CartUpdate, ({ body, session }) => store.updateLines(database, session.memberId, body.lines)),
  handleMember(calls.CartRemove, ({ body, session }) => store.removeLines(database, session.memberId, body.ids)),
  handleMember(calls.CartRemoveAll, ({ session }) => store.removeAll(database, session.memberId)),
];
