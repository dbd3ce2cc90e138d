import * as calls from "../../lib/contract/address.ts";
import type { Database } from "../db/database.ts";
import { handleMember, type Route } from "../route.ts";
import * as store from "./store.ts";

/** Calls of specification 4.2. */
export const addressRoutes = (database: Database): Route[] => [
  handleMember(calls.AddressList, ({ session }) => store.listAddresses(database, session.memberId)),
  handleMember(calls.AddressAdd, ({ session, body }) => store.addAddress(database, session.memberId, body)),
  handleMember(calls.AddressUpdate, ({ session, params, body }) =>
    store.updateAddress(database, session.memberId, params.id, body),
  ),
  handleMember(calls.AddressSetDefault, ({ session, params }) => store.setDefaultAddress(database, session.memberId, params.id)),
  handleMember(calls.AddressDelete, ({ session, params }) => store.deleteAddress(database, session.memberId, params.id)),
];
