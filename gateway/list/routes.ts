import * as calls from "../../lib/contract/list.ts";
import type { Database } from "../db/database.ts";
import { handle, handleMember, type Route } from "../route.ts";
import * as store from "./store.ts";

export const listRoutes = (database: Database): Route[] => [
  handleMember(calls.ListAll, ({ session }) => store.allLists(database, session.memberId)),
  handleMember(calls.ListCreate, ({ body, session }) => store.createList(database, session.memberId, body)),
  handleMember(calls.ListDetail, ({ params, session }) => store.listDetail(database, session.memberId, params.id)),
  handleMember(calls.ListChange, ({ params, body, session }) => store.changeList(database, session.memberId, params.id, body)),
  handleMember(calls.ListDelete, ({ params, session }) => store.deleteList(database, session.memberId, params.id)),
  handle(calls.SharedList, ({ params }) => store.sharedList(database, params.share)),
];
